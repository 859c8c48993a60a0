import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { arrayLiteral } from '../array-literal.ts'
import type { Row } from '../unnest-columns.ts'
import { upsert } from '../upsert.ts'

/** Who reported a row that we computed ourselves. */
export const COMPUTED = 'computed'

export interface ComputedRows {
  table: PgTable
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
  const name = getTableConfig(table).name
  const column = (property: string) => `"${toSnakeCase(property)}"`
  const { rows: known } = await client.query<Record<string, number>>(
    `select distinct ${reported.map((property) => `${column(property)} AS "${property}"`).join(', ')}
     from ${name} where season_id = $1 and source <> $2`,
    [seasonId, COMPUTED],
  )
  const scope = (row: Row) => reported.map((property) => row[property]).join(' ')
  const taken = new Set(known.map(scope))
  const own = rows.filter((row) => !taken.has(scope(row))).map((row) => ({ ...row, source: COMPUTED }))
  const types = getTableColumns(table) as Record<string, PgColumn>
  const removed = await client.query(
    `delete from ${name} t where t.season_id = $1 and t.source = $2 and not exists (
       select from unnest(${key.map((property, at) => `$${at + 3}::${types[property]?.getSQLType()}[]`).join(', ')})
         as i(${key.map(column).join(', ')})
       where ${key.map((property) => `i.${column(property)} = t.${column(property)}`).join(' and ')})`,
    [seasonId, COMPUTED, ...key.map((property) => arrayLiteral(own, property))],
  )
  const written = await upsert(client, table, own, { key })
  return (removed.rowCount ?? 0) + written.inserted.length + written.updated.length > 0
}
