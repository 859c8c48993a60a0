import { forecast } from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { columnNames, listOf, type UnnestRows } from '../unnest-columns.ts'
import { upsertSent } from '../upsert.ts'

/** A row of `forecast`; days since 1970. */
export type ForecastRow = Omit<typeof forecast.$inferInsert, 'day'> & { day: number }

type Column = keyof ForecastRow

/** A type of PostgreSQL by its fixed number, with what its values take and how they are written. */
interface Type {
  name: string
  oid: number
  bytes: number
  write(into: Buffer, value: never, at: number): void
}

/** Days count from 2000-01-01 there. */
const DAYS_BEFORE = 10_957
const INTEGER: Type = { name: 'integer', oid: 23, bytes: 4, write: (into, value, at) => into.writeInt32BE(value, at) }
const SMALLINT: Type = { name: 'smallint', oid: 21, bytes: 2, write: (into, value, at) => into.writeInt16BE(value, at) }
const DOUBLE: Type = { name: 'float8', oid: 701, bytes: 8, write: (into, value, at) => into.writeDoubleBE(value, at) }
const DAY: Type = {
  name: 'date',
  oid: 1082,
  bytes: 4,
  write: (into, value, at) => into.writeInt32BE(value - DAYS_BEFORE, at),
}
const UUID: Type = {
  name: 'uuid',
  oid: 2950,
  bytes: 16,
  write: (into, value: string, at) => into.write(value.replaceAll('-', ''), at, 'hex'),
}

const TYPES = {
  fixtureId: INTEGER,
  day: DAY,
  inputs: UUID,
  homeGoals: SMALLINT,
  awayGoals: SMALLINT,
  logHome: DOUBLE,
  logAway: DOUBLE,
  logGoals: DOUBLE,
  pi: DOUBLE,
  home: DOUBLE,
  draw: DOUBLE,
  away: DOUBLE,
  over25: DOUBLE,
  homeCorners: DOUBLE,
  awayCorners: DOUBLE,
  homeYellowCards: DOUBLE,
  awayYellowCards: DOUBLE,
  refereeEffect: DOUBLE,
} satisfies Record<Column, Type>
const COLUMNS = Object.entries(TYPES) as [Column, Type][]

/** Before the values of an array: dimensions, whether nulls occur, type, how many, number of the first. */
const HEAD_BYTES = 20

/** A column of the rows as an array in PostgreSQL's binary format: a double so is exact, and neither side writes or reads text. */
function binaryArray(rows: readonly ForecastRow[], column: Column, { oid, bytes, write }: Type): Buffer {
  const buffer = Buffer.allocUnsafe(HEAD_BYTES + rows.length * (4 + bytes))
  let at = 0
  for (const number of [1, 1, oid, rows.length, 1]) at = buffer.writeInt32BE(number, at)
  for (const row of rows) {
    const value = row[column] ?? null
    at = buffer.writeInt32BE(value === null ? -1 : bytes, at)
    if (value === null) continue
    write(buffer, value as never, at)
    at += bytes
  }
  return buffer.subarray(0, at)
}

function send(rows: readonly ForecastRow[]): UnnestRows {
  const lists = COLUMNS.map(
    ([column, type]) => sql`${sql.param(binaryArray(rows, column, type))}::${sql.raw(type.name)}[]`,
  )
  const properties = COLUMNS.map(([column]) => column)
  return {
    properties,
    from: sql`unnest(${listOf(lists)}) as i(${columnNames(properties)})`,
    reported: new Map(),
  }
}

/** Writes forecasts; with `fresh` none of them is stored yet. */
export async function writeForecasts(
  client: pg.ClientBase,
  rows: readonly ForecastRow[],
  { fresh }: { fresh: boolean },
): Promise<void> {
  await upsertSent(client, forecast, rows, { key: ['fixtureId'], fresh }, send)
}
