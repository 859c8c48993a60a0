import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../worked-examples.testing.ts'
import { coverage } from './coverage.ts'
import { expectedCountInterval, expectedCounts, expectedShare, SHRINKAGE } from './expected-share.ts'
import { wilsonInterval } from './wilson.ts'

describe('the past record of a share', () => {
  test('5 of 10 is a share between .237 and .763', () => {
    const { low, high } = wilsonInterval(5, 10)!
    expect([low, high]).toEqual([expect.closeTo(0.23659, 5), expect.closeTo(0.76341, 5)])
  })

  test('none of 10 may still be .278; nothing is known without matches', () => {
    expect(wilsonInterval(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.27753, 5) })
    expect(wilsonInterval(0, 0)).toBeNull()
  })

  test.each([
    [5, 0.955, 0.86],
    [10, 0.956, 0.91],
    [20, 0.953, 0.92],
  ])('of %i matches holds the true share as often as it says', (matches, mean, lowest) => {
    const shares = Array.from({ length: 97 }, (_, at) => (at + 2) / 100)
    const held = shares.map((share) => coverage(share, matches, (count) => wilsonInterval(count, matches)))
    expect(sum(held) / held.length).toBeCloseTo(mean, 3)
    expect(Math.round(Math.min(...held) * 100) / 100).toBe(lowest)
  })

  test('the usual plus-minus interval does not', () => {
    const usual = (count: number) => {
      const half = 1.96 * Math.sqrt(((count / 10) * (1 - count / 10)) / 10)
      return { low: count / 10 - half, high: count / 10 + half }
    }
    expect(coverage(0.1, 10, usual)).toBeLessThan(0.7)
  })

  test('how often the Wilson interval holds the share of the next ten matches is less', () => {
    // A share of .4, ten matches seen and ten to come.
    const chances = Array.from({ length: 11 }, (_, count) =>
      coverage(0.4, 10, (seen) => (seen === count ? { low: 0, high: 1 } : null)),
    )
    const held = chances.flatMap((seen, count) => {
      const { low, high } = wilsonInterval(count, 10)!
      return chances.map((next, hits) => (hits / 10 >= low && hits / 10 <= high ? seen * next : 0))
    })
    expect(sum(held)).toBeGreaterThan(0.69)
    expect(sum(held)).toBeLessThan(0.87)
  })
})

describe('the expected share of the next matches', () => {
  const record = { count: 8, matches: 10, base: 0.45, shrinkage: SHRINKAGE.win }

  test('eight wins of ten in a division where the home side wins .45: .575', () => {
    expect(expectedShare(record)).toBeCloseTo((18 * 0.45 + 8) / 28, 12)
  })

  test('without matches it is the division, with many the record', () => {
    expect(expectedShare({ ...record, count: 0, matches: 0 })).toBeCloseTo(0.45, 12)
    expect(expectedShare({ ...record, count: 8000, matches: 10_000 })).toBeCloseTo(0.8, 2)
  })

  test('with one pseudo-match on either side all counts are equally likely', () => {
    const even = { count: 0, matches: 0, base: 0.5, shrinkage: 2 }
    expect(expectedCounts(even, 4)).toEqual([0.2, 0.2, 0.2, 0.2, 0.2].map((one) => expect.closeTo(one, 12)))
    expect(expectedCountInterval(even, 19, 0.75)).toEqual({ low: 2, high: 17 })
  })

  test('counts add up to 1, have the expected share as their mean, and at least 95 % lie within the interval', () => {
    const records = fc
      .record({
        matches: fc.nat(60),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
        base: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        shrinkage: fc.constantFrom(...Object.values(SHRINKAGE)),
      })
      .map(({ part, ...rest }) => ({ ...rest, count: Math.round(part * rest.matches) }))
    fc.assert(
      fc.property(records, fc.integer({ min: 1, max: 40 }), (one, next) => {
        const chances = expectedCounts(one, next)
        expect(sum(chances)).toBeCloseTo(1, 10)
        expect(sum(chances.map((chance, hits) => chance * hits)) / next).toBeCloseTo(expectedShare(one), 10)
        const { low, high } = expectedCountInterval(one, next)
        expect(sum(chances.slice(low, high + 1))).toBeGreaterThanOrEqual(0.95 - 1e-9)
      }),
    )
  })
})
