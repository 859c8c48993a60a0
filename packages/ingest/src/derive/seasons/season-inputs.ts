import type pg from 'pg'
import { type ReportedRow, reportedTables } from './compare-reported.ts'
import { correctionsOf } from './corrections.queries.ts'
import { readSeason, type StoredSeason } from './read-season.ts'
import type { ReportedCorrection } from './season-tables.ts'

/** Everything that is computed of a season is computed from this. */
export interface SeasonInputs {
  season: StoredSeason
  corrections: readonly ReportedCorrection[]
  /** The league tables that sources reported. */
  tables: readonly ReportedRow[]
}

/** Null when there is no such season. */
export async function readInputs(client: pg.ClientBase, seasonId: number): Promise<SeasonInputs | null> {
  const [season, corrections, tables] = await Promise.all([
    readSeason(client, seasonId),
    correctionsOf(client, seasonId),
    reportedTables(client, seasonId),
  ])
  return season && { season, corrections, tables }
}
