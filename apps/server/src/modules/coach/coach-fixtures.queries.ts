import {
  coachSeason,
  coachSpell,
  type Database,
  type Placeholders,
  rows,
  selection,
  side,
  statement,
} from '@touchline/database'
import { sql } from 'drizzle-orm'

/**
 * The matches of these seasons that a coach led, those to come of a team he leads included, newest first. Which teams is found first, so
 * that the sides are read by season and team.
 */
const LED = statement((p: Placeholders<{ id: number; seasons: readonly number[] }>) =>
  selection(
    { id: side.fixtureId },
    (columns) => sql`
      select ${columns}
      from (
        select ${coachSpell.teamId} as team_id from ${coachSpell} where ${coachSpell.coachId} = ${p.id}
        union select ${coachSeason.teamId} from ${coachSeason}
        where ${coachSeason.coachId} = ${p.id} and ${coachSeason.seasonId} = any(${p.seasons}::integer[])
      ) k
      join ${side} on ${side.seasonId} = any(${p.seasons}::integer[]) and ${side.teamId} = k.team_id
      where ${side.coachId} = ${p.id} or (${side.coachId} is null and exists (
        select from ${coachSpell}
        where ${coachSpell.coachId} = ${p.id} and ${coachSpell.teamId} = ${side.teamId} and ${coachSpell.positionId} = 221
          and ${coachSpell.startsOn} <= ${side.kickoff}::date
          and (${coachSpell.endsOn} is null or ${coachSpell.endsOn} >= ${side.kickoff}::date)
      ))
      group by ${side.fixtureId}, ${side.kickoff}
      order by ${side.kickoff} desc, ${side.fixtureId} desc`,
  ),
)

export async function findLedFixtures({ pool }: Database, id: number, seasons: readonly number[]): Promise<number[]> {
  return (await rows(pool, LED, { id, seasons })).map((row) => row.id)
}
