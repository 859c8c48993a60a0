import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { tidy } from './tidy.ts'

const database = useDatabase()

test('the planner learns how many rows there are, also in tables that are divided into parts', async () => {
  await database.rows(`create table pieces (n integer) partition by range (n)`)
  await database.rows(`create table "pieces of 1" partition of pieces for values from (0) to (10)`)
  await database.rows('insert into pieces select n % 10 from generate_series(1, 100) as n')
  await tidy(database)
  const counts = await database.rows(
    `select reltuples::int as rows from pg_class where relname like 'pieces%' order by relname`,
  )
  expect(counts).toEqual([{ rows: 100 }, { rows: 100 }])
})
