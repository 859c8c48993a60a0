import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { arrayLiteral, type Cell } from './array-literal.ts'

/** A row to write, by the property names of the table's definition. */
export type Row = Readonly<Record<string, Cell>>

/** What a column's values are sent as: an instant also as text, JSON as its text. */
type SentAs<Value> = Value extends Date
  ? Date | string
  : Value extends string | number | boolean | null | undefined | readonly (number | null)[]
    ? Value
    : string

/** Some columns of a table, to be written. */
export type RowOfTable<T extends PgTable> = {
  readonly [Name in keyof T['$inferInsert']]?: SentAs<T['$inferInsert'][Name]>
}

/** Rows that name nothing but columns of the table, so that a renamed one is a compile error. */
export type RowsOf<T extends PgTable, R extends Row> = readonly (R & {
  readonly [Name in keyof R]: Name extends keyof T['$inferInsert'] ? SentAs<T['$inferInsert'][Name]> : never
})[]

/** Rows as a statement gets them. */
export interface UnnestRows {
  properties: readonly string[]
  /** The item of a from clause that gives the rows; it is called `i`. */
  from: SQL
  /** The value of a property where it is not the column `i."name"`. */
  reported: ReadonlyMap<string, SQL>
}

export const columnName = (property: string): string => `"${toSnakeCase(property)}"`

/** The same for several, such as `t."home", t."away"`. */
export const columnNames = (properties: readonly string[], of = ''): SQL =>
  sql.raw(properties.map((property) => `${of}${columnName(property)}`).join(', '))

export const listOf = (items: readonly SQL[]): SQL => sql.join(items as SQL[], sql.raw(', '))

export const reportedBy =
  ({ reported }: UnnestRows) =>
  (property: string): SQL =>
    reported.get(property) ?? sql.raw(`i.${columnName(property)}`)

/** That a row of the table, under this name, is the one that is reported. */
export const sameRow = (alias: string, key: readonly string[]): SQL =>
  sql.raw(key.map((property) => `${alias}.${columnName(property)} = i.${columnName(property)}`).join(' and '))

/**
 * The rows as one list a column. A column that says the same in every row travels once; the key always goes row by row. All rows name the
 * same properties.
 */
export function unnestColumns(table: PgTable, rows: readonly Row[], key: readonly string[]): UnnestRows {
  const properties = Object.keys(rows[0] ?? {})
  const reported = new Map<string, SQL>()
  const lists: SQL[] = []
  const names: string[] = []
  for (const property of properties) {
    const type = typeOf(table, property)
    const first = rows[0]?.[property] ?? null
    if (!key.includes(property) && rows.every((row) => (row[property] ?? null) === first)) {
      reported.set(property, sql`${sql.param(first)}::${sql.raw(type)}`)
      continue
    }
    // A list within a list would be flattened, so it travels as text.
    const sent = type.endsWith('[]') ? 'text' : type
    if (sent !== type) reported.set(property, sql.raw(`i.${columnName(property)}::${type}`))
    lists.push(sql`${arrayLiteral(rows, property)}::${sql.raw(sent)}[]`)
    names.push(property)
  }
  return { properties, from: sql`unnest(${listOf(lists)}) as i(${columnNames(names)})`, reported }
}

function typeOf(table: PgTable, property: string): string {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[property]
  if (!column) throw new Error(`The table ${getTableConfig(table).name} has no column ${property}`)
  return column.getSQLType()
}
