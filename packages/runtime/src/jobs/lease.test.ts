import { setTimeout as delay } from 'node:timers/promises'
import { inTransaction } from '@touchline/database'
import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { dropLease, holdLease, keepLease, LeaseLost, underLease } from './lease.ts'

const database = useDatabase()

const never = new AbortController().signal
const work = (holder: string, heldMs?: number) => ({ database, name: 'season', holder, signal: never, heldMs })
const noted = async () =>
  (await database.rows(`select key from meta where key like 'done:%' order by key`)).map((row) => row.key)

test('one process at a time has a lease; it passes on when let go or when its time is over', async () => {
  expect(await holdLease(database.pool, { name: 'season', holder: 'one' })).toBe(true)
  expect(await holdLease(database.pool, { name: 'season', holder: 'one' })).toBe(true)
  expect(await holdLease(database.pool, { name: 'season', holder: 'two' })).toBe(false)
  await dropLease(database.pool, 'season', 'two')
  expect(await holdLease(database.pool, { name: 'season', holder: 'two' })).toBe(false)
  await dropLease(database.pool, 'season', 'one')
  expect(await holdLease(database.pool, { name: 'season', holder: 'two', heldMs: 1 })).toBe(true)
  await expect.poll(() => holdLease(database.pool, { name: 'season', holder: 'three' })).toBe(true)
})

test('exactly one of many simultaneous requests gets it', async () => {
  const answers = await Promise.all(
    [...'abcdefgh'].map((holder) => holdLease(database.pool, { name: 'season', holder })),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('a lease that another had meanwhile is not kept, even when that one is done', async () => {
  await holdLease(database.pool, { name: 'season', holder: 'slow', heldMs: 1 })
  await expect.poll(() => holdLease(database.pool, { name: 'season', holder: 'quick' })).toBe(true)
  await dropLease(database.pool, 'season', 'quick')
  expect(await keepLease(database.pool, { name: 'season', holder: 'slow' })).toBe(false)
})

test('an expired lease stays valid until somebody else takes it', async () => {
  await holdLease(database.pool, { name: 'season', holder: 'slow', heldMs: -1_000 })
  expect(await keepLease(database.pool, { name: 'season', holder: 'slow' })).toBe(true)
  expect(await holdLease(database.pool, { name: 'season', holder: 'quick' })).toBe(false)
})

test('work of a holder that lost its lease is not kept', async () => {
  const slow = underLease(work('slow'), async (lease) => {
    await database.pool.query(`update meta set value = value || '{"until": "2000-01-01T00:00:00Z"}'`)
    await underLease(work('quick'), (own) =>
      inTransaction(database, async (client) => {
        await own.keep(client)
        await client.query(`insert into meta values ('done:quick', 'true')`)
      }),
    )
    await inTransaction(database, async (client) => {
      await client.query(`insert into meta values ('done:slow', 'true')`)
      await lease.keep(client)
    })
  })
  await expect(slow).rejects.toThrow(LeaseLost)
  expect(await noted()).toEqual(['done:quick'])
})

test('a lease lasts as long as its work, and the work learns when it is lost', async () => {
  const received = Promise.withResolvers<void>()
  const done = underLease(work('one', 1_000), async (lease) => {
    await delay(1_200)
    expect(await holdLease(database.pool, { name: 'season', holder: 'two' })).toBe(false)
    await database.pool.query('delete from meta')
    lease.signal.addEventListener('abort', () => received.resolve())
    await received.promise
    return 'over'
  })
  expect(await done).toEqual({ result: 'over' })
})

test('work is left to the process that has it in hand', async () => {
  await holdLease(database.pool, { name: 'season', holder: 'other' })
  expect(await underLease(work('one'), async () => 'done')).toBeNull()
})
