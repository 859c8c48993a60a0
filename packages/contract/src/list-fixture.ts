import { z } from 'zod'
import { fixtureScore, participant } from './fixture.ts'
import { id, instant } from './kit/fields.ts'
import { namedLeague } from './kit/names.ts'

/** A fixture as lists of one league, team, player or coach show it. */
export const listFixture = z.object({
  id,
  /** 1 to 26. */
  state_id: z.number().int(),
  starting_at: instant,
  /** The same instant in seconds since 1970. */
  starting_at_timestamp: z.number().int(),
  /** False where only the day is known. */
  kickoff_known: z.boolean(),
  league_id: id,
  league: namedLeague.extend({ country: z.object({ id, name: z.string(), code: z.string() }) }),
  season_id: id,
  stage: z.object({ name: z.string() }).nullable(),
  group: z.object({ name: z.string() }).nullable(),
  round: z.object({ name: z.string() }).nullable(),
  /** Home side first. */
  participants: z.tuple([participant, participant]),
  /** Of types 1525 (goals so far or at the end) and 5 (shoot-out); what is unknown or not played has no entry. */
  scores: z.array(fixtureScore),
  /** The period going on with the minute of the match and minutes of added time; empty when none is. */
  periods: z.array(
    z.object({ sort_order: z.number().int(), minutes: z.number().int(), time_added: z.number().int().nullable() }),
  ),
  /** Present, and true, where the source has no minute of its own and ours is reckoned: it is shown as `~57'`. */
  minute_estimated: z.boolean().optional(),
})
export type ListFixture = z.infer<typeof listFixture>
