import { forecast, type Placeholders, prepared, rows as run, selection } from '@touchline/database'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { columnName, columnNames, listOf } from '../rows/row.ts'

/** A row of `forecast`; days since 1970, the digest as 32 hexadecimal digits. */
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
  write: (into, value: string, at) => into.write(value, at, 'hex'),
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

/** Rows per statement. */
const CHUNK = 3_000

/** Writes the rows; every column comes as one array. @returns those that are written */
const writing = (onConflict: SQL) =>
  prepared((p: Placeholders<Record<Column, Buffer>>) => {
    const lists = COLUMNS.map(([column, { name }]) => sql`${p[column]}::${sql.raw(name)}[]`)
    return selection(
      { id: forecast.fixtureId },
      (columns) => sql`
        insert into ${forecast} (${NAMES}) select * from unnest(${listOf(lists)}) as i(${NAMES}) ${onConflict}
        returning ${columns}`,
    )
  })

const NAMES = columnNames(COLUMNS.map(([column]) => column))
const EXCLUDED = sql.raw(COLUMNS.map(([column]) => `excluded.${columnName(column)}`).join(', '))
const STORED = listOf(COLUMNS.map(([column]) => sql`${forecast[column]}`))
const INSERT = writing(sql``)
const REPLACE = writing(
  sql`on conflict (${columnNames(['fixtureId'])}) do update set (${NAMES}) = row (${EXCLUDED})
  where (${STORED}) is distinct from (${EXCLUDED})`,
)

/**
 * Writes forecasts of different fixtures; with `fresh` none of them is stored yet. All of it is asked at once: the end of a transaction may follow.
 * @returns the fixtures whose forecast is new or another one
 */
export async function writeForecasts(
  client: pg.ClientBase,
  rows: readonly ForecastRow[],
  { fresh }: { fresh: boolean },
): Promise<number[]> {
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) =>
    rows.slice(at * CHUNK, (at + 1) * CHUNK),
  )
  const written = await Promise.all(
    chunks.map((chunk) => {
      const arrays = COLUMNS.map(([column, type]) => [column, binaryArray(chunk, column, type)] as const)
      return run(client, fresh ? INSERT : REPLACE, Object.fromEntries(arrays) as Record<Column, Buffer>)
    }),
  )
  return written.flat().map(({ id }) => id)
}
