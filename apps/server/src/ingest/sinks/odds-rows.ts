import { firstRow, oddsCurrent, selection, statement } from '@touchline/database'
import { getTableName, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { UnnestRows } from '../unnest-columns.ts'

/** A row of `odds_current` with its lists as they are packed. */
export interface OddsRow {
  fixtureId: number
  marketId: number
  lists: Uint8Array
  closings: Uint8Array
}

/** Types of PostgreSQL by their fixed numbers. */
const INTEGER = 23
const SMALLINT = 21
const INSTANT = 1184

const PROPERTIES: readonly (keyof typeof oddsCurrent.$inferSelect)[] = [
  'fixtureId',
  'marketId',
  'bookmakerIds',
  'selections',
  'lines',
  'openings',
  'prices',
  'updatedAt',
  'closings',
]
/** Before all rows: an array of one dimension with its type, its length and the number of its first. */
const HEAD_BYTES = 20
/** Of a row without its lists: its length, how many columns, and three of them with type, length and value. */
const ROW_BYTES = 4 + 4 + (8 + 4) + (8 + 2) + (8 + 8)
/** Instants count microseconds from here. */
const EPOCH_MS = Date.UTC(2000, 0, 1)

const TYPE = statement(() =>
  selection({ type: sql<number>`${getTableName(oddsCurrent)}::regtype::oid` }, (columns) => sql`select ${columns}`),
)

/** What the database calls the type of such a row; it differs from one database to another. */
export const oddsRowType = async (client: pg.ClientBase): Promise<number> =>
  (await firstRow(client, TYPE, {}))?.type ?? 0

/**
 * The rows as one list in the binary format of PostgreSQL, where the numbers of lists within a list need not be read from text: there
 * are hundreds in a match.
 */
export function sendOddsRows(rows: readonly OddsRow[], type: number, now: Date): UnnestRows {
  const size = rows.reduce((sum, { lists, closings }) => sum + ROW_BYTES + lists.length + closings.length, HEAD_BYTES)
  const bytes = Buffer.allocUnsafe(size)
  const updatedAt = BigInt(now.getTime() - EPOCH_MS) * 1000n
  // The number of a type has no sign.
  let at = writeIntegers(bytes, 0, [1, 0, type | 0, rows.length, 1])
  for (const { fixtureId, marketId, lists, closings } of rows) {
    at = writeIntegers(bytes, at, [ROW_BYTES - 4 + lists.length + closings.length, PROPERTIES.length])
    at = writeIntegers(bytes, at, [INTEGER, 4, fixtureId])
    at = bytes.writeInt16BE(marketId, writeIntegers(bytes, at, [SMALLINT, 2]))
    bytes.set(lists, at)
    at = bytes.writeBigInt64BE(updatedAt, writeIntegers(bytes, at + lists.length, [INSTANT, 8]))
    bytes.set(closings, at)
    at += closings.length
  }
  return { properties: PROPERTIES, from: sql`unnest(${sql.param(bytes)}::odds_current[]) as i`, reported: new Map() }
}

function writeIntegers(bytes: Buffer, at: number, numbers: readonly number[]): number {
  let next = at
  for (const number of numbers) next = bytes.writeInt32BE(number, next)
  return next
}
