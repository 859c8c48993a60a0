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
  const { filled, count, mean } = sumsOf(clusters)
  return filled < 2 ? null : around(mean, { variance: spreadOf(clusters) / count, clusters: filled, level })
}

/** With fewer clusters their spread is too often small by chance. */
const FEW = 8

/**
 * The same of a part of all values: of a few clusters never narrower than the spread of all clusters makes a mean of as many values.
 * @returns null for fewer than two clusters with values
 */
export function partMeanInterval(part: readonly Cluster[], all: readonly Cluster[], level = LEVEL): Interval | null {
  const own = clusteredMeanInterval(part, level)
  const { filled, count, mean } = sumsOf(part)
  const whole = sumsOf(all).filled
  if (own === null || filled >= FEW || whole < 2) return own
  const usual = around(mean, { variance: spreadOf(all) / count, clusters: whole, level })
  return usual.high - usual.low > own.high - own.low ? usual : own
}

function sumsOf(clusters: readonly Cluster[]) {
  let [filled, count, sum] = [0, 0, 0]
  for (const one of clusters) {
    if (one.count > 0) filled += 1
    count += one.count
    sum += one.sum
  }
  return { filled, count, mean: sum / count }
}

/** The variance a value adds to its cluster's sum. */
function spreadOf(clusters: readonly Cluster[]): number {
  const { filled, count, mean } = sumsOf(clusters)
  const squares = clusters.reduce((total, one) => total + (one.sum - one.count * mean) ** 2, 0)
  return ((filled / (filled - 1)) * squares) / count
}

function around(
  mean: number,
  { variance, clusters, level }: { variance: number; clusters: number; level: number },
): Interval {
  const half = studentQuantile((1 + level) / 2, clusters - 1) * Math.sqrt(variance)
  return { low: mean - half, high: mean + half }
}
