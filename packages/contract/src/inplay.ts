import { z } from 'zod'
import { fixtureScore, participant } from './fixture.ts'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, instant } from './kit/fields.ts'

export const inplayMatch = z.object({
  id,
  starting_at: instant,
  starting_at_timestamp: z.number().int().describe('The same instant in seconds since 1970.'),
  kickoff_known: z.boolean().describe('False where only the day is known.'),
  state_id: z.number().int().describe('1 to 26.'),
  minute: z
    .number()
    .int()
    .nullable()
    .describe('Minute of play and minutes of added time, null when no period is running.'),
  added_minute: z.number().int().nullable(),
  minute_estimated: z
    .boolean()
    .optional()
    .describe(
      "Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`.",
    ),
  period_started_at: instant
    .nullable()
    .describe(
      'When the period going on began, for a clock where no minute is known; null when none is running or nobody says.',
    ),
  league: z.object({
    id,
    name: z.string(),
    image_path: z.string(),
    country: z.object({ id, name: z.string(), code: z.string() }),
  }),
  stage: z.object({ name: z.string() }).nullable(),
  participants: z.tuple([participant, participant]).describe('Home side first.'),
  scores: z.array(fixtureScore).describe('Only the types 1525 and 5: so far and of the shoot-out.'),
  red_cards: z
    .object({ home: z.number().int().nullable(), away: z.number().int().nullable() })
    .describe('Red cards of each side, second yellows included; null when nobody counts them.'),
  periods: z
    .array(
      z.object({
        sort_order: z.number().int().describe('Periods in the order they are played.'),
        type_id: z
          .number()
          .int()
          .describe('1 first half, 2 second half, 3 extra time, 5 shoot-out, 5314 and 39 the halves of extra time.'),
        minutes: z
          .number()
          .int()
          .nullable()
          .describe('Minute of play reached, 90 from the 90th on; what comes beyond is `time_added`.'),
        time_added: z.number().int().nullable(),
      }),
    )
    .describe('The last one is running or was the last to run.'),
})
export type InplayMatch = z.infer<typeof inplayMatch>

export const livescoresInplay = defineCall({
  method: 'GET',
  path: '/v3/livescore/inplay',
  access: 'subscription',
  area: 'inplay',
  summary: 'The matches going on, interrupted ones and those that ended a moment ago included; earliest kick-off first',
  answer: forSubscribers({ inplay: z.array(inplayMatch).describe('The matches.') }),
})
