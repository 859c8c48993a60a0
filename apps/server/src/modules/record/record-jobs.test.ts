import { claimWorld, inTransaction } from '@touchline/database'
import { makeClock } from '@touchline/runtime'
import { testClock } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { fixture } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { headsOf } from './chain.ts'
import { isSimulated } from './is-simulated.ts'
import { recordJobs } from './record-jobs.ts'
import { prices, recordWorld } from './record-world.testing.ts'

const database = useDatabase()
const { store, record } = recordWorld(database)

const match = fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z', { key: 'ashton-brough' })
const never = new AbortController().signal

function jobsAt(clock = testClock('2026-03-07T12:00:00Z'), filled = true) {
  const said: string[] = []
  const readiness = { migrated: true, filled, detail: '' }
  const log = { info: (_fields: unknown, text?: string) => void said.push(text ?? '') }
  const jobs = recordJobs({ database, clock, readiness, log })
  const turn = (name: string) => jobs.find((job) => job.name === name)?.run(never)
  return { clock, said, readiness, turn }
}

/** Changes that answers about the record are dropped for. */
const reported = () => database.rows(`select payload from live_event where payload->'tags' ? 'record'`)
const claim = (world: 'demo' | 'real') => inTransaction(database, (client) => claimWorld(client, world))

test('the demo world has its record by the clock of the product, and each head is logged', async () => {
  await claim('demo')
  const { clock, said, turn } = jobsAt()
  await store([match], clock.now(), prices(match.key))
  await turn('record')
  expect(await record()).toMatchObject([{ simulated: true }, { simulated: true }])
  await turn('record')
  expect(said).toEqual([])
  expect(await reported()).toHaveLength(1)
  await turn('grade record')
  expect(await reported()).toHaveLength(2)
  clock.set('2026-03-08T00:01:00Z')
  await turn('record')
  const [head] = await headsOf(database.pool, true)
  expect(said).toEqual([`The record of 2026-03-07 is sealed: 2 forecasts, ${head?.hash}`])
  expect(head).toMatchObject({ day: '2026-03-07', forecasts: 2 })
})

test('while a first start is being written nothing is written down, and the next look is soon', async () => {
  await claim('demo')
  const { clock, readiness, turn } = jobsAt(undefined, false)
  await store([match], clock.now(), prices(match.key))
  expect(await turn('record')).toBeLessThan(10_000)
  expect(await turn('grade record')).toBeLessThan(10_000)
  expect(await record()).toEqual([])
  readiness.filled = true
  expect(await turn('record')).toBeUndefined()
  expect(await record()).toHaveLength(2)
})

test('a job held by another process is left to it', async () => {
  await claim('demo')
  const { clock, turn } = jobsAt()
  await store([match], clock.now(), prices(match.key))
  await database.pool.query(
    `insert into meta values ('lease:record', jsonb_build_object('holder', 'other', 'until', clock_timestamp() + interval '1 hour'))`,
  )
  await turn('record')
  expect(await record()).toEqual([])
})

test('a clock that was set makes a record of real data simulated', async () => {
  await claim('real')
  expect(await isSimulated(database, makeClock())).toBe(false)
  expect(await isSimulated(database, makeClock('2024-03-09T09:00:00Z'))).toBe(true)
})
