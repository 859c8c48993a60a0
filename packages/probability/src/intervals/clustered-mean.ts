import { type Interval, LEVEL } from './interval.ts'
import { studentQuantile } from './student.ts'

/** Values that may hang together, such as those of one week: how many and their sum. */
export interface Cluster {
  count: number
  sum: number
}

/**
 * t interval of a mean whose values are independent from cluster to cluster only: the variance is that of the clusters' sums about the
 * mean, with a degree of freedom less than there are clusters.
 * @returns null for fewer than two clusters with values
 * @source Liang and Zeger 1986
 */
export function clusteredMeanInterval(clusters: readonly Cluster[], level = LEVEL): Interval | null {
  const filled = clusters.filter(({ count }) => count > 0)
  if (filled.length < 2) return null
  let count = 0
  let sum = 0
  for (const one of filled) {
    count += one.count
    sum += one.sum
  }
  const mean = sum / count
  const squares = filled.reduce((total, one) => total + (one.sum - one.count * mean) ** 2, 0)
  const error = Math.sqrt((filled.length / (filled.length - 1)) * squares) / count
  const half = studentQuantile((1 + level) / 2, filled.length - 1) * error
  return { low: mean - half, high: mean + half }
}
