import { bookSum, isBook } from './book.ts'

/**
 * The margin taken out in proportion, as most sites do it: for comparison with {@link removeMargin}. It overrates outsiders.
 * @param prices decimal odds of all outcomes
 * @returns probabilities in the same order, adding up to 1; null for an incomplete book
 */
export function removeMarginInProportion(prices: readonly (number | null)[]): number[] | null {
  const sum = bookSum(prices)
  return sum === null || !isBook(prices) ? null : prices.map((price) => 1 / price / sum)
}
