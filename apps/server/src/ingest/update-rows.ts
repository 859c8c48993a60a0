import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { columnName, type Row, unnestColumns } from './unnest-columns.ts'

/**
 * Sets some columns of rows that are there; equal ones are not touched. All rows name the same properties.
 * @param key the properties that say which row it is
 * @returns the first key column of each row that differed
 */
export async function updateRows(
  client: pg.ClientBase,
  table: PgTable,
  rows: readonly Row[],
  key: readonly string[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const { properties, from, reported, values } = unnestColumns(table, rows, key)
  const set = properties.filter((property) => !key.includes(property))
  const report = (property: string) => reported.get(property) ?? `i.${columnName(property)}`
  const stored = (property: string) => `t.${columnName(property)}`
  const result = await client.query<[number]>({
    text: `update "${getTableConfig(table).name}" t
      set ${set.map((property) => `${columnName(property)} = ${report(property)}`).join(', ')} from ${from}
      where ${key.map((property) => `${stored(property)} = ${report(property)}`).join(' and ')}
        and (${set.map(stored).join(', ')}) is distinct from (${set.map(report).join(', ')})
      returning ${stored(key[0] ?? '')}`,
    values,
    rowMode: 'array',
  })
  return result.rows.map(([id]) => id)
}
