import { z } from 'zod'
import { id, score } from './fields.ts'

/** What changed of a match in the lists everyone may see; sent on the live stream as event `match`. */
export const liveMatch = z.object({
  match_id: id,
  state_id: z.number().int().optional(),
  status: z.number().int(),
  minute: z.number().int().nullable(),
  added_minute: z.number().int().nullable(),
  score: score.nullable(),
  shootout: score.nullable(),
})
export type LiveMatch = z.infer<typeof liveMatch>

/** Events for subscribers; each names a fixture. */
export const SUBSCRIBER_EVENTS = ['events', 'statistics', 'inplay'] as const
export type SubscriberEvent = (typeof SUBSCRIBER_EVENTS)[number]

/** `events` and `statistics`: those of this fixture are to be read anew. */
export const livePart = z.object({ match_id: id })
export type LivePart = z.infer<typeof livePart>

/** `inplay`: the match came into the list of matches going on (`true`) or ended or was called off (`false`). */
export const liveInplay = z.object({ match_id: id, going_on: z.boolean() })
export type LiveInplay = z.infer<typeof liveInplay>

/**
 * `access`: what a client that sent `Authorization` may hear, first on the stream and again when that ends. 2: the events for subscribers
 * too; 0 never paid, 1 expired and null a token that is not valid: only those for everyone. After the end of access the stream closes,
 * and the client that comes back hears what everyone does.
 */
export const liveAccess = z.object({ type: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable() })
export type LiveAccess = z.infer<typeof liveAccess>

/** The address of the stream below `/api`; server-sent events, resumed with `Last-Event-ID`. */
export const LIVE_STREAM_PATH = '/live/stream'
