import { format2 } from '@touchline/football'

const MINUS = '\u2212'

/** A difference as it is shown: `+11`, `−3`, `0`, `?` when unknown. */
export function signed(value: number | null): string {
  if (value === null) return '?'
  if (value === 0) return '0'
  return value < 0 ? `${MINUS}${-value}` : `+${value}`
}

/** An average difference as it is shown: `+1.10`, `−0.25`, `0.00`, `?` when unknown. */
export function signed2(value: number | null): string {
  const text = format2(value)
  return value !== null && value > 0 && text !== '0.00' ? `+${text}` : text
}
