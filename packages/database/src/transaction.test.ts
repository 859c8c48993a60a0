import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { inTransaction } from './transaction.ts'

const database = useDatabase()
const WRITE = `insert into log_reader (name, place) values ('tables', 7)`
const stored = () => database.rows('select count(*)::int as n from log_reader')

test('writes of a transaction are committed, and its result is returned', async () => {
  const result = await inTransaction(database, async (client) => {
    await client.query(WRITE)
    return 'done'
  })
  expect(result).toBe('done')
  expect(await stored()).toEqual([{ n: 1 }])
})

test('failing work stores nothing and throws its own error', async () => {
  const failing = inTransaction(database, async (client) => {
    await client.query(WRITE)
    await client.query('select 1 / 0')
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(await stored()).toEqual([{ n: 0 }])
})
