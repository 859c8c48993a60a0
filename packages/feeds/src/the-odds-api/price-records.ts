import {
  BOOKMAKER,
  type BookmakerId,
  MARKET,
  type RecordBatch,
  type ReferencePrice,
  type SeenQuote,
} from '@touchline/football'
import type { EventBook, PricedEvent } from './parse-prices.ts'

/** Fewer bookmakers make no average of the market. */
const MIN_OF_AN_AVERAGE = 3

interface NamedBook extends EventBook {
  bookmaker: BookmakerId
}

/**
 * The records of matches by the keys of their events: every bookmaker's prices with the instants they were seen at, and the reference
 * price by the ladder.
 */
export function priceRecords(
  events: readonly PricedEvent[],
  ladder: readonly BookmakerId[],
): Pick<RecordBatch, 'source' | 'seenOdds' | 'referencePrices'> {
  const priced = events
    .map(({ key, books }) => ({ key, books: withAverage(books) }))
    .filter(({ books }) => books.length > 0)
  return {
    source: 'the-odds-api',
    seenOdds: priced.map(({ key, books }) => ({
      fixture: key,
      market: MARKET.full_time_result,
      quotes: books.flatMap(quotesOf),
    })),
    referencePrices: priced.map(({ key, books }) => ({ fixture: key, price: referenceOf(books, ladder) })),
  }
}

/** The books of the list in one order, and the average of all of them, also of those that our list does not have. */
function withAverage(books: readonly EventBook[]): NamedBook[] {
  const named = books.filter((book): book is NamedBook => book.bookmaker !== null)
  const average = averageOf(books)
  return [...named.toSorted((one, other) => one.bookmaker - other.bookmaker), ...(average ? [average] : [])]
}

function averageOf(books: readonly EventBook[]): NamedBook | null {
  if (books.length < MIN_OF_AN_AVERAGE) return null
  const mean = (price: (book: EventBook) => number) =>
    Math.round((books.reduce((sum, book) => sum + price(book), 0) / books.length) * 100) / 100
  return {
    bookmaker: BOOKMAKER.average,
    home: mean(({ home }) => home),
    draw: mean(({ draw }) => draw),
    away: mean(({ away }) => away),
    at: books.map(({ at }) => at).reduce((one, other) => (one > other ? one : other)),
  }
}

const quotesOf = ({ bookmaker, home, draw, away, at }: NamedBook): SeenQuote[] =>
  [home, draw, away].map((price, index) => ({ bookmaker, selection: index + 1, line: null, price, at }))

function referenceOf(books: readonly NamedBook[], ladder: readonly BookmakerId[]): ReferencePrice | null {
  const found = ladder.flatMap((one) => books.find(({ bookmaker }) => bookmaker === one) ?? [])[0]
  if (found === undefined) return null
  const { bookmaker, home, draw, away } = found
  return { bookmaker, home, draw, away, closing: false }
}
