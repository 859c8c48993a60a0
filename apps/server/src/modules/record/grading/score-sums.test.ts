import { DAY_MS } from '@touchline/football'
import { expect, test } from 'vitest'
import { addForecast, addSums, emptySums, type GradedForecast, weekOf } from './score-sums.ts'

const forecast = (more: Partial<GradedForecast> = {}): GradedForecast => ({
  kickoff: new Date('2026-03-07T15:00:00Z'),
  chances: [0.5, 0.3, 0.2],
  outcome: 0,
  closing: null,
  prices: null,
  ...more,
})

const sumsOf = (...forecasts: GradedForecast[]) => {
  const sums = emptySums()
  for (const one of forecasts) addForecast(sums, one)
  return sums
}

test('a forecast of 1X2 counts in its week, in three tenths and in what happened', () => {
  const sums = sumsOf(forecast({ closing: [0.6, 0.25, 0.15] }))
  expect(sums.weeks).toHaveLength(1)
  const ours = (0.25 + 0.04) / 2
  const theirs = (0.16 + 0.0225) / 2
  expect(sums.weeks[0]).toMatchObject({ forecasts: 1, compared: 1, bets: 0 })
  expect(sums.weeks[0]?.rps).toBeCloseTo(ours, 12)
  expect(sums.weeks[0]?.rpsBehind).toBeCloseTo(ours - theirs, 12)
  expect(sums.weeks[0]?.logLossBehind).toBeCloseTo(-Math.log(0.5) + Math.log(0.6), 12)
  expect(sums.bins.map(({ count, happened }) => [count, happened]).slice(2, 6)).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
    [1, 1],
  ])
  expect(sums.outcomes).toEqual([1, 0, 0])
})

test('a yes-or-no forecast counts only the yes in the tenths, and its score is the Brier score', () => {
  const sums = sumsOf(forecast({ chances: [0.7, 0.3], outcome: 1 }))
  expect(sums.bins.reduce((count, bin) => count + bin.count, 0)).toBe(1)
  expect(sums.weeks[0]?.rps).toBeCloseTo(0.49, 12)
  expect(sums.weeks[0]).toMatchObject({ compared: 0, rpsBehind: 0 })
})

test('one unit is bet on every outcome whose price is longer than the forecast makes it', () => {
  const [week] = sumsOf(forecast({ prices: [2.2, 3.2, 5.5], closing: [0.48, 0.28, 0.24] })).weeks
  // 2.2 · .5 and 5.5 · .2 are above 1, 3.2 · .3 is not.
  expect(week).toMatchObject({ bets: 2, closedBets: 2, beatClose: 2 })
  expect(week?.profit).toBeCloseTo(1.2 - 1, 12)
  expect(week?.closingValue).toBeCloseTo(2.2 * 0.48 - 1 + (5.5 * 0.24 - 1), 12)
  expect(sumsOf(forecast({ prices: [2.2, null, null] })).weeks[0]).toMatchObject({ bets: 1, closedBets: 0 })
})

test('weeks begin on Monday, in UTC', () => {
  const monday = Date.UTC(2026, 2, 2) / DAY_MS
  expect(weekOf(new Date('2026-03-02T00:00:00Z'))).toBe(monday)
  expect(weekOf(new Date('2026-03-08T23:59:59Z'))).toBe(monday)
  expect(weekOf(new Date('2026-03-01T23:59:59Z'))).toBe(monday - 7)
  expect(weekOf(new Date('1969-12-30T12:00:00Z'))).toBe(-3)
})

test('sums of parts are those of the whole', () => {
  const all = [
    forecast({ closing: [0.6, 0.25, 0.15], prices: [2.2, 3.2, 5.5] }),
    forecast({ outcome: 2, kickoff: new Date('2026-03-08T15:00:00Z') }),
    forecast({ outcome: 1, chances: [0.2, 0.2, 0.6], kickoff: new Date('2026-03-21T15:00:00Z') }),
  ]
  const parts = addSums(all.map((one) => sumsOf(one)))
  const whole = sumsOf(...all)
  expect(parts.weeks.map(({ week, forecasts }) => [week, forecasts])).toEqual(
    whole.weeks.map(({ week, forecasts }) => [week, forecasts]),
  )
  expect(parts.bins).toEqual(whole.bins)
  expect(parts.outcomes).toEqual([1, 1, 1])
  expect(parts.weeks[0]?.rps).toBeCloseTo(whole.weeks[0]?.rps ?? 0, 12)
  expect(addSums([])).toEqual(emptySums())
})
