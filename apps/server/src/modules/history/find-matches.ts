import type { Database } from '@touchline/database'
import type { Match } from '@touchline/football'
import { findEvents } from './history.queries.ts'
import type { HistoryRow } from './history-row.ts'
import { matchOf } from './match-of.ts'

/** The matches of rows, with their goals, corners and cards. */
export async function findMatches(database: Database, rows: readonly HistoryRow[]): Promise<Match[]> {
  const events = await findEvents(
    database,
    rows.map((row) => row.id),
  )
  return rows.map((row) => matchOf(row, events.get(row.id) ?? []))
}
