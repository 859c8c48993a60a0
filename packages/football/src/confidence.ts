/** The values in which the truth behind what was seen lies with 95 % certainty, if the matches are like those to come. */
export interface Interval {
  low: number
  high: number
  /** How many matches it rests on. */
  matches: number
}

/** 97.5 % point of the normal distribution. */
const Z = 1.959963985

/** 97.5 % points of Student's distribution for 1 to 10 degrees of freedom. */
const STUDENT = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281]

/** Interval of a mean of counts or differences; null for fewer than two values, which say nothing about their spread. */
export function meanInterval(values: readonly number[]): Interval | null {
  if (values.length < 2) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  const half = student(values.length - 1) * Math.sqrt(spread / values.length)
  return { low: mean - half, high: mean + half, matches: values.length }
}

/** Interval of a share of matches, 0 to 1, after Wilson; null without matches. */
export function shareInterval(count: number, matches: number): Interval | null {
  if (matches <= 0) return null
  const share = count / matches
  const square = Z ** 2 / matches
  const middle = share + square / 2
  const half = Z * Math.sqrt((share * (1 - share)) / matches + square / (4 * matches))
  const within = (value: number) => Math.min(1, Math.max(0, value / (1 + square)))
  return { low: within(middle - half), high: within(middle + half), matches }
}

/** Exact for few degrees of freedom, by the expansion around the normal distribution for more (off by less than 0.0001). */
function student(freedom: number): number {
  const exact = STUDENT[freedom - 1]
  if (exact !== undefined) return exact
  const first = (Z ** 3 + Z) / 4
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}
