import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marketFormats, marketTexts } from './market-prices.ts'

const price = fc.double({ min: 1.01, max: 1000, noNaN: true })
const chances = (prices: readonly (number | null)[]) => marketFormats(prices).map((one) => one?.['2'])

describe('the prices of a market', () => {
  test('come with their probabilities, the margin taken out by the power method', () => {
    expect(marketFormats([2.1, 3.4, 3.6])).toEqual([
      { '0': 2.1, '1': 110, '2': 46 },
      { '0': 3.4, '1': 240, '2': 27.8 },
      { '0': 3.6, '1': 260, '2': 26.2 },
    ])
    expect(chances([1.9, 1.95])).toEqual([50.7, 49.3])
  })

  test('have none where an outcome is not priced or there is one outcome alone', () => {
    expect(marketFormats([2.1, null, 3.6])).toEqual([{ '0': 2.1, '1': 110 }, null, { '0': 3.6, '1': 260 }])
    expect(chances([2.1, 1, 3.6])).toEqual([undefined, undefined, undefined])
    expect(marketFormats([2.1])).toEqual([{ '0': 2.1, '1': 110 }])
    expect(marketFormats([])).toEqual([])
  })

  test('have probabilities that keep their order and add up to 100', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 5 }), (prices) => {
        const found = chances(prices).map((chance) => chance ?? Number.NaN)
        expect(Math.abs(found.reduce((sum, part) => sum + part, 0) - 100)).toBeLessThan(0.05 * found.length + 1e-9)
        expect(found[prices.indexOf(Math.min(...prices))]).toBe(Math.max(...found))
      }),
    )
  })
})

describe('the odds format', () => {
  const market = [2.1, 3.4, 3.6]

  test('is decimal, American or a percentage with the mark of the language', () => {
    expect(marketTexts(market, 0, 'pt')).toEqual(['2.10', '3.40', '3.60'])
    expect(marketTexts(market, 1, 'pt')).toEqual(['+110', '+240', '+260'])
    expect(marketTexts(market, 2, 'en')).toEqual(['46.0%', '27.8%', '26.2%'])
    expect(marketTexts(market, 2, 'pt')).toEqual(['46,0\u00a0%', '27,8\u00a0%', '26,2\u00a0%'])
  })

  test('is decimal for an incomplete market even if a percentage was requested', () => {
    expect(marketTexts([2.1, null, 3.6], 2, 'pt')).toEqual(['2.10', '-', '3.60'])
    expect(marketTexts([null, null, null], 2, 'en')).toEqual(['-', '-', '-'])
  })
})
