import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { type ReportedRow, reportedTables } from './compare-reported.ts'
import { COMPUTED_TABLES } from './computed-rows.ts'
import { correctionsOf } from './corrections.queries.ts'
import { readSeason, type StoredSeason } from './read-season.ts'
import type { ReportedCorrection } from './season-tables.ts'
import { type StoredRows, storedRows } from './write-computed.ts'

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
    readStored(client, seasonId),
  ])
  return season && { season, corrections, tables, stored }
}

export const readStored = (client: pg.ClientBase, seasonId: number): Promise<StoredRows[]> =>
  Promise.all(COMPUTED_TABLES.map((table) => storedRows(client, table, seasonId)))

export const sameStored = (one: SeasonInputs['stored'], other: SeasonInputs['stored']): boolean =>
  isDeepStrictEqual(one, other)
