import { rows as answer, type Placeholders, prepared, type Statement, selection, statement } from '@touchline/database'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type ColumnLists, encodedRows, encodeRows } from './encode-rows.ts'
import { type Cell, columnName, columnNames, type Row, type RowsOf, sameRow } from './row.ts'

export interface UpsertOptions<Name extends string> {
  /** Properties that say which row it is. */
  key: readonly Name[]
  /** Properties written along with a change that do not make one. */
  silent?: readonly Name[]
  /** None of the rows exists yet, so nothing is compared; with `likely` an existing one is replaced. */
  fresh?: boolean | 'likely'
}

export interface Written {
  /** First key column of each row that was new or differed. */
  inserted: number[]
  updated: number[]
  unchanged: number
}

/** Rows per statement: fewer make large writes slower, more take memory. The next are got ready meanwhile. */
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
export async function upsertRows(
  client: pg.ClientBase,
  table: PgTable,
  rows: readonly Row[],
  options: UpsertOptions<string>,
): Promise<Written> {
  const written: Written = { inserted: [], updated: [], unchanged: 0 }
  const distinct = lastOfEach(rows, options.key)
  const take = (chunk: readonly Row[], changed: readonly Changed[]) => {
    if (options.fresh) {
      for (const row of chunk) written.inserted.push(cellOf(row, options.key[0]) as number)
      return
    }
    for (const { id, inserted } of changed) (inserted ? written.inserted : written.updated).push(id)
    written.unchanged += chunk.length - changed.length
  }
  if (distinct.length === 0) return written
  let working: { chunk: readonly Row[]; changed: Promise<Changed[]> } | null = null
  for (let start = 0; start < distinct.length; start += CHUNK) {
    const chunk = distinct.slice(start, start + CHUNK)
    const send = madeReady(client, table, chunk, options)
    if (working) take(working.chunk, await working.changed)
    working = { chunk, changed: send() }
  }
  if (working) take(working.chunk, await working.changed)
  return written
}

/** Encodes the rows; gives the way to send them. */
function madeReady(
  client: pg.ClientBase,
  table: PgTable,
  rows: readonly Row[],
  options: UpsertOptions<string>,
): () => Promise<Changed[]> {
  const encoded = encodeRows(table, rows)
  const properties = Object.keys(encoded)
  return () => answer(client, writing(table, { ...options, properties }), encoded)
}

const cellOf = (row: Row, property: string | undefined): Cell => row[property ?? ''] ?? null

function lastOfEach(rows: readonly Row[], key: readonly string[]): readonly Row[] {
  if (isAscending(rows, key)) return rows
  const [only, ...more] = key
  const keyOf = (row: Row) =>
    more.length === 0 ? cellOf(row, only) : key.map((property) => cellOf(row, property)).join('\u0000')
  const last = new Map(rows.map((row) => [keyOf(row), row]))
  return last.size === rows.length ? rows : [...last.values()]
}

/** Whether each row comes after the one before it by its numbers, so that no two have one key. Most rows come in such an order. */
function isAscending(rows: readonly Row[], key: readonly string[]): boolean {
  for (let at = 1; at < rows.length; at++) {
    if (!isAfter(rows[at] as Row, rows[at - 1] as Row, key)) return false
  }
  return true
}

function isAfter(row: Row, before: Row, key: readonly string[]): boolean {
  for (const property of key) {
    const [own, other] = [row[property], before[property]]
    if (typeof own !== 'number' || typeof other !== 'number') return false
    if (own !== other) return own > other
  }
  return false
}

interface Changed {
  id: number
  inserted: boolean
}

type Writing = Statement<ColumnLists, Changed>

/** The statement of a table, a set of properties and a way to write them is built once. */
function builtOnce<Options>(build: (table: PgTable, options: Options) => Writing) {
  const known = new WeakMap<PgTable, Map<string, Writing>>()
  return (table: PgTable, options: Options): Writing => {
    const those = known.get(table) ?? new Map<string, Writing>()
    known.set(table, those)
    const shape = JSON.stringify(options)
    const present = those.get(shape) ?? build(table, options)
    those.set(shape, present)
    return present
  }
}

const writing = builtOnce<UpsertOptions<string> & { properties: readonly string[] }>((table, options) => {
  const { properties, key, silent = [], fresh } = options
  const others = properties.filter((property) => !key.includes(property))
  const compared = others.filter((property) => !silent.includes(property))
  const differs = sql` or (${columnNames(compared, 'o.')}) is distinct from (${columnNames(compared, 'i.')})`
  const conflict = others.map((one) => `${columnName(one)} = excluded.${columnName(one)}`).join(', ')
  const onConflict = sql`
    on conflict (${columnNames(key)}) do ${sql.raw(conflict ? `update set ${conflict}` : 'nothing')}`
  const whereNew = (returned: SQL) => sql`
    left join ${table} o on ${sameRow('o', key)}
    where o.${columnNames(key.slice(0, 1))} is null${compared.length > 0 ? differs : sql``}
    ${onConflict} returning ${returned}`
  // Not prepared where rows are compared: the cached plan would date from an almost empty table.
  const built = fresh ? prepared : statement
  return built((p: Placeholders<ColumnLists>) =>
    selection(
      { id: sql<number>`t.${columnNames(key.slice(0, 1))}`, inserted: sql<boolean>`(t.xmax = 0)` },
      (columns) => sql`
        insert into ${table} as t (${columnNames(properties)}) select ${columnNames(properties, 'i.')} from ${encodedRows(table, properties, p)}
        ${fresh === true ? sql`` : fresh ? onConflict : whereNew(columns)}`,
    ),
  )
})

/**
 * Sets some columns of existing rows; equal ones are not touched. All rows name the same properties.
 * @param key the properties that identify the row
 * @returns the first key column of each row that differed
 */
export async function updateRows<T extends PgTable, R extends Row>(
  client: pg.ClientBase,
  { table, rows, key }: { table: T; rows: RowsOf<T, R>; key: readonly (keyof R & string)[] },
): Promise<number[]> {
  if (rows.length === 0) return []
  const set = Object.keys(rows[0] ?? {}).filter((property) => !key.includes(property))
  const differing = await answer(client, setting(table, { key, set }), encodeRows(table, rows))
  return differing.map(({ id }) => id)
}

const setting = builtOnce<{ key: readonly string[]; set: readonly string[] }>((table, { key, set }) =>
  statement((p: Placeholders<ColumnLists>) =>
    selection(
      { id: sql<number>`${columnNames(key.slice(0, 1), 't.')}`, inserted: sql<boolean>`false` },
      (columns) => sql`
        update ${table} t set (${columnNames(set)}) = row (${columnNames(set, 'i.')}) from ${encodedRows(table, [...key, ...set], p)}
        where ${sameRow('t', key)} and (${columnNames(set, 't.')}) is distinct from (${columnNames(set, 'i.')})
        returning ${columns}`,
    ),
  ),
)
