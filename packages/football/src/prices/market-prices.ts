import type { Language } from '@touchline/messages'
import { removeMargin } from '@touchline/probability/margin'
import { type OddsFormat, type PriceFormats, priceFormats, priceText } from './odds.ts'

/**
 * The prices of one market in every format. The probability of an outcome depends on the prices of all of them, so whoever shows prices
 * asks for a whole market at once.
 * @param prices decimal odds of all outcomes of which exactly one happens; null where one is not priced, and then none has a probability
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
