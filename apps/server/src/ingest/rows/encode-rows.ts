import type { RowType } from '@touchline/database'
import { getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { CELL_BYTES, openOutput, PUT, type Put, putInt16, putInt32, putNull, reserve } from './binary-values.ts'
import type { Row } from './row.ts'

/**
 * Rows of a table as a list in PostgreSQL's binary format: neither side writes or reads text, and one list is taken apart in half of the time
 * that one for each column takes. All rows name the same properties; the other columns are null.
 * @throws Error with the code of a database that refuses a value, where one does not fit its column
 */
export function encodeRows(type: RowType, table: PgTable, rows: readonly Row[]): Buffer {
  const columns = columnsOf(type, table, rows)
  const out = openOutput(HEAD_BYTES + rows.length * columns.length * MEAN_CELL_BYTES)
  for (const number of [1, 0, type.type, rows.length, 1]) putInt32(out, number)
  for (const row of rows) {
    reserve(out, CELL_BYTES)
    const start = out.at
    out.at += 4
    putInt32(out, columns.length)
    for (const { property, type, put } of columns) {
      reserve(out, CELL_BYTES)
      putInt32(out, type)
      const value = property === null ? null : (row[property] ?? null)
      if (put === null || value === null) putNull(out)
      else put(out, value)
    }
    out.view.setInt32(start, out.at - start - 4)
  }
  return out.bytes.subarray(0, out.at)
}

/**
 * The same rows as `copyIn` takes them, with the columns they name alone.
 * @returns the properties they name, in the order of their columns
 */
export function encodeFile(
  type: RowType,
  table: PgTable,
  rows: readonly Row[],
): { properties: string[]; bytes: Buffer } {
  const columns = columnsOf(type, table, rows).flatMap(({ property, put }) =>
    property === null || put === null ? [] : { property, put },
  )
  const out = openOutput(FILE_HEAD.length + rows.length * columns.length * MEAN_CELL_BYTES)
  for (const byte of FILE_HEAD) out.bytes[out.at++] = byte
  for (const row of rows) {
    reserve(out, CELL_BYTES)
    putInt16(out, columns.length)
    for (const { property, put } of columns) {
      reserve(out, CELL_BYTES)
      const value = row[property] ?? null
      if (value === null) putNull(out)
      else put(out, value)
    }
  }
  reserve(out, CELL_BYTES)
  putInt16(out, FILE_END)
  return { properties: columns.map(({ property }) => property), bytes: out.bytes.subarray(0, out.at) }
}

/** What stands before all rows: dimensions, whether nulls occur, the type, how many, the number of the first. */
const HEAD_BYTES = 20
/** A signature, no flags, nothing further. */
const FILE_HEAD = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const FILE_END = -1
const MEAN_CELL_BYTES = 13

interface EncodedColumn {
  /** Null where the rows do not name it. */
  property: string | null
  type: number
  put: Put | null
}

function columnsOf(type: RowType, table: PgTable, rows: readonly Row[]): EncodedColumn[] {
  const named = new Set(Object.keys(rows[0] ?? {}))
  const columns = type.columns.map((column) => {
    const property = column.property !== null && named.delete(column.property) ? column.property : null
    return { property, type: column.type, put: property === null ? null : putOf(table, column) }
  })
  for (const property of named) throw new Error(`The table ${getTableName(table)} has no column ${property}`)
  return columns
}

function putOf(table: PgTable, { property, type }: RowType['columns'][number]) {
  const put = PUT.get(type)
  if (!put) throw new Error(`${getTableName(table)}.${property} has type ${type}, which no value is encoded for`)
  return put
}

/** The item of a from clause that gives the encoded rows; it is called `i`. */
export const encodedRows = (table: PgTable, encoded: Placeholder | Buffer): SQL =>
  sql`unnest(${encoded instanceof Buffer ? sql.param(encoded) : encoded}::${table}[]) as i`
