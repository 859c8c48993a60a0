import { HOUR_MS } from '@touchline/football'
import { logLoss, rankedProbabilityScore, removeMargin } from '@touchline/probability'
import { useDatabase } from '@touchline/testing/database'
import { type FixtureWithPrice, fixture, played } from '@touchline/testing/records'
import { beforeEach, expect, test } from 'vitest'
import { prices, recordWorld } from '../record-world.testing.ts'

const database = useDatabase()
const { store, storePast, write, grade } = recordWorld(database)

const KICKOFF = new Date('2026-03-07T15:00:00Z')
const BEFORE = new Date(KICKOFF.getTime() - 6 * HOUR_MS)
const AFTER = new Date(KICKOFF.getTime() + 3 * HOUR_MS)
const match = fixture('ashton', 'brough', KICKOFF.toISOString(), { key: 'ashton-brough' })
const over = (score: readonly [number, number], more: Partial<FixtureWithPrice> = {}) =>
  played('ashton', 'brough', KICKOFF.toISOString(), score, { key: 'ashton-brough', ...more })

const scores = (where: string) =>
  database.rows(
    `select afterwards, kind, market, month, (sums->'weeks'->0) as week, sums->'bins' as bins, sums->'outcomes' as outcomes
     from record_score where ${where} order by afterwards, kind, market, month`,
  )
const graded = async () =>
  (await scores('not afterwards')).map(({ kind, market, week }) => [kind, market, week.forecasts, week.compared])

beforeEach(() => storePast(BEFORE))

test('a forecast is graded after the match against the result and the closing price', async () => {
  await store([match], BEFORE, prices(match.key))
  await write(BEFORE, true)
  await grade(AFTER, true)
  expect(await graded()).toEqual([])
  const corners = { corners: 6, yellowCards: 1, redCards: 0, statistics: {} }
  await store([over([2, 1], { sides: { home: corners, away: corners } })], AFTER, prices(match.key, true))
  await grade(AFTER, true)
  expect(await graded()).toEqual([
    ['model', 'both_score', 1, 1],
    ['model', 'corners', 1, 0],
    ['model', 'over25', 1, 1],
    ['model', 'result', 1, 1],
    ['model', 'yellow_cards', 1, 0],
    ['price', 'both_score', 1, 1],
    ['price', 'over25', 1, 1],
    ['price', 'result', 1, 1],
  ])
  const [{ week, outcomes, month }] = await scores(`kind = 'price' and market = 'result'`)
  const noted = removeMargin([2.1, 3.4, 3.6])!.probabilities
  const close = removeMargin([2, 3.5, 3.9])!.probabilities
  expect(month).toBe('2026-03-01')
  expect(outcomes).toEqual([1, 0, 0])
  expect(week.rps).toBeCloseTo(rankedProbabilityScore(noted, 0), 4)
  expect(week.rpsBehind).toBeCloseTo(rankedProbabilityScore(noted, 0) - rankedProbabilityScore(close, 0), 4)
  expect(week.logLossBehind).toBeCloseTo(logLoss(noted[0]!) - logLoss(close[0]!), 4)
  expect(week.bets).toBe(0)
})

test('without a real closing price there is nothing to compare with', async () => {
  await store([match], BEFORE, prices(match.key))
  await write(BEFORE, true)
  await store([over([0, 0])], AFTER)
  await grade(AFTER, true)
  expect((await graded()).map(([, , , compared]) => compared)).toEqual([0, 0, 0, 0, 0, 0])
})

test('extra time does not count, and neither does a match that was awarded', async () => {
  await store([match], BEFORE, prices(match.key))
  await write(BEFORE, true)
  const scoresOf = { halfTime: null, fullTime: [1, 1], extraTime: [1, 0], shootOut: null, current: [2, 1] } as const
  await store([over([2, 1], { state: 7, scores: scoresOf })], AFTER)
  await grade(AFTER, true)
  expect((await scores(`kind = 'price' and market = 'result'`))[0].outcomes).toEqual([0, 1, 0])
  await store([over([3, 0], { state: 17 })], AFTER)
  await grade(AFTER, true)
  expect(await graded()).toEqual([])
})

