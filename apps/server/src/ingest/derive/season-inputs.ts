import type pg from 'pg'
import { type ReportedRow, reportedTables } from './compare-reported.ts'
import { correctionsOf } from './corrections.queries.ts'
import { readSeason, type StoredSeason } from './read-season.ts'
import type { ReportedCorrection } from './season-tables.ts'
import { type StoredRows, storedRows } from './stored-rows.ts'

/** Everything that is computed of a season is computed from this. */
export interface SeasonInputs {
  season: StoredSeason
  corrections: readonly ReportedCorrection[]
  /** The league tables that sources reported. */
  tables: readonly ReportedRow[]
  /** What is stored already, by table in the order of `COMPUTED_TABLES`. */
  stored: readonly StoredRows[]
}

/** Null when there is no such season. */
export async function readInputs(client: pg.ClientBase, seasonId: number): Promise<SeasonInputs | null> {
  const [season, corrections, tables, stored] = await Promise.all([
    readSeason(client, seasonId),
    correctionsOf(client, seasonId),
    reportedTables(client, seasonId),
    storedRows(client, seasonId),
  ])
  return season && { season, corrections, tables, stored }
}
