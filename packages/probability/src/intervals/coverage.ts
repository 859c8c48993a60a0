import type { Interval } from './interval.ts'
import { logChoose } from './special-functions.ts'

/** Probability of `count` of `matches` for a true share strictly between 0 and 1. */
export function binomialChance(count: number, matches: number, share: number): number {
  return Math.exp(logChoose(matches, count) + count * Math.log(share) + (matches - count) * Math.log1p(-share))
}

/**
 * Exact probability that an interval of a share holds the true share.
 * @param share the true one, strictly between 0 and 1
 * @param interval of a count of matches; null holds nothing
 */
export function coverage(share: number, matches: number, interval: (count: number) => Interval | null): number {
  let sum = 0
  for (let count = 0; count <= matches; count++) {
    const found = interval(count)
    if (found && share >= found.low && share <= found.high) sum += binomialChance(count, matches, share)
  }
  return sum
}
