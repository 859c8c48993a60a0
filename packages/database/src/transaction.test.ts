import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { inTransaction } from './transaction.ts'

const database = useDatabase()
const WRITE = `insert into rating_due (day) values ('2026-03-07')`
const stored = () => database.rows('select count(*)::int as n from rating_due')

test('what is asked last is waited for, and kept with the rest', async () => {
  const result = await inTransaction(database, async (client, atEnd) => {
    atEnd(client.query(WRITE))
    return 'done'
  })
  expect(result).toBe('done')
  expect(await stored()).toEqual([{ n: 1 }])
})

test('where what is asked last fails nothing is kept, and its failure is the one that is thrown', async () => {
  const failing = inTransaction(database, async (client, atEnd) => {
    await client.query(WRITE)
    atEnd(client.query('select 1 / 0'))
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(await stored()).toEqual([{ n: 0 }])
})

test('where the work fails after it the failure of the work is thrown', async () => {
  const failing = inTransaction(database, async (client, atEnd) => {
    atEnd(client.query('select 1 / 0'))
    await new Promise((done) => setTimeout(done, 20))
    throw new Error('The work failed')
  })
  await expect(failing).rejects.toThrow('The work failed')
  expect(await stored()).toEqual([{ n: 0 }])
})
