import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connection.ts'
import { migrate } from './migrate.ts'
import { testDatabase } from './test-kit.ts'
import { inTransaction } from './transaction.ts'
import { claimWorld, worldOf } from './world.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('statements of many connections at once each get their own answer', async () => {
  const one = async (n: number) => {
    if (n % 3 === 0) return (await database.pool.query('SELECT $1::int + 1 AS a', [n])).rows[0].a === n + 1
    if (n % 3 === 1) return (await database.pool.query('SELECT $1::text AS a, $2::int AS b', ['x', n])).rows[0].b === n
    return inTransaction(database, async (client) => (await client.query('SELECT $1::int AS a', [n])).rows[0].a === n)
  }
  const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => one(n)))
  expect(answers.every(Boolean)).toBe(true)
})

test('a failed transaction keeps nothing and leaves the connection usable', async () => {
  const failing = inTransaction(database, async (client) => {
    await client.query(`INSERT INTO meta (key, value) VALUES ('half', '1')`)
    await client.query('SELECT 1 / 0')
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect((await database.pool.query(`SELECT * FROM meta WHERE key = 'half'`)).rows).toEqual([])
})

test('a connection lost inside a transaction takes its half-done work with it', async () => {
  const client = await database.pool.connect()
  client.on('error', () => undefined)
  await client.query('BEGIN')
  await client.query(`INSERT INTO meta (key, value) VALUES ('lost', '1')`)
  client.release(true)
  expect((await database.pool.query(`SELECT * FROM meta WHERE key = 'lost'`)).rows).toEqual([])
})

test('a server that cuts a connection inside a transaction fails that transaction alone, not the process', async () => {
  if (database.kind === 'embedded') return
  const between = Promise.withResolvers<number>()
  const go = Promise.withResolvers<void>()
  const cut = inTransaction(database, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    between.resolve(rows[0]?.pid ?? 0)
    await go.promise
    await client.query('SELECT 1')
  })
  await database.pool.query('SELECT pg_terminate_backend($1)', [await between.promise])
  // Its end arrives while nothing is asked on it.
  await delay(100)
  go.resolve()
  await expect(cut).rejects.toThrow()
  expect((await database.pool.query('SELECT 1 AS a')).rows).toEqual([{ a: 1 }])
})

test('processes that migrate at the same time do not disturb each other', async () => {
  await database.pool.query('DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS drizzle CASCADE; CREATE SCHEMA public')
  await Promise.all([migrate(database), migrate(database), migrate(database)])
  expect((await database.pool.query('SELECT count(*) AS n FROM fixture')).rows).toEqual([{ n: 0 }])
})

test('real data is refused on a database with the demo world, and the message says the way out', async () => {
  await inTransaction(database, (client) => claimWorld(client, 'demo'))
  await inTransaction(database, (client) => claimWorld(client, 'demo'))
  const claim = inTransaction(database, (client) => claimWorld(client, 'real'))
  await expect(claim).rejects.toThrow(/DATA_DIR.*FEED=none/)
  expect(await worldOf(database.pool)).toBe('demo')
})

test('a listener learns of a notification, and of a connection that had to be made anew', async () => {
  if (database.kind === 'embedded') {
    // The embedded database sends no hints; its one server process has them from itself.
    const stop = await database.listen('live', () => expect.unreachable())
    await database.pool.query('NOTIFY live')
    return stop()
  }
  let received = Promise.withResolvers<void>()
  const stop = await database.listen('live', () => received.resolve())
  await database.pool.query('NOTIFY live')
  await received.promise
  received = Promise.withResolvers<void>()
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  )
  await received.promise
  await stop()
})
