import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { meanInterval, shareInterval } from './confidence.ts'

const rounded = (interval: { low: number; high: number } | null) =>
  interval === null ? null : [interval.low.toFixed(3), interval.high.toFixed(3)]

describe('how sure an average is', () => {
  test('five matches with 0, 1, 2, 3, 4 goals: 2 on average, between 0.04 and 3.96', () => {
    expect(rounded(meanInterval([0, 1, 2, 3, 4]))).toEqual(['0.037', '3.963'])
  })

  test('twenty matches of which half had 1 goal and half 3: the interval has Student’s 2.093 in it', () => {
    const values = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 1 : 3))
    const error = Math.sqrt(20 / 19 / 20)
    expect(meanInterval(values)?.high).toBeCloseTo(2 + 2.093 * error, 3)
  })

  test('one match says nothing about the spread', () => {
    expect(meanInterval([3])).toBeNull()
    expect(meanInterval([])).toBeNull()
  })

  test('is as wide on both sides, and narrower with more matches of the same kind', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 2, maxLength: 40 }), (values) => {
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length
        const once = meanInterval(values)
        const twice = meanInterval([...values, ...values])
        if (once === null || twice === null) throw new Error('No interval')
        expect(once.high - mean).toBeCloseTo(mean - once.low, 9)
        expect(twice.high - twice.low).toBeLessThanOrEqual(once.high - once.low + 1e-12)
      }),
    )
  })
})

describe('how sure a share is', () => {
  test.each([
    [5, 10, ['0.237', '0.763']],
    [10, 20, ['0.299', '0.701']],
    [0, 10, ['0.000', '0.278']],
    [10, 10, ['0.722', '1.000']],
  ])('%i of %i matches', (count, matches, expected) => {
    expect(rounded(shareInterval(count, matches))).toEqual(expected)
  })

  test('there is none without matches', () => {
    expect(shareInterval(0, 0)).toBeNull()
  })

  test('holds the share itself and stays between 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (won, others) => {
        const interval = shareInterval(won, won + others)
        if (interval === null) return
        const share = won / (won + others)
        expect(interval.low).toBeGreaterThanOrEqual(0)
        expect(interval.high).toBeLessThanOrEqual(1)
        expect(interval.low).toBeLessThanOrEqual(share + 1e-12)
        expect(interval.high).toBeGreaterThanOrEqual(share - 1e-12)
      }),
    )
  })
})
