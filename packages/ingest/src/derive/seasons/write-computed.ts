import { execute, query } from '@touchline/database'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import type pg from 'pg'
import { allAnswered } from '../../write/all-answered.ts'
import { encodedRows, encodeRows } from '../../write/rows/encode-rows.ts'
import { type Row, sameRow } from '../../write/rows/row.ts'
import { upsertRows } from '../../write/rows/upsert.ts'
import { COMPUTED, scopeOf, type TableOfSeasons } from './computed-tables.ts'
import type { StoredRows } from './stored-rows.ts'

export interface ComputedRows {
  of: TableOfSeasons
  rows: readonly Row[]
}

/**
 * Makes these the computed rows of a season: new and differing ones are written, outdated ones deleted, and reported ones stay.
 * @returns true when something changed
 */
export async function writeComputed(
  client: pg.ClientBase,
  {
    seasonId,
    computedRows: { of, rows },
    storedRows: { reported, hasComputed },
  }: { seasonId: number; computedRows: ComputedRows; storedRows: StoredRows },
): Promise<boolean> {
  const all = rows.map((row) => ({ seasonId, ...row, source: COMPUTED }))
  const own = reported.size === 0 ? all : all.filter((row) => !reported.has(scopeOf(of, row)))
  const fresh = hasComputed ? false : reported.size === 0 || 'likely'
  const [removed, written] = await allAnswered([
    hasComputed ? removeOthers(client, { seasonId, tableOfSeasons: of, own }) : 0,
    upsertRows(client, of.table, own, { key: of.key, fresh }),
  ])
  return removed + written.inserted.length + written.updated.length > 0
}

/** Deletes the computed rows of the season that are not among these. */
async function removeOthers(
  client: pg.ClientBase,
  {
    seasonId,
    tableOfSeasons: { table, key },
    own,
  }: { seasonId: number; tableOfSeasons: TableOfSeasons; own: readonly Row[] },
): Promise<number> {
  const keys = own.map((row) => Object.fromEntries(key.map((property) => [property, row[property] ?? null])))
  const encoded = encodeRows(table, keys)
  const listed = sql`select from ${encodedRows(table, key, encoded)} where ${sameRow(getTableName(table), key)}`
  const others = keys.length > 0 ? sql`not exists (${listed})` : undefined
  return execute(
    client,
    query.delete(table).where(and(eq(table.seasonId, seasonId), eq(table.source, COMPUTED), others)),
  )
}
