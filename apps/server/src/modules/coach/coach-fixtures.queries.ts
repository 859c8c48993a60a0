import type { Database } from '@touchline/database'

/**
 * The matches of these seasons that a coach led, those to come of a team he leads included, newest first. Which teams is found first, so
 * that the sides are read by season and team.
 */
const LED = `
  select s.fixture_id as id
  from (
    select team_id from coach_spell where coach_id = $1
    union select team_id from coach_season where coach_id = $1 and season_id = any($2::integer[])
  ) k
  join side s on s.season_id = any($2::integer[]) and s.team_id = k.team_id
  where s.coach_id = $1 or (s.coach_id is null and exists (
    select from coach_spell p
    where p.coach_id = $1 and p.team_id = s.team_id and p.position_id = 221
      and p.starts_on <= s.kickoff::date and (p.ends_on is null or p.ends_on >= s.kickoff::date)
  ))
  group by s.fixture_id, s.kickoff
  order by s.kickoff desc, s.fixture_id desc`

export async function findLedFixtures(database: Database, id: number, seasons: readonly number[]): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(LED, [id, seasons])
  return rows.map((row) => row.id)
}
