import { rows as answer, execute, query, selection, statement } from '@touchline/database'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { encodedRows, encodeRows } from '../rows/encode-rows.ts'
import { columnNames, type Row, sameRow } from '../rows/row.ts'
import { rowTypeOf } from '../rows/row-type.ts'
import { upsertRows } from '../rows/upsert.ts'

/** Who reported a row that we computed ourselves. */
export const COMPUTED = 'computed'

/** A table of what is reported or computed of seasons. */
export type SeasonTable = PgTable & { readonly seasonId: PgColumn; readonly source: PgColumn }

export interface ComputedRows {
  table: SeasonTable
  seasonId: number
  /** Properties of the table's key. */
  key: readonly string[]
  /** Properties that name what a source reports as a whole: where it reported that, nothing computed stands. */
  reported: readonly string[]
  rows: readonly Row[]
}

/**
 * Makes these the computed rows of a season: new and differing ones are written, those no longer true go, and what a source reported stays
 * as it reported it.
 * @returns true when something changed
 */
export async function writeComputed(client: pg.ClientBase, of: ComputedRows): Promise<boolean> {
  const { table, seasonId, key, reported, rows } = of
  const known = statement(() =>
    selection(
      Object.fromEntries(reported.map((property) => [property, sql<number>`${columnNames([property])}`])),
      (columns) => sql`
        select distinct ${columns} from ${table} where ${table.seasonId} = ${seasonId} and ${table.source} <> ${COMPUTED}`,
    ),
  )
  const scope = (row: Row) => reported.map((property) => row[property]).join(' ')
  const taken = new Set((await answer(client, known, {})).map(scope))
  const own = rows.filter((row) => !taken.has(scope(row))).map((row) => ({ ...row, source: COMPUTED }))
  const [removed, written] = await Promise.all([removeOthers(client, of, own), upsertRows(client, table, own, { key })])
  return removed + written.inserted.length + written.updated.length > 0
}

/** Deletes the computed rows of the season that are not among these. */
async function removeOthers(client: pg.ClientBase, { table, seasonId, key }: ComputedRows, own: readonly Row[]) {
  const keys = own.map((row) => Object.fromEntries(key.map((property) => [property, row[property] ?? null])))
  const listed = sql`select from ${encodedRows(table, encodeRows(await rowTypeOf(client, table), table, keys))} where ${sameRow(getTableName(table), key)}`
  const others = keys.length > 0 ? sql`not exists (${listed})` : undefined
  return execute(
    client,
    query.delete(table).where(and(eq(table.seasonId, seasonId), eq(table.source, COMPUTED), others)),
  )
}
