import { type Interval, LEVEL } from './interval.ts'
import { studentQuantile } from './student.ts'

/** t interval of the mean that the values come from; null for fewer than two. */
export function meanInterval(values: readonly number[], level = LEVEL): Interval | null {
  return around(values, 0, level)
}

/** The same of values of which only their number, sum and sum of squares are known. */
export function meanIntervalOfSums(
  count: number,
  { sum, squares, level = LEVEL }: { sum: number; squares: number; level?: number },
): Interval | null {
  if (count < 2) return null
  const mean = sum / count
  const variance = Math.max(0, (squares - sum * mean) / (count - 1))
  const half = studentQuantile((1 + level) / 2, count - 1) * Math.sqrt(variance / count)
  return { low: mean - half, high: mean + half }
}

/**
 * t interval of the mean of the next `next` values: mean ± t·s·√(1/n + 1/next).
 * @returns null for fewer than two values or no next one
 */
export function nextMeanInterval(values: readonly number[], next: number, level = LEVEL): Interval | null {
  return next < 1 ? null : around(values, 1 / next, level)
}

function around(values: readonly number[], extra: number, level: number): Interval | null {
  const count = values.length
  if (count < 2) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  const half = studentQuantile((1 + level) / 2, count - 1) * Math.sqrt(variance * (1 / count + extra))
  return { low: mean - half, high: mean + half }
}

/** Fewer matches are too few to say how sure an average of theirs is. */
export const MIN_MATCHES = 5

/**
 * Interval of the mean of counts (goals, corners, cards), never below 0: the t interval with the variance proportional to the mean, bounded
 * by the roots of (x̄ − μ)² = t²·s²/(n·x̄)·μ. Equal counts vary by Poisson's law; zeros alone leave means under which they have a chance of
 * 2.5 %.
 * @returns null for fewer than five counts
 * @source Wilson's score interval (1927), extended to over-dispersed counts
 */
export function countMeanInterval(counts: readonly number[], level = LEVEL): Interval | null {
  const n = counts.length
  if (n < MIN_MATCHES) return null
  const mean = counts.reduce((sum, count) => sum + count, 0) / n
  if (mean === 0) return { low: 0, high: -Math.log((1 - level) / 2) / n }
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (n - 1) || mean
  const spread = (studentQuantile((1 + level) / 2, n - 1) ** 2 * variance) / (n * mean)
  const half = Math.sqrt(spread * mean + (spread / 2) ** 2)
  const middle = mean + spread / 2
  return { low: Math.max(0, middle - half), high: middle + half }
}

/** t interval of a mean that lies within bounds, cut off there; null for fewer than five values. */
export function boundedMeanInterval(
  values: readonly number[],
  [least, most]: readonly [number, number],
  level = LEVEL,
): Interval | null {
  const interval = values.length < MIN_MATCHES ? null : meanInterval(values, level)
  return interval && { low: Math.max(least, interval.low), high: Math.min(most, interval.high) }
}

/** Possible points of a match: a defeat or a win. */
export const POINTS = [0, 3] as const
