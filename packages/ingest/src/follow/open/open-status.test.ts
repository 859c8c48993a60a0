import { HOUR_MS } from '@touchline/football'
import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { writeProgress } from '../feed/progress.ts'
import { openBudget } from './open-budget.ts'
import { openStatus } from './open-status.ts'
import { openEnvironment } from './settings/open-environment.ts'

const database = useDatabase()
const NOW = new Date('2026-03-28T12:00:00.000Z')
const never = new AbortController().signal

test('calls are reported by source against what it allows, and what a free key would add', async () => {
  const allowance = { calls: 5_000, per: 'day' } as const
  const budget = openBudget(database, { source: 'openligadb', manners: { allowance, pauseMs: 1 }, signal: never })
  await budget.take('calls')
  await budget.take('calls', 26)
  const status = await openStatus(database, openEnvironment.parse({ THE_ODDS_API_KEY: 'key' }), NOW)
  expect(status.sources).toMatchObject({
    openligadb: { callsToday: 27, allowance: { calls: 5_000, per: 'day', left: 4_973 }, lastAnswerAt: null },
  })
  expect(Object.keys(status.keysWouldAdd)).toEqual(['FOOTBALL_DATA_ORG_TOKEN'])
})

test('a source that answered a request for matches in play has answered, even if none of it is stored', async () => {
  const budget = openBudget(database, {
    source: 'football-data-org',
    manners: { allowance: null, pauseMs: 1 },
    signal: never,
  })
  await budget.take('calls')
  const statusOf = async () => (await openStatus(database, openEnvironment.parse({}), NOW)).sources['football-data-org']
  expect(await statusOf()).toMatchObject({ lastAnswerAt: null })
  await writeProgress(database.pool, { source: 'football-data-org', job: 'live', cursor: {}, finished: true, now: NOW })
  expect(await statusOf()).toMatchObject({ lastAnswerAt: NOW, lastNewsAt: null })
})

test('two processes keep the pause of a source together', async () => {
  const ending = new AbortController()
  const paced = () =>
    openBudget(database, {
      source: 'football-data',
      manners: { allowance: null, pauseMs: HOUR_MS },
      signal: ending.signal,
    })
  await paced().take('calls')
  let taken = false
  const other = paced()
    .take('calls')
    .then(() => {
      taken = !ending.signal.aborted
    })
  await expect.poll(() => database.rows('select calls from feed_call')).toEqual([{ calls: 1 }])
  ending.abort()
  await other
  expect(taken).toBe(false)
})

test('an exhausted allowance fails the call instead of waiting for hours', async () => {
  const allowance = { calls: 1, per: 'month' } as const
  const budget = openBudget(database, { source: 'the-odds-api', manners: { allowance, pauseMs: 1 }, signal: never })
  await budget.take('calls')
  await expect(budget.take('calls')).rejects.toMatchObject({ name: 'FeedError', reason: 'limited' })
})
