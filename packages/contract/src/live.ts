import { z } from 'zod'
import { accessType, id, priceFormats, redCards, score } from './kit/fields.ts'

export const liveMatch = z
  .object({
    match_id: id,
    state_id: z.number().int().optional(),
    status: z.number().int().describe('State of the match, 1 to 26.'),
    minute: z.number().int().nullable(),
    added_minute: z.number().int().nullable(),
    minute_estimated: z
      .boolean()
      .optional()
      .describe(
        "Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`.",
      ),
    score: score.nullable(),
    halftime: score.nullable().describe('Goals of the first half; null until it is over, and where they are unknown.'),
    shootout: score.nullable(),
    local_red_cards: redCards,
    visitor_red_cards: redCards,
  })
  .describe('What changed of a match in the lists everyone may see; sent on the live stream as event `match`.')
export type LiveMatch = z.infer<typeof liveMatch>

export const liveOdds = z
  .object({
    match_id: id,
    odds: z.tuple([priceFormats, priceFormats, priceFormats]).nullable().optional(),
    odds_source: z.string().nullable().optional(),
  })
  .describe(
    '`odds`: prices of a match to come or in play changed. What everyone reads of its markets has to be read again; `odds` and `odds_source`, as `/upcoming` reports them, are there when the reference prices are among those that changed. Of several changes in a row only the last may be sent.',
  )
export type LiveOdds = z.infer<typeof liveOdds>

/** Events for subscribers; each names a fixture, `season` a season. */
export const SUBSCRIBER_EVENTS = ['events', 'statistics', 'lineup', 'inplay', 'season'] as const
export type SubscriberEvent = (typeof SUBSCRIBER_EVENTS)[number]

export const livePart = z
  .object({ match_id: id })
  .describe('`events`, `statistics` (momentum included) and `lineup`: those of this fixture have to be read again.')
export type LivePart = z.infer<typeof livePart>

export const liveInplay = z
  .object({ match_id: id, going_on: z.boolean() })
  .describe('`inplay`: the match came into the list of matches going on (`true`) or ended or was called off (`false`).')
export type LiveInplay = z.infer<typeof liveInplay>

export const liveSeason = z
  .object({ season_id: id })
  .describe('`season`: table, top scorers or statistics of the season are new.')
export type LiveSeason = z.infer<typeof liveSeason>

/** The event with the chances of a match in play, for subscribers (`LiveChances`). It follows the change that it is made of. */
export const CHANCES_EVENT = 'chances'

export const liveAccess = z
  .object({
    type: accessType.nullable().describe('2 everything, 0 never paid, 1 expired, null for a token that is not valid.'),
  })
  .describe(
    '`access`: what a client that sent `Authorization` may receive, first on the stream and again when that ends. 2: the events for subscribers too; 0 never paid, 1 expired and null a token that is not valid: only those for everyone. After the end of access the stream closes, and the client that comes back receives what everyone does.',
  )
export type LiveAccess = z.infer<typeof liveAccess>

/** The address of the stream below `/api`; server-sent events, resumed with `Last-Event-ID`. */
export const LIVE_STREAM_PATH = '/live/stream'
