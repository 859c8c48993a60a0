import { type Interval, LEVEL } from './interval.ts'
import { studentQuantile } from './student.ts'

/** t interval of the mean that the values come from; null for fewer than two. */
export function meanInterval(values: readonly number[], level = LEVEL): Interval | null {
  return around(values, 0, level)
}

/** The same of values of which only their number, sum and sum of squares are known. */
export function meanIntervalOfSums(count: number, sum: number, squares: number, level = LEVEL): Interval | null {
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
