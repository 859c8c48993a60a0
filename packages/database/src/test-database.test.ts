import { truncate, useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'

const database = useDatabase({ keepData: true })

test('a test database has the country list and empty football tables', async () => {
  const rows = await database.rows(
    'select (select count(*) from country) as countries, (select count(*) from fixture) as fixtures',
  )
  expect(rows[0]).toEqual({ countries: expect.any(Number), fixtures: 0 })
  expect(rows[0].countries).toBeGreaterThan(200)
})

test('emptying keeps the countries and counts from 1 again', async () => {
  const add = () => database.pool.query(`insert into venue (name) values ('Old Road') returning id`)
  await add()
  await truncate(database)
  expect((await add()).rows).toEqual([{ id: 1 }])
  await truncate(database)
  expect((await database.rows('select count(*) as n from country'))[0].n).toBeGreaterThan(200)
})

test('numbers are numbers, days are text and instants are dates', async () => {
  const rows = await database.rows(
    `select 1.25::numeric as n, 5::bigint as big, '2026-02-03'::date as day, '2026-02-03T04:05Z'::timestamptz as at, now()::date = (now() AT TIME ZONE 'UTC')::date as utc`,
  )
  expect(rows[0]).toEqual({ n: 1.25, big: 5, day: '2026-02-03', at: new Date('2026-02-03T04:05Z'), utc: true })
})
