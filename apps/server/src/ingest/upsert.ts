import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { arrayLiteral, type Cell } from './array-literal.ts'

/** A row to write, by the property names of the table's definition. */
export type Row = Readonly<Record<string, Cell>>

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

/** Rows per statement; large enough to make the round trip small, small enough for the memory of the embedded database. */
const CHUNK = 3_000

interface BulkColumn {
  property: string
  name: string
  /** Type of one value, as the table has it. */
  type: string
  /** The same for the parameter: an array within an array would be flattened, so it travels as text. */
  sent: string
}

function columnsOf(table: PgTable, properties: readonly string[]): BulkColumn[] {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  return properties.map((property) => {
    const column = columns[property]
    if (!column) throw new Error(`The table ${getTableConfig(table).name} has no column ${property}`)
    const type = column.getSQLType()
    return { property, name: `"${toSnakeCase(property)}"`, type, sent: type.endsWith('[]') ? 'text' : type }
  })
}

/**
 * Writes rows in sets: new ones are inserted, differing ones replaced, equal ones not touched. All rows name the same properties;
 * of several with one key the last counts. Null is written as null.
 */
export async function upsert(
  client: pg.ClientBase,
  table: PgTable,
  rows: readonly Row[],
  options: UpsertOptions,
): Promise<Written> {
  const written: Written = { inserted: [], updated: [], unchanged: 0 }
  const first = rows[0]
  if (!first) return written
  const distinct = lastOfEach(rows, options.key)
  const columns = columnsOf(table, Object.keys(first))
  const sql = statement(getTableConfig(table).name, columns, options)
  for (let start = 0; start < distinct.length; start += CHUNK) {
    const chunk = distinct.slice(start, start + CHUNK)
    const values = columns.map(({ property }) => arrayLiteral(chunk, property))
    const result = await client.query<[number, boolean]>({ text: sql, values, rowMode: 'array' })
    for (const [id, inserted] of result.rows) (inserted ? written.inserted : written.updated).push(id)
    written.unchanged += chunk.length - result.rows.length
  }
  return written
}

function lastOfEach(rows: readonly Row[], key: readonly string[]): Row[] {
  return [...new Map(rows.map((row) => [key.map((property) => row[property]).join('\u0000'), row])).values()]
}

function statement(table: string, columns: readonly BulkColumn[], { key, silent = [], fresh }: UpsertOptions): string {
  const list = (of: readonly BulkColumn[], text: (column: BulkColumn) => string) => of.map(text).join(', ')
  const keys = columns.filter((column) => key.includes(column.property))
  const others = columns.filter((column) => !key.includes(column.property))
  const compared = others.filter((column) => !silent.includes(column.property))
  const input = `unnest(${columns.map((column, at) => `$${at + 1}::${column.sent}[]`).join(', ')}) AS i(${list(columns, (c) => c.name)})`
  const values = list(columns, (c) => (c.sent === c.type ? `i.${c.name}` : `i.${c.name}::${c.type}`))
  const insert = `INSERT INTO "${table}" AS t (${list(columns, (c) => c.name)}) SELECT ${values} FROM ${input}`
  const returning = `RETURNING t.${keys[0]?.name}, (t.xmax = 0) AS inserted`
  if (fresh) return `${insert} ${returning}`
  const same = (c: BulkColumn) => `i.${c.name}${c.sent === c.type ? '' : `::${c.type}`}`
  const differs = `(${list(compared, (c) => `o.${c.name}`)}) IS DISTINCT FROM (${list(compared, same)})`
  return `${insert}
    LEFT JOIN "${table}" o ON ${keys.map((c) => `o.${c.name} = i.${c.name}`).join(' AND ')}
    WHERE o.${keys[0]?.name} IS NULL${compared.length > 0 ? ` OR ${differs}` : ''}
    ON CONFLICT (${list(keys, (c) => c.name)}) ${
      others.length > 0 ? `DO UPDATE SET ${list(others, (c) => `${c.name} = excluded.${c.name}`)}` : 'DO NOTHING'
    } ${returning}`
}
