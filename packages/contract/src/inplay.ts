import { z } from 'zod'
import { fixtureScore, participant } from './fixture.ts'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, instant } from './kit/fields.ts'

export const inplayMatch = z.object({
  id,
  starting_at: instant,
  /** The same instant in seconds since 1970. */
  starting_at_timestamp: z.number().int(),
  /** False where only the day is known. */
  kickoff_known: z.boolean(),
  /** 1 to 26. */
  state_id: z.number().int(),
  /** Minute of play and minutes of added time, null when no period is running. */
  minute: z.number().int().nullable(),
  added_minute: z.number().int().nullable(),
  /** Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`. */
  minute_estimated: z.boolean().optional(),
  /** When the period going on began, for a clock where no minute is known; null when none is running or nobody says. */
  period_started_at: instant.nullable(),
  league: z.object({
    id,
    name: z.string(),
    image_path: z.string(),
    country: z.object({ id, name: z.string(), code: z.string() }),
  }),
  stage: z.object({ name: z.string() }).nullable(),
  /** Home side first. */
  participants: z.tuple([participant, participant]),
  /** Only the types 1525 and 5: so far and of the shoot-out. */
  scores: z.array(fixtureScore),
  /** Red cards of each side, second yellows included; null when nobody counts them. */
  red_cards: z.object({ home: z.number().int().nullable(), away: z.number().int().nullable() }),
  /** The last one is running or was the last to run. */
  periods: z.array(
    z.object({
      sort_order: z.number().int(),
      /** 1 first half, 2 second half, 3 extra time, 5 shoot-out, 5314 and 39 the halves of extra time. */
      type_id: z.number().int(),
      /** Minute of play reached, 90 from the 90th on; what comes beyond is `time_added`. */
      minutes: z.number().int().nullable(),
      time_added: z.number().int().nullable(),
    }),
  ),
})
export type InplayMatch = z.infer<typeof inplayMatch>

export const livescoresInplay = defineCall({
  method: 'GET',
  path: '/v3/livescore/inplay',
  access: 'subscription',
  area: 'inplay',
  summary: 'The matches going on, interrupted ones and those that ended a moment ago included; earliest kick-off first',
  answer: forSubscribers({ inplay: z.array(inplayMatch) }),
})
