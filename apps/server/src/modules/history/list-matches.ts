import type { Database } from '@touchline/database'
import type { Half } from '@touchline/football'
import { findEvents } from './history.queries.ts'
import type { HistoryRow } from './history-row.ts'
import { type ListedMatch, viewPastMatch } from './past-match.view.ts'

/** Rows with their events as lists show them. @param team id of the listed team; null for the home team of each match */
export async function listMatches(
  database: Database,
  rows: readonly HistoryRow[],
  half: Half,
  team: number | null,
): Promise<ListedMatch[]> {
  const events = await findEvents(
    database,
    rows.map((row) => row.id),
  )
  return rows.map((row) => viewPastMatch(row, events.get(row.id) ?? [], half, team))
}
