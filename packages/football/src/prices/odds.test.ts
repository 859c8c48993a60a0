import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { favouriteIndex, formatPrice, overround, priceFormats, samePrice, toAmerican } from './odds.ts'

const price = fc.double({ min: 1.01, max: 1000, noNaN: true })

describe('decimal and American odds', () => {
  test.each([
    [2, 100],
    [2.5, 150],
    [3.4, 240],
    [11, 1000],
    [1.5, -200],
    [1.91, -110],
    [1.01, -10000],
    [1.99, -101],
  ])('%d is %i', (decimal, american) => {
    expect(toAmerican(decimal)).toBe(american)
    expect(priceFormats(decimal)).toEqual({ '0': decimal, '1': american })
  })

  test.each([0, 1, -3, Number.NaN, Number.POSITIVE_INFINITY, null])('%s is no price', (value) => {
    expect(toAmerican(value)).toBeNull()
    expect(priceFormats(value)).toBeNull()
    expect(formatPrice(value, 0)).toBe('-')
    expect(formatPrice(value, 1)).toBe('-')
    expect(formatPrice(value, 2)).toBe('-')
  })

  test('a longer price is never a lower American one', () => {
    const worth = (american: number | null) => {
      const value = american ?? 0
      return value > 0 ? value : 10_000 / -value
    }
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)]
        expect(worth(toAmerican(long))).toBeGreaterThanOrEqual(worth(toAmerican(short)))
      }),
    )
  })
})

test('prices are shown with two decimals or with a sign, the minus being a real one', () => {
  expect(formatPrice(2.5, 0)).toBe('2.50')
  expect(formatPrice(2.5, 1)).toBe('+150')
  expect(formatPrice(1.5, 1)).toBe('\u2212200')
  expect(formatPrice(2.5, 2)).toBe('2.50')
})

test('prices are the same when they read the same', () => {
  expect(samePrice(2.1, 2.104)).toBe(true)
  expect(samePrice(2.1, 2.11)).toBe(false)
})

describe('a three-way book', () => {
  test('its margin is what its probabilities add up to beyond 1', () => {
    expect(overround([2.1, 3.4, 3.6])).toBeCloseTo(1.0481, 4)
    expect(overround([2, 2])).toBe(1)
  })

  test('a missing price leaves the margin unknown', () => {
    expect(overround([2.1, null, 3.6])).toBeNull()
    expect(overround([])).toBeNull()
  })

  test('the favourite has the lowest price alone', () => {
    expect(favouriteIndex([2.1, 3.4, 3.6])).toBe(0)
    expect(favouriteIndex([2.7, 3.1, 2.7])).toBeNull()
    expect(favouriteIndex([null, 3.1, 2.7])).toBe(2)
    expect(favouriteIndex([null, null])).toBeNull()
  })
})
