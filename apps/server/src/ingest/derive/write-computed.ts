import {
  execute,
  type Placeholders,
  prepared,
  query,
  rows,
  rowTypeOf,
  type Statement,
  selection,
} from '@touchline/database'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { allAnswered } from '../all-answered.ts'
import { encodedRows, encodeRows } from '../rows/encode-rows.ts'
import { columnNames, type Row, sameRow } from '../rows/row.ts'
import { upsertRows } from '../rows/upsert.ts'

/** Who reported a row that we computed ourselves. */
export const COMPUTED = 'computed'

type SeasonTable = PgTable & { readonly seasonId: PgColumn; readonly source: PgColumn }

interface OfSeason {
  seasonId: number
}

/** A table of what is reported or computed of seasons. */
export interface TableOfSeasons<T extends SeasonTable = SeasonTable> {
  table: T
  /** Properties of the table's key. */
  key: readonly string[]
  /** Properties that name what a source reports as a whole: where it reported that, nothing computed stands. */
  scope: readonly string[]
  /** The scopes that a source has reported of a season, and that of a computed row if there are any. */
  stored: Statement<OfSeason, Record<string, unknown>>
}

export function tableOfSeasons<T extends SeasonTable, Name extends keyof T['$inferInsert'] & string>(
  table: T,
  key: readonly Name[],
  scope: readonly Name[] = key,
): TableOfSeasons<T> {
  const isComputed = sql<unknown>`${table.source} = ${COMPUTED}`
  const fields = Object.fromEntries(scope.map((property) => [property, sql<unknown>`${columnNames([property])}`]))
  const stored = prepared((p: Placeholders<OfSeason>) =>
    selection({ ...fields, isComputed }, (columns) => {
      const own = sql`${table.seasonId} = ${p.seasonId}`
      return sql`
        select distinct ${columns} from ${table} where ${own} and not ${isComputed}
        union all (select ${columns} from ${table} where ${own} and ${isComputed} limit 1)`
    }),
  )
  return { table, key, scope, stored }
}

const scopeOf = ({ scope }: TableOfSeasons, row: Readonly<Record<string, unknown>>): string =>
  scope.map((property) => row[property]).join(' ')

/** What is stored of a season in a table. */
export interface StoredRows {
  /** What sources have reported of it. */
  reported: ReadonlySet<string>
  hasComputed: boolean
}

export async function storedRows(client: pg.ClientBase, of: TableOfSeasons, seasonId: number): Promise<StoredRows> {
  const found = await rows(client, of.stored, { seasonId })
  const reported = found.filter((row) => row.isComputed !== true)
  return { reported: new Set(reported.map((row) => scopeOf(of, row))), hasComputed: reported.length < found.length }
}

export interface ComputedRows {
  of: TableOfSeasons
  rows: readonly Row[]
}

/**
 * Makes these the computed rows of a season: new and differing ones are written, those no longer true go, and what a source reported stays
 * as it reported it.
 * @returns true when something changed
 */
export async function writeComputed(
  client: pg.ClientBase,
  seasonId: number,
  { of, rows }: ComputedRows,
  { reported, hasComputed }: StoredRows,
): Promise<boolean> {
  const all = rows.map((row) => ({ seasonId, ...row, source: COMPUTED }))
  const own = reported.size === 0 ? all : all.filter((row) => !reported.has(scopeOf(of, row)))
  const fresh = hasComputed ? false : reported.size === 0 || 'likely'
  const [removed, written] = await allAnswered([
    hasComputed ? removeOthers(client, seasonId, of, own) : 0,
    upsertRows(client, of.table, own, { key: of.key, fresh }),
  ])
  return removed + written.inserted.length + written.updated.length > 0
}

/** Deletes the computed rows of the season that are not among these. */
async function removeOthers(
  client: pg.ClientBase,
  seasonId: number,
  { table, key }: TableOfSeasons,
  own: readonly Row[],
): Promise<number> {
  const keys = own.map((row) => Object.fromEntries(key.map((property) => [property, row[property] ?? null])))
  const encoded = encodeRows(await rowTypeOf(client, table), table, keys)
  const listed = sql`select from ${encodedRows(table, encoded)} where ${sameRow(getTableName(table), key)}`
  const others = keys.length > 0 ? sql`not exists (${listed})` : undefined
  return execute(
    client,
    query.delete(table).where(and(eq(table.seasonId, seasonId), eq(table.source, COMPUTED), others)),
  )
}
