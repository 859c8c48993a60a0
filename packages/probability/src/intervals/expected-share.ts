import { type Interval, LEVEL } from './interval.ts'
import { logBeta, logChoose } from './special-functions.ts'

/** How many matches of its division a club's own record has to outweigh, per market. */
export const SHRINKAGE = {
  win: 18,
  yellowCardsOver35: 32,
  leadsAtHalfTime: 40,
  cleanSheet: 46,
  cornersOver95: 60,
  over25: 78,
  bothScore: 123,
  draw: 145,
} as const

/** A club's record together with its division's. */
export interface ShareRecord {
  /** Matches in which it happened. */
  count: number
  matches: number
  /** The division's share in its last season, strictly between 0 and 1. */
  base: number
  /** One of {@link SHRINKAGE}. */
  shrinkage: number
}

/** Expected share of the matches to come, 0 to 1: (k·p0 + x) / (k + n). */
export function expectedShare({ count, matches, base, shrinkage }: ShareRecord): number {
  return (shrinkage * base + count) / (shrinkage + matches)
}

/** Probabilities of 0 to `next` of the next matches (beta-binomial). */
export function expectedCounts({ count, matches, base, shrinkage }: ShareRecord, next: number): number[] {
  const yes = shrinkage * base + count
  const no = shrinkage * (1 - base) + matches - count
  return Array.from({ length: next + 1 }, (_, hits) =>
    Math.exp(logChoose(next, hits) + logBeta(yes + hits, no + next - hits) - logBeta(yes, no)),
  )
}

/**
 * Interval of the number of the next matches in which it happens: at most (1 − level) / 2 of the probability lies below and above.
 * @param next how many matches, at least 1
 * @returns counts, 0 to `next`
 */
export function expectedCountInterval(record: ShareRecord, next: number, level = LEVEL): Interval {
  const chances = expectedCounts(record, next)
  const tail = (1 - level) / 2
  return { low: firstBeyond(chances, tail), high: next - firstBeyond(chances.toReversed(), tail) }
}

/** First index up to which more than `tail` of the probability lies. */
function firstBeyond(chances: readonly number[], tail: number): number {
  let sum = 0
  return Math.max(
    0,
    chances.findIndex((chance) => {
      sum += chance
      return sum > tail
    }),
  )
}
