import type { Database } from '@touchline/database'
import { STATE, TABLE_DETAIL } from '@touchline/football'
import { readFixtures } from '@touchline/ingest/derive/seasons/read-season.ts'
import { seasonTables } from '@touchline/ingest/derive/seasons/season-tables.ts'

/** Positions in the table of a season as it was at an instant, from the results before it; a team without a match has none. */
export async function findPositionsBefore(
  { pool }: Database,
  seasonId: number,
  instant: Date,
): Promise<ReadonlyMap<number, number>> {
  const season = await readFixtures(pool, seasonId)
  if (season === null) return new Map()
  const at = instant.toISOString()
  const fixtures = season.fixtures.map((one) =>
    one.kickoff < at ? one : { ...one, stateId: STATE.not_started, homeGoals: null, awayGoals: null },
  )
  // A team that plays in several stages has the position of the last of them.
  return new Map(
    seasonTables({ ...season, fixtures }, []).flatMap(({ rows }) =>
      rows
        .filter(({ details }) => (details[TABLE_DETAIL.overall.played] ?? 0) > 0)
        .map(({ team, position }): [number, number] => [team, position]),
    ),
  )
}
