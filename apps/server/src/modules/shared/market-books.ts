import {
  type Book,
  bookOf,
  completeBooks,
  fairBook,
  MARKET,
  type MarketId,
  type OddsKey,
  type Outcomes,
} from '@touchline/football'
import { type Bet, solveGrid } from '@touchline/probability'
import type { FixtureBooks } from './fixture-books.queries.ts'
import { MARKET_OF } from './market-rules.ts'

/** The line of goals used for scores, together with the full-time result. */
export const GOALS_LINE = 2.5

const outcomesOf = (count: number, line: number | null): Outcomes =>
  Array.from({ length: count }, (_, at) => ({ selection: at + 1, line }))

/** A market at one line as the pages show it. */
export interface MarketBooks {
  /** Every complete book, the market average among them. */
  books: Book[]
  /** The bookmaker of the shown prices; null without prices. */
  shown: Book | null
  /** The book with the most reliable margin-free probabilities. */
  fair: Book | null
}

/** The full-time result: shown is the reference price. */
export function resultBooks({ markets, ...row }: FixtureBooks): MarketBooks {
  const books = completeBooks(markets.get(MARKET.full_time_result)?.quotes ?? [], outcomesOf(3, null))
  const stored = books.find(({ bookmakerId }) => bookmakerId === row.priceBookmakerId)
  const closing = row.priceClosing ?? stored?.closing ?? false
  const prices = [row.priceHome, row.priceDraw, row.priceAway]
  const shown = bookOf(row.priceBookmakerId ?? 0, { prices, openings: stored?.openings ?? [null], closing })
  return { books, shown, fair: fairBook(books, shown) }
}

/** Any other market: shown is the first of the ladder who prices all of it, else the first one. */
function marketBooks(
  { markets }: FixtureBooks,
  { market, outcomes, ladder }: { market: MarketId; outcomes: Outcomes; ladder: readonly number[] },
): MarketBooks {
  const books = completeBooks(markets.get(market)?.quotes ?? [], outcomes)
  const rank = ({ bookmakerId }: Book) => (ladder.includes(bookmakerId) ? ladder.indexOf(bookmakerId) : ladder.length)
  const shown = [...books].sort((a, b) => rank(a) - rank(b) || a.bookmakerId - b.bookmakerId)[0] ?? null
  return { books, shown, fair: fairBook(books, shown) }
}

/** A market of two outcomes at a line. */
export const pairBooks = (
  books: FixtureBooks,
  { market, line, ladder }: { market: MarketId; line: number | null; ladder: readonly number[] },
): MarketBooks => marketBooks(books, { market, outcomes: outcomesOf(2, line), ladder })

const SELECTION = { '1': 1, X: 2, '2': 3, yes: 1, no: 2, home: 1, away: 2, over: 1, under: 2 } as const
/** Penalties of a side: both may score or miss one, so that the margin cannot be separated. */
const NOT_EXCLUSIVE: ReadonlySet<OddsKey> = new Set(['sPt', 'mPt'])

/** Selections and lines of a bet's market, and the bet's own place among them. */
function placeOf({ label, line, side }: Bet): { outcomes: Outcomes; at: number } {
  const at = SELECTION[label] - 1
  if (label === '1' || label === 'X' || label === '2') return { outcomes: outcomesOf(3, line), at }
  const first = side === 'away' ? 3 : 1
  const opposite = label === 'home' || label === 'away' ? 0 - (line ?? 0) : line
  const lines = line === null ? [null, null] : at === 0 ? [line, opposite] : [opposite, line]
  return { outcomes: lines.map((one, index) => ({ selection: first + index, line: one })), at }
}

/** A chance without margin, and the bookmakers behind it. */
interface PricedChance {
  probability: number
  bookmakerId: number
}

/** The chance of a bet by the prices of its own market, the same everywhere; null where nobody prices all of it. */
export function marketChance(
  books: FixtureBooks,
  { key, bet, ladder }: { key: OddsKey; bet: Bet; ladder: readonly number[] },
): PricedChance | null {
  if (NOT_EXCLUSIVE.has(key)) return null
  const { outcomes, at } = placeOf(bet)
  const { fair } = key === 'FT' ? resultBooks(books) : marketBooks(books, { market: MARKET_OF[key], outcomes, ladder })
  const probability = fair?.probabilities[at]
  return fair === null || probability === undefined ? null : { probability, bookmakerId: fair.bookmakerId }
}

/** The scores that the full-time result and over/under 2.5 imply, and whose prices these are; null where one is missing or no grid has them. */
export function priceGrid(books: FixtureBooks, ladder: readonly number[]) {
  const result = resultBooks(books).fair
  const goals = pairBooks(books, { market: MARKET.total_goals, line: GOALS_LINE, ladder }).fair
  const [home, draw, away] = result?.probabilities ?? []
  const [over] = goals?.probabilities ?? []
  if (!result || !goals || home === undefined || draw === undefined || away === undefined || over === undefined)
    return null
  const grid = solveGrid({ home, draw, away, over })?.grid
  return grid ? { grid, result: result.bookmakerId, goals: goals.bookmakerId } : null
}
