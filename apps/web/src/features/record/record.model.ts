import type { RecordBehindClose, RecordEstimate } from '@touchline/contract'
import type { Numbers } from '../../app/numbers.ts'

/** Decimals of a score. */
const DIGITS = 4

/** A difference with its sign; none where nothing is left after rounding. */
export function signed(value: number, digits: number, { decimals }: Numbers): string {
  const text = decimals(Math.abs(value), digits)
  if (Number(Math.abs(value).toFixed(digits)) === 0) return text
  return `${value < 0 ? '−' : '+'}${text}`
}

/** `0.2061–0.2117`; null without an interval. */
export function scoreRange({ low, high }: RecordEstimate, { decimals }: Numbers): string | null {
  return low === null || high === null ? null : `${decimals(low, DIGITS)}–${decimals(high, DIGITS)}`
}

/** The ends of an interval with their signs, to be joined in words; a share as percent. */
export function ends(
  { low, high }: RecordEstimate,
  numbers: Numbers,
  { percent = false }: { percent?: boolean } = {},
): { low: string; high: string } | null {
  if (low === null || high === null) return null
  const text = (value: number) => (percent ? signed(100 * value, 1, numbers) : signed(value, DIGITS, numbers))
  return { low: text(low), high: text(high) }
}

export const scoreText = (value: number, { decimals }: Numbers) => decimals(value, DIGITS)
export const differenceText = (value: number, numbers: Numbers) => signed(value, DIGITS, numbers)

/** `03/2026` of `2026-03`. */
export const monthText = (month: string) => month.split('-').reverse().join('/')

/** The largest distance from zero that the strips of a table show; a wider interval ends at its edge. */
const WIDEST = 0.05

/** How far from zero the strips of some rows reach. */
export function reachOf(rows: readonly { behind_close: RecordBehindClose | null }[]): number {
  const reaches = rows.flatMap(({ behind_close }) => {
    const { value = 0, low, high } = behind_close?.rps_behind ?? {}
    return [value, low ?? value, high ?? value].map(Math.abs)
  })
  return Math.min(WIDEST, Math.max(0.005, ...reaches))
}
