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

/** The address of the stream below `/api`; server-sent events, resumed with `Last-Event-ID`. */
export const LIVE_STREAM_PATH = '/live/stream'
