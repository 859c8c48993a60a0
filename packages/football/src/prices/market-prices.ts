import type { Language } from '@touchline/messages'
import { removeMargin } from '@touchline/probability/margin'
import { type OddsFormat, type PriceFormats, priceFormats, priceText } from './odds.ts'

/**
 * The prices of one market in every format. The probability of an outcome depends on all prices of its market, so callers pass a whole
 * market.
 * @param prices decimal odds of all outcomes, exactly one of which happens; null for an outcome without a price, and then none has a
 * probability
 */
export function marketFormats(prices: readonly (number | null)[]): (PriceFormats | null)[] {
  const probabilities = removeMargin(prices)?.probabilities
  return prices.map((price, at) => {
    const formats = priceFormats(price)
    const probability = probabilities?.[at]
    if (formats === null || probability === undefined) return formats
    return { ...formats, '2': Math.round(probability * 1000) / 10 }
  })
}

/** The same as they are shown; in format 2 an incomplete market has its decimal prices. */
export const marketTexts = (prices: readonly (number | null)[], format: OddsFormat, language: Language): string[] =>
  marketFormats(prices).map((price) => priceText(price, format, language))
