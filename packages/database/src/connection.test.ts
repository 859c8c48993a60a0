import { setTimeout as delay } from 'node:timers/promises'
import { useDatabase } from '@touchline/testing/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectTo } from './connection.ts'
import { migrate } from './schema/migrate.ts'
import { firstRow, type Placeholders, prepared, selection } from './statement.ts'
import { inTransaction } from './transaction.ts'
import { claimWorld, worldOf } from './world.ts'

const database = useDatabase({ keepData: true })

test('statements of many connections at once each get their own answer', async () => {
  const one = async (n: number) => {
    if (n % 3 === 0) return (await database.rows('select $1::int + 1 as a', [n]))[0].a === n + 1
    if (n % 3 === 1) return (await database.rows('select $1::text as a, $2::int as b', ['x', n]))[0].b === n
    return inTransaction(database, async (client) => (await client.query('select $1::int as a', [n])).rows[0].a === n)
  }
  const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => one(n)))
  expect(answers.every(Boolean)).toBe(true)
})

const SUM = prepared((p: Placeholders<{ one: number; other: number }>) =>
  selection({ sum: sql<number>`${p.one}::int + ${p.other}::int` }, (columns) => sql`select ${columns}`),
)

test('a prepared statement may run on many connections at once, repeatedly', async () => {
  const other = connectTo(database.pool.options.connectionString ?? '')
  const ask = async (one: number) => (await firstRow((one % 2 ? other : database).pool, SUM, { one, other: 1 }))?.sum
  for (let round = 0; round < 3; round++) {
    const sums = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(at)))
    expect(sums).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  }
  await other.close()
})

test('a failed transaction keeps nothing and leaves the connection usable', async () => {
  const failing = inTransaction(database, async (client) => {
    await client.query(`insert into meta (key, value) values ('half', '1')`)
    await client.query('select 1 / 0')
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(await database.rows(`select * from meta where key = 'half'`)).toEqual([])
})

test('a connection lost inside a transaction takes its half-done work with it', async () => {
  const client = await database.pool.connect()
  client.on('error', () => undefined)
  await client.query('begin')
  await client.query(`insert into meta (key, value) values ('lost', '1')`)
  client.release(true)
  expect(await database.rows(`select * from meta where key = 'lost'`)).toEqual([])
})

test('a server that cuts a connection inside a transaction fails that transaction alone, not the process', async () => {
  const between = Promise.withResolvers<number>()
  const go = Promise.withResolvers<void>()
  const cut = inTransaction(database, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    between.resolve(rows[0]?.pid ?? 0)
    await go.promise
    await client.query('select 1')
  })
  await database.pool.query('select pg_terminate_backend($1)', [await between.promise])
  // The connection ends while it is idle.
  await delay(100)
  go.resolve()
  await expect(cut).rejects.toThrow()
  expect(await database.rows('select 1 as a')).toEqual([{ a: 1 }])
})

test('processes that migrate at the same time do not disturb each other', async () => {
  await database.pool.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public')
  await Promise.all([migrate(database), migrate(database), migrate(database)])
  expect(await database.rows('select count(*) as n from fixture')).toEqual([{ n: 0 }])
})

test('real data is refused on a database with the demo world, and the message says the way out', async () => {
  await inTransaction(database, (client) => claimWorld(client, 'demo'))
  await inTransaction(database, (client) => claimWorld(client, 'demo'))
  const claim = inTransaction(database, (client) => claimWorld(client, 'real'))
  await expect(claim).rejects.toThrow(/DATA_DIR.*FEED=none/)
  expect(await worldOf(database.pool)).toBe('demo')
})

test('a listener hears of a notification, and of a reconnection', async () => {
  let received = Promise.withResolvers<void>()
  const stop = await database.listen('live', () => received.resolve())
  await database.pool.query('notify live')
  await received.promise
  received = Promise.withResolvers<void>()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  )
  await received.promise
  await stop()
})
