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

/** Rows per statement: fewer make filling the embedded database a third slower, more take memory. The next are got ready meanwhile. */
const CHUNK = 3_000

interface BulkColumn {
  property: string
  name: string
  /** Type of one value, as the table has it. */
  type: string
  /** The same for the parameter: an array within an array would be flattened, so it travels as text. */
  sent: string
}

interface Parameter extends BulkColumn {
  /** The list of the rows' values, null where they all have the same one. */
  input: string | null
  /** The value in a row. */
  told: string
  value: Cell
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
  const { name } = getTableConfig(table)
  const columns = columnsOf(table, Object.keys(first))
  const take = (rows: readonly Row[], result: pg.QueryResult<[number, boolean]>) => {
    if (options.fresh) {
      for (const row of rows) written.inserted.push(row[options.key[0] as string] as number)
      return
    }
    for (const [id, inserted] of result.rows) (inserted ? written.inserted : written.updated).push(id)
    written.unchanged += rows.length - result.rows.length
  }
  let working: { rows: readonly Row[]; result: Promise<pg.QueryResult<[number, boolean]>> } | null = null
  for (let start = 0; start < distinct.length; start += CHUNK) {
    const chunk = distinct.slice(start, start + CHUNK)
    const parameters = columns.map((column, at) => parameterOf(column, at, chunk, options.key))
    const text = statement(name, parameters, options)
    const values = parameters.map(({ value }) => value)
    if (working) take(working.rows, await working.result)
    working = { rows: chunk, result: client.query<[number, boolean]>({ text, values, rowMode: 'array' }) }
  }
  if (working) take(working.rows, await working.result)
  return written
}

/** A column that says the same in every row travels once; the key always goes row by row. */
function parameterOf(column: BulkColumn, at: number, rows: readonly Row[], key: readonly string[]): Parameter {
  const { property, name, type, sent } = column
  const first = rows[0]?.[property] ?? null
  if (!key.includes(property) && rows.every((row) => (row[property] ?? null) === first)) {
    return { ...column, input: null, told: `$${at + 1}::${type}`, value: first }
  }
  const told = sent === type ? `i.${name}` : `i.${name}::${type}`
  return { ...column, input: `$${at + 1}::${sent}[]`, told, value: arrayLiteral(rows, property) }
}

function lastOfEach(rows: readonly Row[], key: readonly string[]): readonly Row[] {
  const last = new Map(rows.map((row) => [key.map((property) => row[property]).join('\u0000'), row]))
  return last.size === rows.length ? rows : [...last.values()]
}

function statement(
  table: string,
  parameters: readonly Parameter[],
  { key, silent = [], fresh }: UpsertOptions,
): string {
  const list = (of: readonly Parameter[], text: (one: Parameter) => string) => of.map(text).join(', ')
  const keys = parameters.filter((one) => key.includes(one.property))
  const others = parameters.filter((one) => !key.includes(one.property))
  const compared = others.filter((one) => !silent.includes(one.property))
  const perRow = parameters.filter((one) => one.input !== null)
  const input = `unnest(${list(perRow, (one) => one.input ?? '')}) AS i(${list(perRow, (one) => one.name)})`
  const insert = `INSERT INTO "${table}" AS t (${list(parameters, (one) => one.name)}) SELECT ${list(parameters, (one) => one.told)} FROM ${input}`
  if (fresh) return insert
  const differs = `(${list(compared, (one) => `o.${one.name}`)}) IS DISTINCT FROM (${list(compared, (one) => one.told)})`
  return `${insert}
    LEFT JOIN "${table}" o ON ${keys.map(({ name }) => `o.${name} = i.${name}`).join(' AND ')}
    WHERE o.${keys[0]?.name} IS NULL${compared.length > 0 ? ` OR ${differs}` : ''}
    ON CONFLICT (${list(keys, ({ name }) => name)}) ${
      others.length > 0 ? `DO UPDATE SET ${list(others, ({ name }) => `${name} = excluded.${name}`)}` : 'DO NOTHING'
    } RETURNING t.${keys[0]?.name}, (t.xmax = 0) AS inserted`
}