test('a corrected result is graded again', async () => {
  await store([match], BEFORE, prices(match.key))
  await write(BEFORE, true)
  for (const [score, outcomes] of [
    [
      [1, 0],
      [1, 0, 0],
    ],
    [
      [1, 1],
      [0, 1, 0],
    ],
  ] as const) {
    await store([over(score)], AFTER)
    await grade(AFTER, true)
    expect((await scores(`kind = 'price' and market = 'result'`))[0].outcomes).toEqual(outcomes)
  }
})

test('a postponed match is graded by the rows for the kick-off it was played at', async () => {
  const later = new Date(KICKOFF.getTime() + 30 * 24 * HOUR_MS)
  await store([match], BEFORE, prices(match.key))
  await write(BEFORE, true)
  const moved = { ...match, kickoff: later.toISOString() }
  await store([moved], BEFORE)
  const played = { ...over([1, 0]), kickoff: later.toISOString() }
  await store([played], later)
  await grade(later, true)
  expect(await graded()).toEqual([])
  await store([moved], BEFORE)
  await write(new Date(later.getTime() - HOUR_MS), true)
  await store([played], later)
  await grade(new Date(later.getTime() + 3 * HOUR_MS), true)
  const rows = await scores(`kind = 'price' and market = 'result'`)
  expect(rows.map(({ month, week }) => [month, week.forecasts])).toEqual([['2026-04-01', 1]])
})

test('a forecast that was written after the match had really begun does not count', async () => {
  await store([match], BEFORE, prices(match.key))
  await write(BEFORE, true)
  await store([{ ...over([1, 0]), kickoff: new Date(BEFORE.getTime() - HOUR_MS).toISOString() }], AFTER)
  await grade(AFTER, true)
  expect(await graded()).toEqual([])
})

test('a row written before anybody knew the match had begun gives way to the row before it', async () => {
  await store([match], BEFORE, prices(match.key))
  await write(BEFORE, true)
  await store([{ ...match, kickoff: new Date(KICKOFF.getTime() + 5 * HOUR_MS).toISOString() }], BEFORE)
  await write(new Date(KICKOFF.getTime() + HOUR_MS), true)
  await store([over([1, 0])], AFTER)
  await grade(AFTER, true)
  expect((await scores(`kind = 'price' and market = 'result'`)).map(({ week }) => week.forecasts)).toEqual([1])
})

test('forecasts computed afterwards are graded separately, without the matches of the record', async () => {
  await grade(BEFORE, true)
  const before = await scores(`afterwards and market = 'result'`)
  const count = (rows: typeof before) =>
    rows.reduce((sum, { outcomes }) => sum + outcomes[0] + outcomes[1] + outcomes[2], 0)
  expect(count(before)).toBe(12)
  expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(['model']))
  await store([match], BEFORE, prices(match.key))
  await write(BEFORE, true)
  await store([over([2, 0])], AFTER)
  await grade(AFTER, true)
  expect(count(await scores(`afterwards and market = 'result'`))).toBe(12)
  expect(count(await scores(`not afterwards and kind = 'model' and market = 'result'`))).toBe(1)
})

test('real and simulated forecasts are never summed together', async () => {
  await store([match], BEFORE, prices(match.key))
  await write(BEFORE, true)
  await store([over([2, 0])], AFTER)
  await grade(AFTER, false)
  expect(await scores('not afterwards')).toEqual([])
})

test('months that are gone or long over are summed once, and again when there are more', async () => {
  await grade(AFTER, true)
  const gradedAt = async () =>
    (await database.rows(`select month, graded_at from record_month where afterwards order by 1`)).map((row) => [
      row.month,
      row.graded_at.toISOString().slice(0, 10),
    ])
  const months = (await gradedAt()).map(([month]) => month)
  expect(months).toEqual(['2026-01-01', '2026-02-01'])
  const soon = new Date(AFTER.getTime() + 5 * HOUR_MS)
  await grade(soon, true)
  const [january] = await database.rows(`select graded_at from record_month where month = '2026-01-01'`)
  expect(january.graded_at).toEqual(AFTER)
  await grade(new Date(AFTER.getTime() + 25 * HOUR_MS), true)
  expect((await gradedAt())[0]).toEqual(['2026-01-01', '2026-03-08'])
})
