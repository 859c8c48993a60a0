import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Values of a column on its way to the database. */
export type Cell = string | number | boolean | Date | null | readonly (number | boolean | null)[]

/** A row to write, by the property names of the table's definition. */
export type Row = Readonly<Record<string, Cell>>

/** The form in which a column's values are sent: an instant also as text, JSON as its text. */
type SentAs<Value> = Value extends Date
  ? Date | string
  : Value extends readonly (number | boolean | null)[]
    ? Readonly<Value>
    : Value extends string | number | boolean | null | undefined
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

export const columnName = (property: string): string => `"${toSnakeCase(property)}"`

/** The same for several, such as `t."home", t."away"`. */
export const columnNames = (properties: readonly string[], of = ''): SQL =>
  sql.raw(properties.map((property) => `${of}${columnName(property)}`).join(', '))

export const listOf = (items: readonly SQL[]): SQL => sql.join(items as SQL[], sql.raw(', '))

/** Matches a row of the table, under this name, with the sent one (`encodedRows`). */
export const sameRow = (alias: string, key: readonly string[]): SQL =>
  sql.raw(key.map((property) => `${alias}.${columnName(property)} = i.${columnName(property)}`).join(' and '))
