import { BOOKMAKER, MARKET } from '@touchline/football'
import { bookSum, removeMargin } from '@touchline/probability'
import type { BookRow } from './facts.queries.ts'

type Prices = readonly (number | null)[]

/** One market of a match: the price of a bet, and its chances at first and at kick-off. */
export interface MarketFacts {
  /** The bookmaker of the opening prices; null without one. */
  bookmakerId: number | null
  /** Opening prices of the bookmaker that matches are compared by, a price an outcome; nulls without one. */
  prices: Prices
  /** The longest opening price of any bookmaker. */
  best: Prices
  /** Without margin, 0 to 1. */
  opening: Prices
  closing: Prices
}

interface Quotes {
  opening: (number | null)[]
  closing: (number | null)[]
}

const MAX_OVERROUND = 1.2
const { average, bet365, betfair_exchange, maximum, pinnacle } = BOOKMAKER
/** Sharper than any blend; where one of them is missing the next is taken. */
const SHARPEST = [pinnacle, average]
/** By whom the prices of goals are compared, the first that has them; the reference bookmaker of a match is one of 1X2. */
export const GOALS_BOOKMAKERS: readonly number[] = [bet365, pinnacle, average]
/** Prices that are no bookmaker's: an exchange takes a commission, and the maximum has no margin of its own. */
const NO_BOOK = new Set<number>([betfair_exchange, maximum])

/** The outcomes of the markets the finder knows, and their line. */
const RESULT = { market: MARKET.full_time_result, outcomes: 3, line: null }
const GOALS = { market: MARKET.total_goals, outcomes: 2, line: 2.5 }

export const resultFacts = (rows: readonly BookRow[], reference: number | null) => marketFacts(rows, RESULT, reference)
/** The reference bookmaker of a match is one of 1X2. */
export const goalsFacts = (rows: readonly BookRow[]) => marketFacts(rows, GOALS, null)

function marketFacts(
  rows: readonly BookRow[],
  market: typeof RESULT | typeof GOALS,
  reference: number | null,
): MarketFacts {
  const { outcomes } = market
  const quotes = quotesOf(rows, market)
  const others = [...quotes.keys()].filter((id) => !NO_BOOK.has(id)).sort((one, other) => one - other)
  const ladder = [...(reference === null ? [] : [reference]), ...GOALS_BOOKMAKERS, ...others]
  const none: Prices = new Array(outcomes).fill(null)
  const opening = firstBook(quotes, [...SHARPEST, ...ladder], 'opening')
  if (opening === null)
    return { bookmakerId: null, prices: none, best: none, opening: none, closing: closingOf(quotes, none) }
  const best = none.map((_, at) => {
    const all = [...quotes].flatMap(([id, one]) => (id === betfair_exchange ? [] : (one.opening[at] ?? [])))
    return all.length === 0 ? null : Math.max(...all)
  })
  const offered = firstBook(quotes, ladder, 'opening')
  return {
    bookmakerId: offered?.id ?? null,
    prices: offered?.prices ?? none,
    best,
    opening: opening.chances,
    closing: closingOf(quotes, none),
  }
}

/** Known to be those at kick-off, of Pinnacle or else of the average: no other is compared with. */
const closingOf = (quotes: ReadonlyMap<number, Quotes>, none: Prices): Prices =>
  firstBook(quotes, SHARPEST, 'closing')?.chances ?? none

function quotesOf(
  rows: readonly BookRow[],
  { market, outcomes, line }: typeof RESULT | typeof GOALS,
): Map<number, Quotes> {
  const quotes = new Map<number, Quotes>()
  for (const row of rows) {
    if (row.marketId !== market) continue
    row.prices.forEach((price, at) => {
      const [bookmaker, selection] = [row.bookmakerIds[at] ?? 0, row.selections[at] ?? 0]
      if ((row.lines[at] ?? null) !== line || selection < 1 || selection > outcomes) return
      const known = quotes.get(bookmaker) ?? {
        opening: new Array<number | null>(outcomes).fill(null),
        closing: new Array<number | null>(outcomes).fill(null),
      }
      quotes.set(bookmaker, known)
      const isClosing = row.closings?.[at] === true
      known.opening[selection - 1] ??= row.openings[at] ?? (isClosing ? null : price)
      if (isClosing) known.closing[selection - 1] = price
    })
  }
  return quotes
}

/** The first complete book with a plausible margin. */
function firstBook(quotes: ReadonlyMap<number, Quotes>, ladder: readonly number[], at: keyof Quotes) {
  for (const id of ladder) {
    const prices = quotes.get(id)?.[at]
    const sum = prices ? bookSum(prices) : null
    if (!prices || sum === null || sum < 1 || sum > MAX_OVERROUND) continue
    const fair = removeMargin(prices)
    if (fair) return { id, prices, chances: fair.probabilities }
  }
  return null
}
