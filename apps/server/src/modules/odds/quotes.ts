import { BOOKMAKER, isPrice } from '@touchline/football'
import type { MarketRow } from '../shared/fixture-books.queries.ts'

/** One price of one selection, of a bookmaker known from elsewhere. */
export interface Priced {
  selection: number
  line: number | null
  /** Null is not priced. */
  price: number | null
}

export interface Book {
  bookmakerId: number
  quotes: Priced[]
}

/**
 * A market's prices by bookmaker, who comes first first: those of the ladder in its order, then those with the most lines. The market
 * maximum is left out, because its prices are not of one bookmaker.
 */
export function booksOf(row: MarketRow, ladder: readonly number[]): Book[] {
  const books = new Map<number, Priced[]>()
  row.prices.forEach((price, at) => {
    const bookmakerId = row.bookmakerIds[at] as number
    if (bookmakerId === BOOKMAKER.maximum || !isPrice(price)) return
    const quote = { selection: row.selections[at] as number, line: row.lines[at] ?? null, price }
    books.set(bookmakerId, [...(books.get(bookmakerId) ?? []), quote])
  })
  const rank = ({ bookmakerId }: Book) => (ladder.includes(bookmakerId) ? ladder.indexOf(bookmakerId) : ladder.length)
  return [...books]
    .map(([bookmakerId, quotes]) => ({ bookmakerId, quotes }))
    .sort((a, b) => rank(a) - rank(b) || b.quotes.length - a.quotes.length || a.bookmakerId - b.bookmakerId)
}
