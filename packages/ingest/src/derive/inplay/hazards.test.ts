import { EVENT_TYPE } from '@touchline/football'
import { HAZARD_UNTIL_2018, LATEST_HAZARD } from '@touchline/probability'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { event, played, team, world } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from '../../write/apply-batch.ts'
import { hazardsJob } from './hazards.job.ts'
import { fitHazards, hazardsBySeason } from './hazards.ts'

const database = useDatabase()
const MATCHES = 50
const GOALS = 45

/** A season of matches in which a goal falls every second minute. */
const season = (year: number) =>
  Array.from({ length: MATCHES }, (_, at) =>
    played('ashton', 'brough', new Date(Date.UTC(year, 8, 1 + at, 15)).toISOString(), [GOALS, 0], {
      key: `${year}-${at}`,
    }),
  )
const everySecondMinute = Array.from({ length: GOALS }, (_, at) => event(EVENT_TYPE.goal, 2 * at + 1, 'home'))

async function store(year: number) {
  const fixtures = season(year)
  const events = fixtures.map(({ key }) => ({ fixture: key, events: everySecondMinute }))
  await applyBatch(database, world({ teams: [team('Ashton'), team('Brough')], fixtures, events }), { now: NOW })
}

test('the weights of a season come from the goals of the three seasons before it, those of others are published', async () => {
  await store(2018)
  await fitHazards(database.pool)
  const of = await hazardsBySeason(database.pool)
  const fitted = of(2019)
  expect(fitted).not.toEqual(HAZARD_UNTIL_2018)
  // Two of the first three minutes have a goal each, seven of the fifteen from the 46th on.
  expect((fitted[0] ?? 0) / (fitted[4] ?? 1)).toBeCloseTo(2 / 3 / (7 / 15), 6)
  expect(of(2018)).toEqual(HAZARD_UNTIL_2018)
  expect(of(2026)).toEqual(LATEST_HAZARD)
})

test('they are fitted once a day, when the first fill is over', async () => {
  await store(2018)
  const readiness = { filled: false }
  let now = new Date('2026-03-07T12:00:00Z')
  const job = hazardsJob({ database, clock: { now: () => now }, readiness })
  const signal = new AbortController().signal
  const fitted = async () => (await hazardsBySeason(database.pool))(2019) !== HAZARD_UNTIL_2018
  await job.run(signal)
  expect(await fitted()).toBe(false)
  readiness.filled = true
  await job.run(signal)
  expect(await fitted()).toBe(true)
  await store(2019)
  await job.run(signal)
  const ofLater = async () => (await hazardsBySeason(database.pool))(2022)
  expect(await ofLater()).toEqual(HAZARD_UNTIL_2018)
  now = new Date('2026-03-08T12:00:00Z')
  await job.run(signal)
  expect(await ofLater()).not.toEqual(HAZARD_UNTIL_2018)
})
