const MINUS = '\u2212'

/** Rounded to two decimals, halves away from zero: 1.005 is 1.01. Never negative zero. */
export function round2(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-7)) / 100 + 0
}

/** An average as it is shown: two decimals, a real minus sign, `?` when it is not known. */
export function format2(value: number | null): string {
  if (value === null) return '?'
  const rounded = round2(value)
  return rounded < 0 ? `${MINUS}${(-rounded).toFixed(2)}` : rounded.toFixed(2)
}

/** Average of `count` values that add up to `sum`, not rounded; null when there are none. */
export function average(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count
}
