import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samePrice } from './odds.ts'
import { similarChanceRange, similarPriceRange } from './similar-prices.ts'

const price = fc.integer({ min: 101, max: 5_000 }).map((cents) => cents / 100)

describe('prices that are like one', () => {
  test.each([
    ['0.05', 1.95, 2.05],
    ['0.10', 1.9, 2.1],
  ] as const)('2.00 with a tolerance of %s', (tolerance, low, high) => {
    expect(similarPriceRange(2, tolerance)).toEqual({ low, high })
  })

  test('the same price is every stored one that people read alike, and no other', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: -30, max: 30 }), (middle, off) => {
        const stored = Math.round(middle * 1_000 + off) / 1_000
        const { low, high } = similarPriceRange(middle, '0')
        expect(stored >= low && stored <= high).toBe(samePrice(stored, middle))
      }),
    )
  })

  test('a wider tolerance lets everything through that a narrower one does', () => {
    fc.assert(
      fc.property(price, (middle) => {
        const [same, near, far] = (['0', '0.05', '0.10'] as const).map((one) => similarPriceRange(middle, one))
        expect(near?.low).toBeLessThanOrEqual(same?.low ?? 0)
        expect(far?.low).toBeLessThan(near?.low ?? 0)
        expect(near?.high).toBeGreaterThanOrEqual(same?.high ?? 0)
        expect(far?.high).toBeGreaterThan(near?.high ?? 0)
      }),
    )
  })
})

test('the same chance is a percentage point above or below, in thousandths, within 0 and 1', () => {
  expect(similarChanceRange(0.4602)).toEqual({ low: 450, high: 470 })
  expect(similarChanceRange(0.004)).toEqual({ low: 0, high: 14 })
  expect(similarChanceRange(0.995)).toEqual({ low: 985, high: 1_000 })
})
