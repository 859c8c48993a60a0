import { z } from 'zod'
import { fixtureScore, participant } from './fixture.ts'
import { id, instant } from './kit/fields.ts'
import { namedLeague } from './kit/names.ts'

export const listFixture = z
  .object({
    id,
    state_id: z.number().int().describe('1 to 26.'),
    starting_at: instant,
    starting_at_timestamp: z.number().int().describe('The same instant in seconds since 1970.'),
    kickoff_known: z.boolean().describe('False where only the day is known.'),
    league_id: id,
    league: namedLeague.extend({ country: z.object({ id, name: z.string(), code: z.string() }) }),
    season_id: id,
    stage: z.object({ name: z.string() }).nullable(),
    group: z.object({ name: z.string() }).nullable(),
    round: z.object({ name: z.string() }).nullable(),
    participants: z.tuple([participant, participant]).describe('Home side first.'),
    scores: z
      .array(fixtureScore)
      .describe(
        'Of types 1525 (goals so far or at the end) and 5 (shoot-out); what is unknown or not played has no entry.',
      ),
    periods: z
      .array(
        z.object({
          sort_order: z.number().int().describe('Periods in the order they are played.'),
          minutes: z.number().int().describe('Minute of the match reached.'),
          time_added: z.number().int().nullable(),
        }),
      )
      .describe('The period going on with the minute of the match and minutes of added time; empty when none is.'),
    minute_estimated: z
      .boolean()
      .optional()
      .describe(
        "Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`.",
      ),
  })
  .describe('A fixture as lists of one league, team, player or coach show it.')
export type ListFixture = z.infer<typeof listFixture>
