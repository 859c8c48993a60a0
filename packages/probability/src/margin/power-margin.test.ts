import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLES, sum } from '../worked-examples.testing.ts'
import { bookSum } from './book.ts'
import { removeMargin } from './power-margin.ts'
import { removeMarginInProportion } from './proportional-margin.ts'

const price = fc.double({ min: 1.01, max: 200, noNaN: true })
const book = fc.array(price, { minLength: 2, maxLength: 8 })

describe('prices without their margin', () => {
  test.each([
    [0, [0.46017, 0.27798, 0.26185], 1.04611, 0.50687],
    [1, [0.78975, 0.13807, 0.07218], 1.0578, 0.62166],
    [2, [0.16772, 0.24041, 0.59186], 1.04733, 0.42793],
  ])('the worked example %i', (at, result, exponent, over) => {
    const { prices, totals } = EXAMPLES[at]!
    const found = removeMargin(prices)
    found?.probabilities.forEach((probability, outcome) => {
      expect(probability).toBeCloseTo(result[outcome]!, 5)
    })
    expect(found?.exponent).toBeCloseTo(exponent, 5)
    expect(removeMargin(totals)?.probabilities[0]).toBeCloseTo(over, 5)
  })

  test('add up to 1 for any number of outcomes, also where the book pays out more than it takes', () => {
    fc.assert(
      fc.property(book, (prices) => {
        const found = removeMargin(prices)
        expect(sum(found?.probabilities ?? [])).toBeCloseTo(1, 12)
        expect(found!.exponent < 1).toBe(bookSum(prices)! < 1)
      }),
    )
    expect(removeMargin([2.2, 2.2])?.probabilities).toEqual([0.5, 0.5])
  })

  test('a longer price is a smaller chance, and every other outcome gains by it', () => {
    fc.assert(
      fc.property(book, fc.double({ min: 1.01, max: 3, noNaN: true }), (prices, factor) => {
        const before = removeMargin(prices)!.probabilities
        const after = removeMargin(prices.map((one, at) => (at === 0 ? one * factor : one)))!.probabilities
        expect(after[0]).toBeLessThan(before[0]!)
        for (let at = 1; at < prices.length; at++) expect(after[at]).toBeGreaterThan(before[at]! - 1e-12)
      }),
    )
  })

  test('follow the order of the prices', () => {
    fc.assert(
      fc.property(book, (prices) => {
        const found = removeMargin(prices)!.probabilities
        const mirrored = removeMargin(prices.toReversed())!.probabilities.toReversed()
        mirrored.forEach((probability, at) => {
          expect(probability).toBeCloseTo(found[at]!, 12)
        })
      }),
    )
  })

  test('there are none of an incomplete book', () => {
    for (const prices of [[], [2], [2, null], [2, 1], [2, Number.NaN], [2, Number.POSITIVE_INFINITY]]) {
      expect(removeMargin(prices)).toBeNull()
      expect(removeMarginInProportion(prices)).toBeNull()
      expect(bookSum(prices)).toBeNull()
    }
  })

  test('in proportion an outsider keeps more than by the power', () => {
    expect(bookSum([1.25, 6.5, 12])).toBeCloseTo(1.03718, 5)
    expect(removeMarginInProportion([1.25, 6.5, 12])?.[2]).toBeCloseTo(0.08035, 5)
  })
})
