import type { Figure } from './benchmark.ts'

/** The middle value; of an even number of values the mean of the two in the middle. Not a number without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

const number = (value: number, digits: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

export const whole = (value: number) => number(value, 0)
export const ratio = (value: number) => number(value, 2)
export const milliseconds = (value: number) => `${number(value, value < 20 ? 1 : 0)} ms`
export const seconds = (value: number) => `${number(value / 1000, 1)} s`
export const kilobytes = (bytes: number) => `${number(bytes / 1000, 1)} KB`
export const megabytes = (bytes: number) => `${number(bytes / 1024 / 1024, 0)} MB`

/** A figure that has to stay at or below its target. */
export const atMost = (
  name: string,
  { value, target, show }: { value: number; target: number; show: (value: number) => string },
): Figure => ({
  name,
  value: show(value),
  target: `≤ ${show(target)}`,
  met: value <= target,
})

/** A figure that has to reach its target. */
export const atLeast = (
  name: string,
  { value, target, show }: { value: number; target: number; show: (value: number) => string },
): Figure => ({
  name,
  value: show(value),
  target: `≥ ${show(target)}`,
  met: value >= target,
})

/** The duration of a piece of work, in milliseconds, and its result. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const started = performance.now()
  const result = await work()
  return { ms: performance.now() - started, result }
}

/** The value that this share of the values, which are sorted, does not pass. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
