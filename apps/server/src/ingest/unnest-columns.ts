import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { arrayLiteral, type Cell } from './array-literal.ts'

/** A row to write, by the property names of the table's definition. */
export type Row = Readonly<Record<string, Cell>>

/** Rows as a statement gets them. */
export interface UnnestRows {
  properties: readonly string[]
  /** The item of a FROM clause that gives the rows; it is called `i`. */
  from: string
  /** The value of a property where it is not the column `i."name"`. */
  reported: ReadonlyMap<string, string>
  values: unknown[]
}

export const columnName = (property: string): string => `"${toSnakeCase(property)}"`

/**
 * The rows as one list a column. A column that says the same in every row travels once; the key always goes row by row. All rows name the
 * same properties.
 */
export function unnestColumns(table: PgTable, rows: readonly Row[], key: readonly string[]): UnnestRows {
  const properties = Object.keys(rows[0] ?? {})
  const reported = new Map<string, string>()
  const lists: string[] = []
  const names: string[] = []
  const values: unknown[] = []
  for (const property of properties) {
    const type = typeOf(table, property)
    const first = rows[0]?.[property] ?? null
    const place = `$${values.length + 1}`
    if (!key.includes(property) && rows.every((row) => (row[property] ?? null) === first)) {
      values.push(first)
      reported.set(property, `${place}::${type}`)
      continue
    }
    const name = columnName(property)
    // A list within a list would be flattened, so it travels as text.
    const sent = type.endsWith('[]') ? 'text' : type
    if (sent !== type) reported.set(property, `i.${name}::${type}`)
    values.push(arrayLiteral(rows, property))
    lists.push(`${place}::${sent}[]`)
    names.push(name)
  }
  return { properties, from: `unnest(${lists.join(', ')}) AS i(${names.join(', ')})`, reported, values }
}

function typeOf(table: PgTable, property: string): string {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[property]
  if (!column) throw new Error(`The table ${getTableConfig(table).name} has no column ${property}`)
  return column.getSQLType()
}
