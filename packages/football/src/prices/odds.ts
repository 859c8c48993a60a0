import { type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { formatNumber, percentText } from '../numbers.ts'

/** How prices are shown: 0 decimal (EU), 1 American (US), 2 the probability without the bookmaker's margin (%). */
export const ODDS_FORMATS = [0, 1, 2] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

/** One price in every format, keyed by the format's number as the API answers it. */
export interface PriceFormats {
  /** Decimal odds, above 1. */
  '0': number
  /** American odds: +150 is 150, −200 is -200. */
  '1': number
  /** Margin-free probability in per cent, one decimal; left out where the market is incomplete and the decimal price is shown. */
  '2'?: number
}

const MINUS = '\u2212'

/** A decimal price pays back more than the stake: finite and above 1. */
export function isPrice(decimal: number | null | undefined): decimal is number {
  return typeof decimal === 'number' && Number.isFinite(decimal) && decimal > 1
}

/** American odds of a decimal price: 2.5 is 150, 1.5 is -200, 2 is 100; null when it is not a price. */
export function toAmerican(decimal: number | null): number | null {
  if (!isPrice(decimal)) return null
  return decimal >= 2 ? Math.round((decimal - 1) * 100) : Math.round(-100 / (decimal - 1))
}

/** A price by itself, in decimal and American odds; null when it is not a price. The decimal one is left as it is. */
export function priceFormats(decimal: number | null): PriceFormats | null {
  const american = toAmerican(decimal)
  return decimal === null || american === null ? null : { '0': decimal, '1': american }
}

/** A price by itself as it is shown: `2.50` or `+150`, `−200` with a real minus sign, `-` when there is none. It has no probability. */
export function formatPrice(decimal: number | null, format: OddsFormat): string {
  return priceText(priceFormats(decimal), format, SOURCE_LANGUAGE)
}

/** The same for a price that comes in every format; `46.0%` in the marks of the language where its market is complete. */
export function priceText(price: PriceFormats | null, format: OddsFormat, language: Language): string {
  if (price === null) return '-'
  if (format === 2 && price['2'] !== undefined) return percentText(formatNumber(price['2'], language, 1), language)
  if (format !== 1) return price['0'].toFixed(2)
  const american = price['1']
  return american < 0 ? `${MINUS}${-american}` : `+${american}`
}

/** Two prices that people read as one: equal to two decimals. */
export function samePrice(one: number, other: number): boolean {
  return one.toFixed(2) === other.toFixed(2)
}

/** Sum of the probabilities a complete book implies, 1.05 for a margin of 5 %; null when a price is missing or not one. */
export function overround(prices: readonly (number | null)[]): number | null {
  if (prices.length === 0) return null
  let sum = 0
  for (const price of prices) {
    if (!isPrice(price)) return null
    sum += 1 / price
  }
  return sum
}

/** Index of the lowest price; null when there is no price or several share the lowest. */
export function favouriteIndex(prices: readonly (number | null)[]): number | null {
  const lowest = Math.min(...prices.filter(isPrice))
  const first = prices.indexOf(lowest)
  return first === -1 || prices.lastIndexOf(lowest) !== first ? null : first
}
