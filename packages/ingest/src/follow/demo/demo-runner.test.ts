import { setTimeout as delay } from 'node:timers/promises'
import type { FixtureRecord, RecordBatch } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { finished, smallWorld } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { startDemo } from './demo-runner.ts'

const database = useDatabase()

const silent = { info: () => undefined, error: () => undefined }
const demo = (batch: RecordBatch): RecordBatch => ({ ...batch, source: 'demo' })
const match = (key: string): FixtureRecord => ({ ...finished, key })

/** A world of three matches in three batches; `brokenAt` fails while the batch of that number is made. */
const source = (brokenAt?: number) => ({
  seed: 'test',
  *batches(): Generator<RecordBatch> {
    yield demo(smallWorld([]))
    for (const [at, key] of ['one', 'two', 'three'].entries()) {
      if (at === brokenAt) throw new Error('the power went')
      yield { source: 'demo', fixtures: [match(key)] }
    }
  },
  changes: (_: string, from: number, now: number): RecordBatch => ({
    source: 'demo',
    fixtures: now > from ? [{ ...match('one'), round: String(now) }] : [],
  }),
})

/** A clock that moves a second at each look. */
const clock = () => {
  let time = NOW.getTime()
  return {
    now: () => {
      time += 1_000
      return new Date(time)
    },
  }
}

test('an empty database is filled, then lives on', async () => {
  const running = startDemo({ database, clock: clock(), log: silent, source: source(), tickMs: 10 })
  await running.filled
  const changed = () => database.rows('select id from fixture where length(round_name) > 5')
  await expect.poll(changed, { timeout: 20_000 }).toHaveLength(1)
  await running.stop()
  expect(await database.rows('select count(*) as n from fixture')).toEqual([{ n: 3 }])
  expect(await database.rows(`select value from meta where key = 'world'`)).toEqual([{ value: 'demo' }])
})

test('a filling that was cut short is completed by the next start', async () => {
  const cut = startDemo({ database, clock: clock(), log: silent, source: source(2), tickMs: 10_000 })
  await expect.poll(() => database.rows('select id from fixture'), { timeout: 20_000 }).toHaveLength(2)
  await cut.stop()
  const next = startDemo({ database, clock: clock(), log: silent, source: source(), tickMs: 10_000 })
  await next.filled
  await next.stop()
  expect(await database.rows('select count(*) as n from fixture')).toEqual([{ n: 3 }])
})

test('one that counted other batches starts over, and writes nothing twice', async () => {
  const cut = startDemo({ database, clock: clock(), log: silent, source: source(2), tickMs: 10_000 })
  await expect.poll(() => database.rows('select id from fixture'), { timeout: 20_000 }).toHaveLength(2)
  await cut.stop()
  await database.rows(`update meta set value = value || '{"order": 1, "batches": 4}' where key = 'demo'`)
  const next = startDemo({ database, clock: clock(), log: silent, source: source(), tickMs: 10_000 })
  await next.filled
  await next.stop()
  expect(await database.rows('select count(*) as n from fixture')).toEqual([{ n: 3 }])
})

test('one filled by another version stays as it is, and the log says so once', async () => {
  const first = startDemo({ database, clock: clock(), log: silent, source: source(), tickMs: 10_000 })
  await first.filled
  await first.stop()
  await database.rows(`update meta set value = value || '{"order": 1}' where key = 'demo'`)
  const reported = () => database.rows(`select value ->> 'reported' as reported from meta where key = 'demo'`)
  const before = await reported()
  const said: string[] = []
  const failed: unknown[] = []
  const log = { info: (text: string) => said.push(text), error: (details: object) => failed.push(details) }
  const next = startDemo({ database, clock: clock(), log: log as never, source: source(), tickMs: 5 })
  await next.filled
  const hints = () => said.filter((text) => text.includes('another version'))
  await expect.poll(hints, { timeout: 20_000 }).toHaveLength(1)
  await delay(60)
  await next.stop()
  expect([hints().length, failed]).toEqual([1, []])
  expect(await reported()).toEqual(before)
})

test('another process that has the world in hand is left to it', async () => {
  await database.pool.query(
    `insert into meta values ('lease:demo', jsonb_build_object('holder', 'other', 'until', now() + interval '1 hour'))`,
  )
  const waiting = startDemo({ database, clock: clock(), log: silent, source: source(), tickMs: 5 })
  await delay(60)
  expect(await database.rows('select id from fixture')).toEqual([])
  await database.pool.query(
    `update meta set value = value || '{"until": "2000-01-01T00:00:00Z"}' where key = 'lease:demo'`,
  )
  await waiting.filled
  await waiting.stop()
  expect(await database.rows('select count(*) as n from fixture')).toEqual([{ n: 3 }])
})

test('the demo world is refused on real data', async () => {
  await database.pool.query(`insert into meta values ('world', '"real"')`)
  const refused = startDemo({ database, clock: clock(), log: silent, source: source() })
  await expect(refused.filled).rejects.toMatchObject({ code: 'OTHER_WORLD' })
  await refused.stop()
})
