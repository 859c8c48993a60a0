import { inTransaction } from '@touchline/database'
import { truncate, useDatabase } from '@touchline/testing/database'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pruneLiveEvents, writeLiveEvents } from './change-log.ts'
import { heardBy, type LogReader, logReader, settle, startOver } from './log-reader.ts'

const database = useDatabase()
const NOW = new Date('2026-03-07T12:00:00.000Z')
const TWO_DAYS_LATER = new Date('2026-03-09T12:00:00.000Z')

const FIXTURES = logReader('of fixtures', ['fixtures'], sql`select null::json`)
const SEASONS = logReader('of seasons', ['seasons', 'forecasts'], sql`select json_build_object('seasons', array[7])`)

const write = (ids: { fixtures?: number[]; seasons?: number[]; forecasts?: number[] }) =>
  inTransaction(database, (client) =>
    writeLiveEvents(client, [{ topic: 'change', payload: { tags: [], ...ids } }], NOW),
  )

/** The changes for a reader, by part; undefined if there is nothing to do. */
const heard = async (reader: LogReader) => (await heardBy(database.pool, reader))?.ids ?? {}
const readOn = async (reader: LogReader, due: number[] = []) => {
  const found = await heardBy(database.pool, reader)
  if (found !== null) await settle(database.pool, { logReader: reader, upTo: found.upTo, due })
  return found?.ids ?? {}
}

test('a reader that has never read begins with everything that is stored, and continues with what changed since', async () => {
  await write({ seasons: [1, 2] })
  expect(await readOn(SEASONS)).toEqual({ seasons: [7] })
  await write({ seasons: [3, 2], forecasts: [5] })
  await write({ seasons: [3], fixtures: [9] })
  expect(await readOn(SEASONS)).toEqual({ seasons: [2, 3], forecasts: [5] })
  expect(await heardBy(database.pool, SEASONS)).toBeNull()
  await startOver(database.pool, SEASONS)
  expect(await heard(SEASONS)).toEqual({ seasons: [7] })
})

test('unfinished work of a reader is there at its next turn, next to newer changes', async () => {
  await write({ seasons: [1] })
  await readOn(SEASONS, [7])
  expect(await heardBy(database.pool, SEASONS)).toMatchObject({ due: [7], ids: null })
  await write({ seasons: [2] })
  expect(await heardBy(database.pool, SEASONS)).toMatchObject({ due: [7], ids: { seasons: [2] } })
  await readOn(SEASONS, [7])
  await database.rows('delete from live_event')
  await readOn(SEASONS)
  expect(await heardBy(database.pool, SEASONS)).toBeNull()
})

test('a slower worker does not take the place of a reader back', async () => {
  await write({ seasons: [1] })
  const slow = await heardBy(database.pool, SEASONS)
  await write({ seasons: [2] })
  await readOn(SEASONS)
  await settle(database.pool, { logReader: SEASONS, upTo: slow?.upTo ?? 0 })
  expect(await heardBy(database.pool, SEASONS)).toBeNull()
})

test('each reader hears of every change once it is committed, whatever is written, read, cut short and pruned in between', async () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 })
  const step = fc.oneof(
    fc.record({ does: fc.constant('write' as const), fixtures: ids, seasons: ids }),
    fc.record({ does: fc.constantFrom('read', 'look'), reader: fc.constantFrom(FIXTURES, SEASONS) }),
    fc.record({ does: fc.constant('prune' as const) }),
  )
  const sorted = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await truncate(database)
      for (const reader of [FIXTURES, SEASONS]) await settle(database.pool, { logReader: reader, upTo: 0 })
      const wanted = { fixtures: new Set<number>(), seasons: new Set<number>() }
      for (const one of steps) {
        if ('fixtures' in one) {
          await write(one)
          for (const part of ['fixtures', 'seasons'] as const) for (const id of one[part]) wanted[part].add(id)
        } else if ('reader' in one) {
          const part = one.reader === FIXTURES ? 'fixtures' : 'seasons'
          const found = one.does === 'read' ? await readOn(one.reader) : await heard(one.reader)
          expect(found[part] ?? []).toEqual(sorted(wanted[part]))
          if (one.does === 'read') wanted[part].clear()
        } else await pruneLiveEvents(database, TWO_DAYS_LATER)
      }
      expect((await heard(FIXTURES)).fixtures ?? []).toEqual(sorted(wanted.fixtures))
    }),
    { numRuns: 20 },
  )
})

test('a change of a transaction that ends late is not missed by who reads meanwhile', async () => {
  await settle(database.pool, { logReader: FIXTURES, upTo: 0 })
  const found: number[] = []
  const read = async () => void found.push(...((await readOn(FIXTURES)).fixtures ?? []))
  await inTransaction(database, async (client) => {
    // It writes before the others, and its number is taken long before it is committed.
    await writeLiveEvents(client, [{ topic: 'change', payload: { tags: [], fixtures: [1] } }], NOW)
    const others = [2, 3, 4].map((id) => write({ fixtures: [id] }))
    await read()
    await client.query('commit')
    await client.query('begin')
    for (const other of others) {
      await other
      await read()
    }
  })
  // Which of the waiting writers goes first is the server's choice.
  expect(found.toSorted()).toEqual([1, 2, 3, 4])
})

test('changes of many writers at once are all heard by a reader that never waits', async () => {
  await settle(database.pool, { logReader: FIXTURES, upTo: 0 })
  const found: number[] = []
  let writing = true
  const reading = (async () => {
    while (writing) found.push(...((await readOn(FIXTURES)).fixtures ?? []))
  })()
  const all = Array.from({ length: 60 }, (_, at) => at + 1)
  await Promise.all(all.map((id) => write({ fixtures: [id] })))
  writing = false
  await reading
  found.push(...((await readOn(FIXTURES)).fixtures ?? []))
  expect(found.toSorted((one, other) => one - other)).toEqual(all)
})

test('unread changes are not pruned, however old', async () => {
  await write({ fixtures: [1] })
  await settle(database.pool, { logReader: FIXTURES, upTo: 0 })
  await readOn(SEASONS)
  expect(await pruneLiveEvents(database, TWO_DAYS_LATER)).toBe(0)
  await readOn(FIXTURES)
  expect(await pruneLiveEvents(database, TWO_DAYS_LATER)).toBe(1)
})
