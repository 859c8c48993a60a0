import { firstRow, type Placeholders, prepared, type Queryable, selection } from '@touchline/database'
import { type SQL, sql } from 'drizzle-orm'
import { columnNames } from '../../write/rows/row.ts'
import { COMPUTED, COMPUTED_TABLES, type TableOfSeasons } from './computed-tables.ts'

/** The stored rows of a season in a table. */
export interface StoredRows {
  /** The scopes that sources have reported (`scopeOf`). */
  reported: ReadonlySet<string>
  hasComputed: boolean
}

interface OfSeason {
  seasonId: number
}

const reported = ({ table, scope }: TableOfSeasons, seasonId: SQL) => sql<string[]>`array(
  select distinct concat_ws(' ', ${columnNames(scope)}) from ${table} where ${table.seasonId} = ${seasonId} and ${table.source} <> ${COMPUTED})`

const hasComputed = ({ table }: TableOfSeasons, seasonId: SQL) => sql<boolean>`exists (
  select from ${table} where ${table.seasonId} = ${seasonId} and ${table.source} = ${COMPUTED})`

const STORED = prepared((p: Placeholders<OfSeason>) => {
  const seasonId = sql`${p.seasonId}::integer`
  const ofEach = COMPUTED_TABLES.flatMap((of, at) => [
    [`reported ${at}`, reported(of, seasonId)] as const,
    [`computed ${at}`, hasComputed(of, seasonId)] as const,
  ])
  return selection(Object.fromEntries(ofEach), (columns) => sql`select ${columns}`)
})

/** By table, in the order of `COMPUTED_TABLES`. */
export async function storedRows(queryable: Queryable, seasonId: number): Promise<StoredRows[]> {
  const found = await firstRow(queryable, STORED, { seasonId })
  return COMPUTED_TABLES.map((_, at) => ({
    reported: new Set(found?.[`reported ${at}`] as string[]),
    hasComputed: found?.[`computed ${at}`] as boolean,
  }))
}
