import { EVENT_TYPE, type EventRecord, HOUR_MS } from '@touchline/football'
import { applyBatch } from '@touchline/ingest/write/apply-batch.ts'
import {
  inPlayGrid,
  LATEST_HAZARD,
  logLoss,
  rankedProbabilityScore,
  removeMargin,
  resultChances,
  solveGrid,
} from '@touchline/probability'
import { useDatabase } from '@touchline/testing/database'
import { event, played, team, world } from '@touchline/testing/records'
import { beforeEach, expect, test } from 'vitest'
import { prices, recordWorld } from '../record-world.testing.ts'

const database = useDatabase()
const { store, storePast, grade } = recordWorld(database)

const KICKOFF = new Date('2026-03-07T15:00:00Z')
const AFTER = new Date(KICKOFF.getTime() + 3 * HOUR_MS)
const match = played('ashton', 'brough', KICKOFF.toISOString(), [1, 1], { key: 'ashton-brough' })
const EVENTS = [
  event(EVENT_TYPE.goal, 20, 'home'),
  event(EVENT_TYPE.red_card, 50, 'away'),
  event(EVENT_TYPE.goal, 80, 'away'),
]

const graded = () =>
  database.rows(
    `select afterwards, kind, market, sums->'weeks'->0 as week from record_score where market like 'in_play%' order by market`,
  )
const happened = (events: EventRecord[]) =>
  applyBatch(
    database,
    world({
      teams: ['Ashton', 'Brough', 'Cawood', 'Denby'].map((name) => team(name)),
      fixtures: [match],
      events: [{ fixture: match.key, events }],
    }),
    { now: AFTER },
  )

beforeEach(() => storePast(KICKOFF))

test('a match is graded at each minute by its closing price, the score and the red cards until then', async () => {
  await store([match], AFTER, prices(match.key, true))
  await happened(EVENTS)
  await grade(AFTER, true)
  const found = await graded()
  expect(found.map(({ afterwards, kind, market }) => [afterwards, kind, market])).toEqual(
    [15, 30, 45, 60, 75, 85].map((minute) => [true, 'price', `in_play_${minute}`]),
  )
  const [home = 0, draw = 0, away = 0] = removeMargin([2, 3.5, 3.9])?.probabilities ?? []
  const [over = 0] = removeMargin([1.9, 1.95])?.probabilities ?? []
  const { grid } = solveGrid({ home, draw, away, over })!
  const at60 = resultChances(inPlayGrid(grid, { minute: 60, score: [1, 0], redCards: [0, 1] }, LATEST_HAZARD)!)
  const { week } = found[3]
  expect(week.forecasts).toBe(1)
  expect(week.rps).toBeCloseTo(rankedProbabilityScore(at60, 1), 6)
  expect(week.logLoss).toBeCloseTo(logLoss(at60[1]), 6)
  const close = rankedProbabilityScore([home, draw, away], 1)
  expect(week.rps - week.rpsBehind).toBeCloseTo(close, 6)
})

test('without a closing price, without cards or with goals missing there is nothing to grade', async () => {
  await store([match], AFTER, prices(match.key))
  await happened(EVENTS)
  await grade(AFTER, true)
  expect(await graded()).toEqual([])
  await store([match], AFTER, prices(match.key, true))
  await happened(EVENTS.filter(({ type }) => type === EVENT_TYPE.goal))
  await grade(AFTER, true)
  expect(await graded()).toEqual([])
  await happened(EVENTS.slice(0, 2))
  await grade(AFTER, true)
  expect(await graded()).toEqual([])
})
