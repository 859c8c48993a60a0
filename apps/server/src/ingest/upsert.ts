import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { columnName, type Row, type UnnestRows, unnestColumns } from './unnest-columns.ts'

export interface UpsertOptions {
  /** Properties that say which row it is. */
  key: readonly string[]
  /** Properties written along with a change that do not make one. */
  silent?: readonly string[]
  /** True when none of the rows exists yet: skips the comparison. */
  fresh?: boolean
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
export function upsert(
  client: pg.ClientBase,
  table: PgTable,
  rows: readonly Row[],
  options: UpsertOptions,
): Promise<Written> {
  return upsertSent(client, table, rows, options, (chunk) => unnestColumns(table, chunk, options.key))
}

/** The same for rows that are sent in another way; of theirs only the key is looked at. */
export async function upsertSent<One extends object>(
  client: pg.ClientBase,
  table: PgTable,
  rows: readonly One[],
  options: UpsertOptions,
  send: (rows: readonly One[]) => UnnestRows,
): Promise<Written> {
  const written: Written = { inserted: [], updated: [], unchanged: 0 }
  const distinct = lastOfEach(rows, options.key)
  const { name } = getTableConfig(table)
  const take = (rows: readonly One[], result: pg.QueryResult<[number, boolean]>) => {
    if (options.fresh) {
      for (const row of rows) written.inserted.push(cellOf(row, options.key[0]) as number)
      return
    }
    for (const [id, inserted] of result.rows) (inserted ? written.inserted : written.updated).push(id)
    written.unchanged += rows.length - result.rows.length
  }
  let working: { rows: readonly One[]; result: Promise<pg.QueryResult<[number, boolean]>> } | null = null
  for (let start = 0; start < distinct.length; start += CHUNK) {
    const chunk = distinct.slice(start, start + CHUNK)
    const sent = send(chunk)
    const text = statement(name, sent, options)
    if (working) take(working.rows, await working.result)
    working = { rows: chunk, result: client.query({ text, values: sent.values, rowMode: 'array' }) }
  }
  if (working) take(working.rows, await working.result)
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

function statement(table: string, sent: UnnestRows, { key, silent = [], fresh }: UpsertOptions): string {
  const list = (of: readonly string[], text: (property: string) => string) => of.map(text).join(', ')
  const reported = (property: string) => sent.reported.get(property) ?? `i.${columnName(property)}`
  const { properties } = sent
  const insert = `insert into "${table}" as t (${list(properties, columnName)}) select ${list(properties, reported)} from ${sent.from}`
  if (fresh) return insert
  const others = properties.filter((property) => !key.includes(property))
  const compared = others.filter((property) => !silent.includes(property))
  const first = columnName(key[0] ?? '')
  const differs = `(${list(compared, (one) => `o.${columnName(one)}`)}) is distinct from (${list(compared, reported)})`
  return `${insert}
    left join "${table}" o on ${key.map((one) => `o.${columnName(one)} = i.${columnName(one)}`).join(' and ')}
    where o.${first} is null${compared.length > 0 ? ` OR ${differs}` : ''}
    on conflict (${list(key, columnName)}) ${
      others.length > 0
        ? `do update set ${list(others, (one) => `${columnName(one)} = excluded.${columnName(one)}`)}`
        : 'DO NOTHING'
    } returning t.${first}, (t.xmax = 0) as inserted`
}
