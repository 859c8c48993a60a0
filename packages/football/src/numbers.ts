import { type Language, languageOf } from '@touchline/messages'

const MINUS = '\u2212'

/** Rounded to two decimals, halves away from zero: 1.005 is 1.01. Never negative zero. */
export function round2(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-7)) / 100 + 0
}

/**
 * A number in the language's format: `12,345` and `1.50`, `12 345` and `1,50`; a real minus sign, `?` when unknown. Odds have their own
 * format, with a point in every language.
 * @param decimals fixed number of decimals, halves rounded away from zero; without it two at most
 */
export function formatNumber(value: number | null, language: Language, decimals?: number): string {
  if (value === null) return '?'
  const digits = Math.abs(decimals === undefined ? round2(value) : roundTo(value, decimals))
  const [whole = '', rest] = (decimals === undefined ? String(digits) : digits.toFixed(decimals)).split('.')
  const { thousands, decimal } = languageOf(language)
  const grouped = whole.replace(/\B(?=(\d{3}){1,7}$)/g, thousands)
  return `${value < 0 && digits > 0 ? MINUS : ''}${grouped}${rest === undefined ? '' : `${decimal}${rest}`}`
}

/** A number with its sign of per cent: `45%` in English, `45 %` in Portuguese, which no line parts. */
export const percentText = (digits: string, language: Language): string => `${digits}${languageOf(language).percent}`

function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-7)) / scale
}

/** Average of `count` values that add up to `sum`, not rounded; null when there are none. */
export function average(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count
}

/** Degrees as they are shown: rounded down, with a real minus sign. */
export function degreesText(celsius: number): string {
  const floored = Math.floor(celsius)
  return `${floored < 0 ? MINUS : ''}${Math.abs(floored)}°`
}
