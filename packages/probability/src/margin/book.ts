/** Whether these are the prices of a complete book: at least two decimal odds, all finite and above 1. */
export function isBook(prices: readonly (number | null)[]): prices is readonly number[] {
  return prices.length > 1 && prices.every((price) => price !== null && Number.isFinite(price) && price > 1)
}

/** Sum of the implied probabilities of a complete book, 1.05 for a margin of 5 %; null when it is none. */
export function bookSum(prices: readonly (number | null)[]): number | null {
  return isBook(prices) ? prices.reduce((sum, price) => sum + 1 / price, 0) : null
}
