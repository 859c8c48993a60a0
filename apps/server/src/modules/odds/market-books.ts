import { type Book, bookOf, completeBooks, fairBook, MARKET, type MarketId, type Outcomes } from '@touchline/football'
import type { FixtureBooks } from '../shared/fixture-books.queries.ts'

/** The line of goals that scores are made of, beside the full-time result. */
export const GOALS_LINE = 2.5

const outcomesOf = (count: number, line: number | null): Outcomes =>
  Array.from({ length: count }, (_, at) => ({ selection: at + 1, line }))

/** A market at one line as the pages show it. */
export interface MarketBooks {
  /** Every complete book, the market average among them. */
  books: Book[]
  /** Whose prices are shown; null without prices. */
  shown: Book | null
  /** Whose margin-free probabilities are the best known. */
  fair: Book | null
}

/** The full-time result: shown is the reference price. */
export function resultBooks({ markets, ...row }: FixtureBooks): MarketBooks {
  const books = completeBooks(markets.get(MARKET.full_time_result)?.quotes ?? [], outcomesOf(3, null))
  const stored = books.find(({ bookmakerId }) => bookmakerId === row.priceBookmakerId)
  const closing = row.priceClosing ?? stored?.closing ?? false
  const prices = [row.priceHome, row.priceDraw, row.priceAway]
  const shown = bookOf(row.priceBookmakerId ?? 0, prices, stored?.openings ?? [null], closing)
  return { books, shown, fair: fairBook(books, shown) }
}

/** A market of two outcomes at a line: shown is the first of the ladder who prices both, else the first one. */
export function pairBooks(
  { markets }: FixtureBooks,
  market: MarketId,
  line: number | null,
  ladder: readonly number[],
): MarketBooks {
  const books = completeBooks(markets.get(market)?.quotes ?? [], outcomesOf(2, line))
  const rank = ({ bookmakerId }: Book) => (ladder.includes(bookmakerId) ? ladder.indexOf(bookmakerId) : ladder.length)
  const shown = [...books].sort((a, b) => rank(a) - rank(b) || a.bookmakerId - b.bookmakerId)[0] ?? null
  return { books, shown, fair: fairBook(books, shown) }
}
