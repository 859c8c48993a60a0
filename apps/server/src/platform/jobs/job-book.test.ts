import { HOUR_MS } from '@touchline/football'
import { startScheduler } from '@touchline/runtime'
import { useDatabase } from '@touchline/testing/database'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openJobBook } from './job-book.ts'
import { jobRuns, requestJob } from './job-runs.queries.ts'

const database = useDatabase()
const log = pino({ level: 'silent' })
const clock = { now: () => new Date() }

test('turns are noted with what came of them, and a requested one begins at once', async () => {
  const book = openJobBook({ database, clock, log })
  let turns = 0
  const run = async () => {
    turns += 1
    if (turns === 1) throw new Error('the source is away')
    return undefined
  }
  const scheduler = startScheduler([{ name: 'files', source: 'openfootball', everyMs: HOUR_MS, run }], {
    log,
    watch: book,
  })
  const noted = async () => (await jobRuns(database))[0]
  await expect.poll(noted).toMatchObject({ name: 'files', failures: 1, error: 'the source is away', succeededAt: null })
  await requestJob(database.pool, 'files', clock.now())
  await expect.poll(noted, { timeout: 10_000 }).toMatchObject({ failures: 0, error: null, requestedAt: null })
  expect(turns).toBe(2)
  await scheduler.stop()
  await book.close()
})
