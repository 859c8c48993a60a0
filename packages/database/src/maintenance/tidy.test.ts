import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { analyzeRoughly, tidy } from './tidy.ts'

const database = useDatabase()

const bulk = () =>
  database.rows(`insert into meta (key, value) select 'tidy ' || n, to_jsonb(n) from generate_series(1, 1000) as n`)
const known = async () => {
  const [row] = await database.rows(
    `select reltuples::int as rows, relallvisible > 0 as vacuumed from pg_class where oid = 'meta'::regclass`,
  )
  return row
}

test('the planner learns how many rows there are', async () => {
  await bulk()
  await analyzeRoughly(database)
  const found = await known()
  expect(found?.rows).toBeGreaterThanOrEqual(1000)
  // A server may have vacuumed it by itself.
  if (database.kind === 'embedded') expect(found?.vacuumed).toBe(false)
})

test('the embedded database is vacuumed too, which nobody else does', async () => {
  await bulk()
  await database.rows(`update meta set value = '0'`)
  await tidy(database)
  const found = await known()
  expect(found?.rows).toBeGreaterThanOrEqual(1000)
  if (database.kind === 'embedded') expect(found?.vacuumed).toBe(true)
})

test('so are tables that are divided into parts, and their parts', async () => {
  await database.rows(`create table pieces (n integer) partition by range (n)`)
  await database.rows(`create table "pieces of 1" partition of pieces for values from (0) to (10)`)
  await database.rows('insert into pieces select n % 10 from generate_series(1, 100) as n')
  await tidy(database)
  const counts = await database.rows(
    `select reltuples::int as rows from pg_class where relname like 'pieces%' order by relname`,
  )
  expect(counts).toEqual([{ rows: 100 }, { rows: 100 }])
})
