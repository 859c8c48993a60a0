import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusteredMeanInterval, partMeanInterval } from './clustered-mean.ts'
import { meanInterval } from './mean-intervals.ts'

const values = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 2, maxLength: 30 })

test('clusters of one value each have the usual t interval of a mean', () => {
  fc.assert(
    fc.property(values, (all) => {
      const clustered = clusteredMeanInterval(all.map((sum) => ({ count: 1, sum })))!
      const usual = meanInterval(all)!
      expect(clustered.low).toBeCloseTo(usual.low, 9)
      expect(clustered.high).toBeCloseTo(usual.high, 9)
    }),
  )
})

test('values that are the same within a week are no more than one value of it', () => {
  const weeks = [0.2, -0.1, 0.4, 0.1]
  const once = clusteredMeanInterval(weeks.map((sum) => ({ count: 1, sum })))!
  const tenfold = clusteredMeanInterval(weeks.map((value) => ({ count: 10, sum: 10 * value })))!
  expect(tenfold.low).toBeCloseTo(once.low, 12)
  expect(tenfold.high).toBeCloseTo(once.high, 12)
})

test('two weeks of different size: 3 of 4 and 1 of 2 have the mean 2/3, ± 12.706 · √(2 · 2 · (1/3)²) / 6', () => {
  const found = clusteredMeanInterval([
    { count: 4, sum: 3 },
    { count: 2, sum: 1 },
  ])!
  expect((found.low + found.high) / 2).toBeCloseTo(2 / 3, 12)
  expect((found.high - found.low) / 2).toBeCloseTo((12.7062047 * Math.sqrt(4 / 9)) / 6, 6)
})

test('one week says nothing of the next, and neither do weeks without values', () => {
  expect(clusteredMeanInterval([{ count: 5, sum: 2 }])).toBeNull()
  expect(
    clusteredMeanInterval([
      { count: 5, sum: 2 },
      { count: 0, sum: 0 },
    ]),
  ).toBeNull()
})

test('a month of weeks that are alike by chance is as uncertain as the year makes it; a wide one stays, and so do eight weeks', () => {
  const weeks = (...sums: number[]) => sums.map((sum) => ({ count: 10, sum }))
  const alike = weeks(0.1, 0.11, 0.1, 0.11, 0.1)
  const year = [...alike, ...weeks(3, -3, 2, -2, 1, -1, 3, -3)]
  const month = partMeanInterval(alike, year)!
  expect((month.low + month.high) / 2).toBeCloseTo(0.0104, 12)
  // 13 weeks, 46 + small squares about the mean of 0.04: 2.179 · √(13/12 · 46.03 / 130 / 50)
  expect((month.high - month.low) / 2).toBeCloseTo(2.1788 * Math.sqrt(((13 / 12) * 46.03) / 130 / 50), 3)
  const wide = weeks(9, -9, 9)
  expect(partMeanInterval(wide, [...year, ...wide])).toEqual(clusteredMeanInterval(wide))
  const eight = weeks(0.1, 0.11, 0.1, 0.11, 0.1, 0.11, 0.1, 0.11)
  expect(partMeanInterval(eight, [...year, ...eight])).toEqual(clusteredMeanInterval(eight))
  expect(partMeanInterval(alike, alike)).toEqual(clusteredMeanInterval(alike))
  expect(partMeanInterval(weeks(1), year)).toBeNull()
})

test('an interval of 95 % holds the true mean about 95 times in 100, whatever the weeks have in common', () => {
  let state = 11
  const draw = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647 - 0.5
  }
  let held = 0
  const tries = 2_000
  for (let at = 0; at < tries; at++) {
    const weeks = Array.from({ length: 20 }, () => {
      const common = draw()
      const count = 5 + Math.floor((draw() + 0.5) * 10)
      let sum = 0
      for (let one = 0; one < count; one++) sum += common + draw()
      return { count, sum }
    })
    const { low, high } = clusteredMeanInterval(weeks)!
    if (low <= 0 && 0 <= high) held += 1
  }
  expect(held / tries).toBeGreaterThan(0.93)
  expect(held / tries).toBeLessThan(0.97)
})
