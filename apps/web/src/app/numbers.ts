import { formatNumber, percentText } from '@touchline/football'
import { LANGUAGES, type Language } from '@touchline/messages'

/** Numbers in a language's format; `?` for unknown ones. Odds are formatted by `priceText` alone. */
export interface Numbers {
  /** Whole: `1,080`. */
  whole(value: number | null): string
  /** Two decimals: `1.50`. */
  average(value: number | null): string
  /** A share of 1 with one decimal: `45.0%`. */
  percent(share: number | null): string
  /** The sign of per cent after digits. */
  inPercent(digits: string): string
  /** With a fixed number of decimals. */
  decimals(value: number | null, count: number): string
}

const numbersOf = (language: Language): Numbers => ({
  whole: (value) => formatNumber(value, language, 0),
  average: (value) => formatNumber(value, language, 2),
  percent: (share) => (share === null ? '?' : percentText(formatNumber(share * 100, language, 1), language)),
  inPercent: (digits) => percentText(digits, language),
  decimals: (value, count) => formatNumber(value, language, count),
})

const NUMBERS = new Map(LANGUAGES.map((language) => [language, numbersOf(language)]))

export const numbersIn = (language: Language): Numbers => NUMBERS.get(language) ?? numbersOf(language)
