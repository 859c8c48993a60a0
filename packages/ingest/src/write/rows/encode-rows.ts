import { DAY_MS } from '@touchline/football'
import { getTableColumns, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Cell, columnName, listOf, type Row } from './row.ts'
import { quotedText } from './text-array.ts'

type Value = Exclude<Cell, null>
type List = readonly (number | boolean | null)[]

/** The list of values of each column, by its property. */
export type ColumnLists<Given = string> = Readonly<Record<string, Given>>

/**
 * Rows of a table as one list for each column, as the text of a PostgreSQL array. All rows name the same properties.
 * @throws Error with the code of a database that refuses a value, where a number, a day or an instant is none
 */
export function encodeRows(table: PgTable, rows: readonly Row[]): ColumnLists {
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((property) => {
      const textOf = TEXT_OF[typeOf(table, property)] ?? text
      let list = ''
      for (const row of rows) {
        const value = row[property] ?? null
        list += (list === '' ? '' : ',') + (value === null ? 'NULL' : textOf(value))
      }
      return [property, `{${list}}`]
    }),
  )
}

/** The item of a from clause that gives the encoded rows; it is called `i`. */
export function encodedRows<Given extends string | Placeholder>(
  table: PgTable,
  properties: readonly string[],
  lists: ColumnLists<Given>,
): SQL {
  const names = sql.raw(properties.map(columnName).join(', '))
  // PostgreSQL takes a list of lists for a table of numbers, so they travel as texts.
  const sent = properties.map(
    (one) => sql`${lists[one]}::${sql.raw(isList(table, one) ? 'text' : typeOf(table, one))}[]`,
  )
  const read = properties.map(
    (one) => `${columnName(one)}${isList(table, one) ? `::${typeOf(table, one)} as ${columnName(one)}` : ''}`,
  )
  return sql`(select ${sql.raw(read.join(', '))} from unnest(${listOf(sent)}) as u (${names})) as i`
}

function typeOf(table: PgTable, property: string): string {
  const column = getTableColumns(table)[property]
  if (!column) throw new Error(`The table ${getTableName(table)} has no column ${property}`)
  return column.getSQLType()
}

const isList = (table: PgTable, property: string) => typeOf(table, property).endsWith('[]')

const refused = (value: unknown, type: string) =>
  Object.assign(new Error(`${value} is out of range for type ${type}`), { code: '22003' })

function text(value: Value): string {
  if (typeof value === 'string') return quotedText(value)
  if (typeof value === 'number') return number(value)
  return Array.isArray(value) ? listText(value) : String(value)
}

function number(value: number): string {
  if (!Number.isFinite(value)) throw refused(value, 'number')
  return String(value)
}

function listText(values: List): string {
  let list = ''
  for (const one of values) {
    list += (list === '' ? '' : ',') + (one === null ? 'NULL' : typeof one === 'number' ? number(one) : one)
  }
  return `"{${list}}"`
}

/** A text names its zone: without one it would mean the session's. */
const WITH_ZONE = /^\d{4}-.*(?:Z|[+-]\d\d:?\d\d)$/
const DAY = /^\d{4}-\d\d-\d\d$/

function instant(value: Value): string {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return `"${value.toISOString()}"`
  if (typeof value === 'string' && WITH_ZONE.test(value)) return quotedText(value)
  throw refused(value, 'timestamp with time zone')
}

/** `2026-11-27`, or days since 1970. */
function day(value: Value): string {
  if (typeof value === 'number') return new Date(value * DAY_MS).toISOString().slice(0, 10)
  if (typeof value === 'string' && DAY.test(value)) return value
  throw refused(value, 'date')
}

const TEXT_OF: Readonly<Record<string, (value: Value) => string>> = { 'timestamp with time zone': instant, date: day }
