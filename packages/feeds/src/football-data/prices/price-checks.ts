import { BOOKMAKER, type BookmakerId, overround } from '@touchline/football'

/** Decimal odds below this are no price. */
const LOWEST_PRICE = 1.01
const LINE_STEP = 0.25
/** No market opens on a wider handicap than this many goals. */
const WIDEST_LINE = 6

export function isPrice(value: number): boolean {
  return value >= LOWEST_PRICE
}

/** American odds as decimal ones: +150 wins one and a half stakes, -200 half a stake. */
export function decimalPrice(american: number): number {
  const won = american > 0 ? american / 100 : 100 / -american
  return Math.round((1 + won) * 1000) / 1000
}

/** A verdict on the prices of a market together: `odd` ones are stored, `impossible` ones are not. */
export type BookVerdict = 'fine' | 'odd' | 'impossible'

/**
 * How a market's prices add up. One bookmaker's lie between 1.00 and 1.20, and outside 0.90 to 1.30 one of them is
 * certainly mistyped. On an exchange where hardly anybody offers anything, prices outside 0.95 to 1.15 already mean nothing. The best
 * prices of many bookmakers may well stay below 1.00.
 */
export function judgeBook(bookmaker: BookmakerId, prices: readonly number[]): BookVerdict {
  const sum = overround(prices)
  if (sum === null || sum < 0.9 || sum > 1.3) return 'impossible'
  if (bookmaker === BOOKMAKER.betfair_exchange && (sum < 0.95 || sum > 1.15)) return 'impossible'
  const lowest = bookmaker === BOOKMAKER.maximum ? 0.9 : ROUNDED_PAR
  return sum < lowest || sum > 1.2 ? 'odd' : 'fine'
}

/** Prices with two decimals whose exact values add up to 1 can come out a hair below. */
const ROUNDED_PAR = 0.9995

export function isHandicapLine(value: number): boolean {
  return Number.isInteger(value / LINE_STEP) && Math.abs(value) <= WIDEST_LINE
}

/**
 * A handicap as the files write it: `-0.75`, two halves of a stake as `-0.5,-1` or `-1.5/-2`, or `-1 1/4`.
 * Null for an empty cell, NaN for anything else.
 */
export function parseHandicap(cell: string): number | null {
  const text = cell.trim()
  if (text === '') return null
  const plain = Number(text)
  if (!Number.isNaN(plain)) return plain
  const halves = /^([+-]?[\d.]+)\s*[,/]\s*([+-]?[\d.]+)$/.exec(text)
  if (halves) return (Number(halves[1]) + Number(halves[2])) / 2
  const mixed = /^([+-]?)(\d+) (\d)\/(\d)$/.exec(text)
  if (!mixed) return Number.NaN
  const size = Number(mixed[2]) + Number(mixed[3]) / Number(mixed[4])
  return mixed[1] === '-' ? -size : size
}
