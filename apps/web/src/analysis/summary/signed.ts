import type { Numbers } from '../../app/numbers.ts'

const MINUS = '\u2212'

/** A difference as it is shown: `+11`, `−3`, `0`, `?` when unknown. */
export function signed(value: number | null): string {
  if (value === null) return '?'
  if (value === 0) return '0'
  return value < 0 ? `${MINUS}${-value}` : `+${value}`
}

/** An average difference as it is shown: `+1.10`, `−0.25`, `0.00`, `?` when unknown. */
export function signed2(value: number | null, { average }: Numbers): string {
  const text = average(value)
  return value !== null && value > 0 && text !== average(0) ? `+${text}` : text
}
