import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundedMeanInterval, countMeanInterval, meanInterval, nextMeanInterval, POINTS } from './mean-intervals.ts'
import { normalQuantile } from './normal-quantile.ts'
import { studentQuantile } from './student.ts'

const within = (value: number, wanted: number) =>
  expect(Math.abs(value - wanted)).toBeLessThan(1e-8 * Math.max(1, Math.abs(wanted)))

describe('Student’s distribution', () => {
  test.each([
    [0.975, 1, 12.706204736174698],
    [0.995, 3, 5.840909309733355],
    [0.975, 5, 2.570581835636314],
    [0.975, 10, 2.228138851964939],
    [0.95, 30, 1.697260886593957],
    [0.975, 1000, 1.962339080825512],
  ])('the %f point for %i degrees of freedom', (probability, freedom, wanted) => {
    within(studentQuantile(probability, freedom), wanted)
    within(studentQuantile(1 - probability, freedom), -wanted)
  })

  test('has closed forms for one and two degrees of freedom', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0001, max: 0.9999, noNaN: true }), (p) => {
        within(studentQuantile(p, 1), Math.tan(Math.PI * (p - 0.5)))
        within(studentQuantile(p, 2), (2 * p - 1) / Math.sqrt(2 * p * (1 - p)))
      }),
    )
  })

  test('comes to the normal distribution', () => {
    within(normalQuantile(0.975), 1.959963984540054)
    within(normalQuantile(0.995), 2.575829303548901)
    within(normalQuantile(0.05), -1.644853626951472)
    expect(studentQuantile(0.975, 1e7)).toBeCloseTo(normalQuantile(0.975), 6)
  })
})

describe('a mean of counts', () => {
  test('0 to 4 goals in five matches: 2 on average, the mean between 0.04 and 3.96', () => {
    const interval = meanInterval([0, 1, 2, 3, 4])!
    expect(interval.low).toBeCloseTo(0.03676, 5)
    expect(interval.high).toBeCloseTo(3.96324, 5)
  })

  test('the interval of the next five matches is √2 times as wide as that of five past ones', () => {
    const past = meanInterval([0, 1, 2, 3, 4])!
    const next = nextMeanInterval([0, 1, 2, 3, 4], 5)!
    expect((next.high - next.low) / (past.high - past.low)).toBeCloseTo(Math.SQRT2, 12)
  })

  test('one match says nothing about the spread, and there is no mean of no matches', () => {
    expect(meanInterval([2])).toBeNull()
    expect(nextMeanInterval([2], 5)).toBeNull()
    expect(nextMeanInterval([1, 2], 0)).toBeNull()
  })

  test('the next mean holds 95 of 100 times, seen in drawn matches', () => {
    // Sums of eight drawn values are near enough to normal; a fixed generator makes the same draws each time.
    let seed = 12345
    const drawn = () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
    const value = () => Array.from({ length: 8 }, drawn).reduce((sum, one) => sum + one, 0)
    let held = 0
    for (let at = 0; at < 2000; at++) {
      const { low, high } = nextMeanInterval(Array.from({ length: 6 }, value), 3)!
      const mean = (value() + value() + value()) / 3
      if (mean >= low && mean <= high) held++
    }
    expect(held / 2000).toBeGreaterThan(0.935)
    expect(held / 2000).toBeLessThan(0.965)
  })
})

describe('a mean of non-negative values', () => {
  const counts = fc.array(fc.nat(9), { minLength: 5, maxLength: 40 })

  test('has an interval that holds it, stays above zero and satisfies what defines it', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const n = values.length
        const mean = values.reduce((sum, value) => sum + value, 0) / n
        const { low, high } = countMeanInterval(values)!
        expect(low).toBeGreaterThanOrEqual(0)
        expect(low).toBeLessThanOrEqual(mean)
        expect(high).toBeGreaterThan(mean)
        if (mean === 0) return
        const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1) || mean
        for (const bound of [low, high]) {
          const wide = (studentQuantile(0.975, n - 1) ** 2 * variance * bound) / (n * mean)
          expect((mean - bound) ** 2).toBeCloseTo(wide, 6)
        }
      }),
    )
  })

  test('comes to the t interval where counts are many and large', () => {
    const values = Array.from({ length: 400 }, (_, at) => 300 + (at % 41))
    const [one, other] = [countMeanInterval(values)!, meanInterval(values)!]
    expect(one.low).toBeCloseTo(other.low, 1)
    expect(one.high).toBeCloseTo(other.high, 1)
  })

  test('is not known of fewer than five matches; points end at 0 and 3', () => {
    expect(countMeanInterval([1, 2, 3, 4])).toBeNull()
    expect(boundedMeanInterval([3, 0, 1, 1], POINTS)).toBeNull()
    expect(boundedMeanInterval([3, 3, 3, 3, 0], POINTS)?.high).toBe(3)
    expect(boundedMeanInterval([0, 0, 0, 0, 1], POINTS)?.low).toBe(0)
  })
})
