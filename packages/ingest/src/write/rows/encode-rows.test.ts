import { useDatabase } from '@touchline/testing/database'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cell, Row } from './row.ts'
import { upsertRows } from './upsert.ts'

const database = useDatabase()

const every = pgTable('every_type', {
  id: integer().primaryKey(),
  big: bigint({ mode: 'number' }),
  small: smallint(),
  yes: boolean(),
  realPrice: real(),
  double: doublePrecision(),
  exact: numeric({ precision: 8, scale: 3, mode: 'number' }),
  name: text(),
  short: varchar(),
  day: date(),
  at: timestamp({ withTimezone: true }),
  details: jsonb(),
  version: uuid(),
  integers: integer().array(),
  smalls: smallint().array(),
  reals: real().array(),
  doubles: doublePrecision().array(),
  booleans: boolean().array(),
})

let client: pg.PoolClient
beforeAll(async () => {
  client = await database.pool.connect()
  // The columns are in another order than in the definition, with some that it does not know.
  await client.query(`create table every_type (newer text default 'newer', at timestamptz, id integer primary key, big bigint, small smallint,
    gone text, yes boolean, real_price real, "double" double precision, exact numeric(8, 3), name text, short varchar, day date, details jsonb,
    version uuid, integers integer[], smalls smallint[], reals real[], doubles double precision[], booleans boolean[])`)
  await client.query('alter table every_type drop column gone')
})
afterAll(async () => {
  await client.query('drop table every_type')
  client.release()
})
beforeEach(async () => {
  await client.query('delete from every_type')
})

const stored = async (columns: string) => (await client.query(`select ${columns} from every_type order by id`)).rows

describe.each(['compared', 'fresh'])('rows that are %s', (way) => {
  const write = (rows: readonly Row[]) => upsertRows(client, every, rows, { key: ['id'], fresh: way === 'fresh' })

  test('values of every type are stored as written', async () => {
    await write([
      {
        id: -5,
        big: 9_007_199_254_740_991,
        small: -32_768,
        yes: true,
        realPrice: 0.1,
        double: Math.PI,
        exact: -12_345.678,
        name: 'Ünïted "1893" \\ {a,b} 🏟\n',
        short: '',
        day: '1888-09-08',
        at: '2026-03-01T08:15:00.123+02:00',
        details: '{"a": [1, null, "é"]}',
        version: '8C5F1B62-9A40-4C4E-8F65-0123456789AB',
        integers: [2_147_483_647, null, -1],
        smalls: [1, 2],
        reals: [1.5, null],
        doubles: [],
        booleans: [1, 0, null],
      },
    ])
    expect(
      await stored(`newer, id, big, small, yes, real_price, "double", exact, name, short, day, at, details, version, integers,
        smalls, reals, doubles, booleans`),
    ).toEqual([
      {
        newer: 'newer',
        id: -5,
        big: 9_007_199_254_740_991,
        small: -32_768,
        yes: true,
        real_price: 0.1,
        double: Math.PI,
        exact: -12_345.678,
        name: 'Ünïted "1893" \\ {a,b} 🏟\n',
        short: '',
        day: '1888-09-08',
        at: new Date('2026-03-01T06:15:00.123Z'),
        details: { a: [1, null, 'é'] },
        version: '8c5f1b62-9a40-4c4e-8f65-0123456789ab',
        integers: [2_147_483_647, null, -1],
        smalls: [1, 2],
        reals: [1.5, null],
        doubles: [],
        booleans: [true, false, null],
      },
    ])
  })

  test('null is null in every column, and so is a column that no row names', async () => {
    await write([{ id: 1, name: null, exact: null, at: null, integers: null, details: null }])
    expect(await stored('name, exact, at, integers, details, small')).toEqual([
      { name: null, exact: null, at: null, integers: null, details: null, small: null },
    ])
  })

  test.each([0, 1, 0.5, 1.0005, 1.0015, 2.675, 99_999.999, 0.0004, 1e-7, -0.0005, 1234.5, 10_000, 0.1 + 0.2])(
    '%d is rounded as the database rounds its text',
    async (value) => {
      await write([{ id: 1, exact: value }])
      // In plain digits: a small number is written with an exponent.
      const digits = String(value).includes('e') ? value.toFixed(20) : String(value)
      const { rows } = await client.query('select $1::text::numeric(8, 3) as exact', [digits])
      expect(await stored('exact')).toEqual(rows)
    },
  )

  test('days come as texts or as days since 1970', async () => {
    await write([
      { id: 1, day: 0 },
      { id: 2, day: -1 },
      { id: 3, day: '2024-02-29' },
    ])
    expect(await stored('day')).toEqual([{ day: '1970-01-01' }, { day: '1969-12-31' }, { day: '2024-02-29' }])
  })

  const REFUSED: [string, Cell, string][] = [
    ['id', 1.5, '22P02'],
    ['small', 32_768, '22003'],
    ['realPrice', 1e39, '22003'],
    ['exact', Number.NaN, '22003'],
    ['exact', 100_000, '22003'],
    ['name', 'a\u0000b', '22021'],
    ['day', '2024-02-30', '22008'],
    ['day', '2024-2-3', '22003'],
    ['at', 'yesterday', '22003'],
    ['at', '2026-03-01 08:15:00', '22003'],
    ['details', '{"a":', '22P02'],
    ['version', 'none', '22P02'],
    ['integers', [0.5], '22P02'],
  ]

  test.each(REFUSED)('a %s of %j is refused, and nothing is written', async (property, value, code) => {
    const rows = [{ id: 1 }, { id: 2, [property]: value }].map((row) => ({ [property]: null, ...row }))
    await expect(write(rows)).rejects.toMatchObject({ code })
    expect(await stored('id')).toEqual([])
  })

  test('a property that is no column is an error that names it', async () => {
    await expect(write([{ id: 1, nickname: 'A' }])).rejects.toThrow('The table every_type has no column nickname')
  })

  test('long texts make room for themselves, whatever comes before and after', async () => {
    const rows = Array.from({ length: 4_000 }, (_, id) => ({
      id,
      name: 'é'.repeat(id % 700),
      reals: Array.from({ length: id % 50 }, (_, at) => at),
      exact: id,
    }))
    await write(rows)
    const found = await stored('id, name, reals, exact')
    expect(found).toEqual(rows.map(({ id, name, reals, exact }) => ({ id, name, reals, exact })))
  })
})
