import type { Database } from '@touchline/database'
import { listFixtures } from '../../shared/list-fixture.ts'
import { viewTable } from './explained.views.ts'
import type { SeasonStanding } from './season-standing.ts'
import { findFormFixtures, MAX_FORM } from './standing.queries.ts'
import { viewStanding } from './standing.views.ts'

/** The answer of the call for tables, with the matches behind the letters of form and those in play. */
export async function viewSeasonStanding(database: Database, { season, tables }: SeasonStanding) {
  const letters = tables.flatMap(({ rows }) => rows.flatMap(({ row }) => row.form.slice(-MAX_FORM)))
  const playing = tables.flatMap(({ made }) => made?.playing.flatMap(({ fixture }) => fixture ?? []) ?? [])
  const [fixtures, in_play] = await Promise.all([
    findFormFixtures(database, [...new Set(letters.flatMap(({ fixtureId }) => fixtureId ?? []))]),
    listFixtures(database, playing),
  ])
  return {
    standing: tables.flatMap(({ rows, made }) => rows.map((row) => viewStanding(row, made?.order ?? [], fixtures))),
    tables: tables.flatMap(({ made }) => (made ? [viewTable(season, made)] : [])),
    in_play,
  }
}
