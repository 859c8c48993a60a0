import { rows as answer, selection, statement } from '@touchline/database'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import {
  columnName,
  columnNames,
  listOf,
  type Row,
  type RowsOf,
  reportedBy,
  sameRow,
  unnestColumns,
} from './unnest-columns.ts'

/**
 * Sets some columns of rows that are there; equal ones are not touched. All rows name the same properties.
 * @param key the properties that say which row it is
 * @returns the first key column of each row that differed
 */
export async function updateRows<T extends PgTable, R extends Row>(
  client: pg.ClientBase,
  table: T,
  rows: RowsOf<T, R>,
  key: readonly (keyof R & string)[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const sent = unnestColumns(table, rows, key)
  const reported = reportedBy(sent)
  const set = sent.properties.filter((property) => !key.includes(property))
  const differing = statement(() =>
    selection(
      { id: sql<number>`${columnNames(key.slice(0, 1), 't.')}` },
      (columns) => sql`
        update ${table} t
        set ${listOf(set.map((property) => sql`${sql.raw(columnName(property))} = ${reported(property)}`))} from ${sent.from}
        where ${sameRow('t', key)} and (${columnNames(set, 't.')}) is distinct from (${listOf(set.map(reported))})
        returning ${columns}`,
    ),
  )
  return (await answer(client, differing, {})).map(({ id }) => id)
}
