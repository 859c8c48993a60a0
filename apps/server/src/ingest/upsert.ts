import { rows as answer, selection, statement } from '@touchline/database'
import { type SQL, sql } from 'drizzle-orm'
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
  type UnnestRows,
  unnestColumns,
} from './unnest-columns.ts'

export interface UpsertOptions<Name extends string> {
  /** Properties that say which row it is. */
  key: readonly Name[]
  /** Properties written along with a change that do not make one. */
  silent?: readonly Name[]
  /** None of the rows exists yet, so that nothing is compared; where that is only likely, one that does is replaced. */
  fresh?: boolean | 'likely'
}

export interface Written {
  /** First key column of each row that was new or differed. */
  inserted: number[]
  updated: number[]
  unchanged: number
}

/** Rows per statement: fewer make filling the embedded database a third slower, more take memory. The next are got ready meanwhile. */
const CHUNK = 3_000

/**
 * Writes rows in sets: new ones are inserted, differing ones replaced, equal ones not touched. All rows name the same properties;
 * of several with one key the last counts. Null is written as null.
 */
export function upsert<T extends PgTable, R extends Row>(
  client: pg.ClientBase,
  table: T,
  rows: RowsOf<T, R>,
  options: UpsertOptions<keyof R & string>,
): Promise<Written> {
  return upsertRows(client, table, rows, options)
}

/** The same for rows of a table that is known only when it runs. */
export const upsertRows = (
  client: pg.ClientBase,
  table: PgTable,
  rows: readonly Row[],
  options: UpsertOptions<string>,
): Promise<Written> => upsertSent(client, table, rows, options, (chunk) => unnestColumns(table, chunk, options.key))

/** The same for rows that are sent in another way; of theirs only the key is looked at. */
export async function upsertSent<One extends object>(
  client: pg.ClientBase,
  table: PgTable,
  rows: readonly One[],
  options: UpsertOptions<string>,
  send: (rows: readonly One[]) => UnnestRows,
): Promise<Written> {
  const written: Written = { inserted: [], updated: [], unchanged: 0 }
  const distinct = lastOfEach(rows, options.key)
  const take = (chunk: readonly One[], changed: readonly { id: number; inserted: boolean }[]) => {
    if (options.fresh) {
      for (const row of chunk) written.inserted.push(cellOf(row, options.key[0]) as number)
      return
    }
    for (const { id, inserted } of changed) (inserted ? written.inserted : written.updated).push(id)
    written.unchanged += chunk.length - changed.length
  }
  let working: { chunk: readonly One[]; changed: ReturnType<typeof write> } | null = null
  for (let start = 0; start < distinct.length; start += CHUNK) {
    const chunk = distinct.slice(start, start + CHUNK)
    const sent = send(chunk)
    if (working) take(working.chunk, await working.changed)
    working = { chunk, changed: write(client, table, sent, options) }
  }
  if (working) take(working.chunk, await working.changed)
  return written
}

const cellOf = (row: object, property: string | undefined): unknown => (row as Record<string, unknown>)[property ?? '']

function lastOfEach<One extends object>(rows: readonly One[], key: readonly string[]): readonly One[] {
  const [only, ...more] = key
  const keyOf = (row: One) =>
    more.length === 0 ? cellOf(row, only) : key.map((property) => cellOf(row, property)).join('\u0000')
  const last = new Map(rows.map((row) => [keyOf(row), row]))
  return last.size === rows.length ? rows : [...last.values()]
}

function write(client: pg.ClientBase, table: PgTable, sent: UnnestRows, options: UpsertOptions<string>) {
  const { key, silent = [], fresh } = options
  const { properties, from } = sent
  const reported = reportedBy(sent)
  const others = properties.filter((property) => !key.includes(property))
  const compared = others.filter((property) => !silent.includes(property))
  const differs = sql` or (${columnNames(compared, 'o.')}) is distinct from (${listOf(compared.map(reported))})`
  const conflict = others.map((one) => `${columnName(one)} = excluded.${columnName(one)}`).join(', ')
  const onConflict = sql`
    on conflict (${columnNames(key)}) do ${sql.raw(conflict ? `update set ${conflict}` : 'nothing')}`
  const whereNew = (returned: SQL) => sql`
    left join ${table} o on ${sameRow('o', key)}
    where o.${columnNames(key.slice(0, 1))} is null${compared.length > 0 ? differs : sql``}
    ${onConflict} returning ${returned}`
  const writing = statement(() =>
    selection(
      { id: sql<number>`t.${columnNames(key.slice(0, 1))}`, inserted: sql<boolean>`(t.xmax = 0)` },
      (columns) => sql`
        insert into ${table} as t (${columnNames(properties)}) select ${listOf(properties.map(reported))} from ${from}
        ${fresh === 'likely' ? onConflict : fresh ? sql`` : whereNew(columns)}`,
    ),
  )
  return answer(client, writing, {})
}

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
