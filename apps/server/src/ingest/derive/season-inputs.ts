import type pg from 'pg'
import { type ReportedRow, reportedTables } from './compare-reported.ts'
import { COMPUTED_TABLES } from './computed-rows.ts'
import { correctionsOf } from './corrections.queries.ts'
import { readSeason, type StoredSeason } from './read-season.ts'
import type { ReportedCorrection } from './season-tables.ts'
import { reportedScopes } from './write-computed.ts'

/** Everything that is computed of a season is computed from this. */
export interface SeasonInputs {
  season: StoredSeason
  corrections: readonly ReportedCorrection[]
  /** The league tables that sources reported. */
  tables: readonly ReportedRow[]
  /** What sources reported, by table in the order of `COMPUTED_TABLES`. */
  reported: readonly ReadonlySet<string>[]
}

/** Null when there is no such season. */
export async function readInputs(client: pg.ClientBase, seasonId: number): Promise<SeasonInputs | null> {
  const [season, corrections, tables, reported] = await Promise.all([
    readSeason(client, seasonId),
    correctionsOf(client, seasonId),
    reportedTables(client, seasonId),
    readReported(client, seasonId),
  ])
  return season && { season, corrections, tables, reported }
}

export const readReported = (client: pg.ClientBase, seasonId: number): Promise<Set<string>[]> =>
  Promise.all(COMPUTED_TABLES.map((table) => reportedScopes(client, table, seasonId)))

export const sameReported = (one: SeasonInputs['reported'], other: SeasonInputs['reported']): boolean =>
  one.every((scopes, at) => scopes.size === other[at]?.size && [...scopes].every((scope) => other[at]?.has(scope)))
