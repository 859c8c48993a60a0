import { BOOKMAKER } from '@touchline/football'
import { bookSum, removeMargin } from '@touchline/probability'

/** One market of a fixture as stored: the arrays run in parallel. */
export interface StoredMarket {
  bookmakerIds: readonly number[]
  selections: readonly number[]
  lines: readonly (number | null)[]
  prices: readonly number[]
  closings: readonly boolean[] | null
}

/** The prices of all outcomes of one bookmaker, with their chances without the margin. */
export interface MarginFreeBook {
  bookmakerId: number
  prices: readonly number[]
  /** One per price; they add up to 1. */
  probabilities: readonly number[]
}

interface BookRules {
  /** Selections 1 to this are all there is. */
  outcomes: number
  line: number | null
  /** Only prices that are known to be those at kick-off. */
  closing: boolean
}

/** Sharper than any blend; where one of them is missing the next is taken. */
const SHARPEST = [BOOKMAKER.pinnacle, BOOKMAKER.average] as const
const MAX_OVERROUND = 1.2

/** The book that forecasts best: Pinnacle's, then the average of all, then that of `reference`. Null where none is complete. */
export function bestBook(
  market: StoredMarket | undefined,
  rules: BookRules,
  reference: number | null,
): MarginFreeBook | null {
  if (!market) return null
  for (const bookmakerId of [...SHARPEST, ...(reference === null ? [] : [reference])]) {
    const book = marginFree(bookmakerId, pricesOf(market, bookmakerId, rules))
    if (book) return book
  }
  return null
}

/** A complete book with a plausible margin; null otherwise. */
export function marginFree(bookmakerId: number, prices: readonly (number | null)[]): MarginFreeBook | null {
  const sum = bookSum(prices)
  const fair = sum === null || sum < 1 || sum > MAX_OVERROUND ? null : removeMargin(prices)
  return fair && { bookmakerId, prices: prices as readonly number[], probabilities: fair.probabilities }
}

function pricesOf(market: StoredMarket, bookmakerId: number, { outcomes, line, closing }: BookRules) {
  const prices: (number | null)[] = new Array(outcomes).fill(null)
  market.prices.forEach((price, at) => {
    const selection = market.selections[at] ?? 0
    const isMeant =
      market.bookmakerIds[at] === bookmakerId &&
      (market.lines[at] ?? null) === line &&
      (!closing || market.closings?.[at] === true)
    if (isMeant && selection >= 1 && selection <= outcomes) prices[selection - 1] = price
  })
  return prices
}

export const RESULT_BOOK = { outcomes: 3, line: null } as const
/** Over and under. */
export const GOALS_BOOK = { outcomes: 2, line: 2.5 } as const
