import { createServer } from 'node:net'
import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { connectTo } from './connection.ts'
import { inTransaction } from './transaction.ts'
import { isUnavailable } from './unavailable.ts'

const database = useDatabase({ keepData: true })

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

test('a write into a database that is read-only for the moment means that it is not available', async () => {
  const write = inTransaction(database, async (client) => {
    await client.query('set transaction read only')
    await client.query(`insert into meta (key, value) values ('a', '1')`)
  })
  expect(isUnavailable(await failure(write))).toBe(true)
})

test('a faulty statement does not', async () => {
  for (const wrong of [
    'select nothing',
    'select 1 / 0',
    `insert into meta (key) values (null)`,
    'select * from nowhere',
  ]) {
    expect([wrong, isUnavailable(await failure(database.pool.query(wrong)))]).toEqual([wrong, false])
  }
})

test.each([
  ['nobody listens', null],
  ['hangs up', 0],
  ['does not say a word', 1_000_000],
])('an address where somebody %s does', async (_what, hangsUpAfterMs) => {
  const server = createServer((socket) => {
    if (hangsUpAfterMs !== null) setTimeout(() => socket.destroy(), hangsUpAfterMs).unref()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  if (hangsUpAfterMs === null) await new Promise((closed) => server.close(closed))
  const away = connectTo(`postgres://127.0.0.1:${port}/postgres`, { timeoutMs: 200 })
  expect(isUnavailable(await failure(away.pool.query('select 1')))).toBe(true)
  await away.close()
  server.close()
})
