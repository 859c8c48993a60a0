import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { databaseBudget } from './database-budget.ts'

const database = useDatabase()

const never = new AbortController().signal
const left = async (entity: string) =>
  (await database.rows('select remaining from feed_budget where entity = $1', [entity]))[0]?.remaining

test('workers that share a database make no more calls together than the feed says are left', async () => {
  const workers = [
    databaseBudget(database, { source: 'sportmonks', signal: never }),
    databaseBudget(database, { source: 'sportmonks', signal: never }),
    databaseBudget(database, { source: 'sportmonks', signal: never }),
  ]
  await workers[0]?.reported('Fixture', { remaining: 5, resetsInSeconds: 3_600 })
  let taken = 0
  const ending = new AbortController()
  const waiting = [...Array(12).keys()].map(async () => {
    await databaseBudget(database, { source: 'sportmonks', signal: ending.signal }).take('Fixture')
    if (!ending.signal.aborted) taken += 1
  })
  await expect.poll(() => taken).toBe(5)
  ending.abort()
  await Promise.all(waiting)
  expect([taken, await left('Fixture')]).toEqual([5, 0])
})

test('a wait ends when the hour is over', async () => {
  const budget = databaseBudget(database, { source: 'sportmonks', signal: never })
  await budget.reported('Team', { remaining: 0, resetsInSeconds: 1 })
  await budget.take('Team')
  expect(await left('Team')).toBeGreaterThan(0)
})

test('each entity has a separate hour, and an unknown one may be requested', async () => {
  const budget = databaseBudget(database, { source: 'sportmonks', signal: never })
  await budget.reported('Team', { remaining: 0, resetsInSeconds: 3_600 })
  await budget.take('Player')
  expect(await left('Team')).toBe(0)
})

test('an answer that was overtaken never raises what is left; a new hour does', async () => {
  const budget = databaseBudget(database, { source: 'sportmonks', signal: never })
  await budget.reported('Odd', { remaining: 10, resetsInSeconds: 600 })
  await budget.reported('Odd', { remaining: 12, resetsInSeconds: 601 })
  expect(await left('Odd')).toBe(10)
  await budget.reported('Odd', { remaining: 0, resetsInSeconds: 599 })
  expect(await left('Odd')).toBe(0)
  await budget.reported('Odd', { remaining: 2_999, resetsInSeconds: 3_600 })
  expect(await left('Odd')).toBe(2_999)
})

test('work that can wait leaves calls of the hour to urgent work', async () => {
  const ending = new AbortController()
  const background = databaseBudget(database, { source: 'sportmonks', signal: ending.signal, keptBack: () => 0.1 })
  const live = databaseBudget(database, { source: 'sportmonks', signal: never })
  // 180 calls are reserved for the coming half hour.
  await live.reported('Fixture', { remaining: 190, resetsInSeconds: 1_800 })
  let taken = 0
  const waiting = [...Array(20).keys()].map(async () => {
    await background.take('Fixture')
    if (!ending.signal.aborted) taken += 1
  })
  await expect.poll(() => left('Fixture')).toBeLessThanOrEqual(180)
  await live.take('Fixture')
  expect(await left('Fixture')).toBeLessThan(180)
  ending.abort()
  await Promise.all(waiting)
  expect(taken).toBeLessThan(13)
})
