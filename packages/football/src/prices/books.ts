import { removeMargin } from '@touchline/probability/margin'
import { BOOKMAKER } from './bookmakers.ts'
import { isPrice } from './odds.ts'

/** One stored price, of a bookmaker known from elsewhere. */
export interface StoredQuote {
  bookmakerId: number
  selection: number
  line: number | null
  /** The first price known; null where only a later one is. */
  opening: number | null
  price: number
  /** Known to be the one at kick-off. */
  closing: boolean
}

/** One bookmaker's prices of all outcomes of a market: a complete book. */
export interface Book {
  bookmakerId: number
  /** Decimal odds, one an outcome. */
  prices: number[]
  /** The first ones known; null unless all are. */
  openings: number[] | null
  /** Whether all are those at kick-off. */
  closing: boolean
  /** Without the margin, one an outcome. */
  probabilities: number[]
}

/** Selection and line of each outcome of a market; a handicap is given to the selection's own side. */
export type Outcomes = readonly { selection: number; line: number | null }[]

/** A book of these prices; null where they are none. */
export function bookOf(
  bookmakerId: number,
  {
    prices,
    openings,
    closing,
  }: { prices: readonly (number | null)[]; openings: readonly (number | null)[]; closing: boolean },
): Book | null {
  const probabilities = removeMargin(prices)?.probabilities
  if (probabilities === undefined || !prices.every(isPrice)) return null
  return {
    bookmakerId,
    prices: [...prices],
    openings: openings.every(isPrice) ? [...openings] : null,
    closing,
    probabilities,
  }
}

/** The complete books among the quotes of a market, one a bookmaker. The market maximum is left out: its prices are not of one book. */
export function completeBooks(quotes: readonly StoredQuote[], outcomes: Outcomes): Book[] {
  const ids = new Set(quotes.map(({ bookmakerId }) => bookmakerId))
  ids.delete(BOOKMAKER.maximum)
  return [...ids].flatMap((id) => {
    const found = outcomes.map(({ selection, line }) =>
      quotes.find((one) => one.bookmakerId === id && one.selection === selection && one.line === line),
    )
    const book = bookOf(id, {
      prices: found.map((quote) => quote?.price ?? null),
      openings: found.map((quote) => quote?.opening ?? null),
      closing: found.every((quote) => quote?.closing === true),
    })
    return book === null ? [] : [book]
  })
}

/**
 * The book whose margin-free probabilities are the best known: Pinnacle's, then that of the market average, then the one given. On
 * 115,045 matches no blend of them is better.
 */
export function fairBook(books: readonly Book[], otherwise: Book | null): Book | null {
  const of = (bookmaker: number) => books.find(({ bookmakerId }) => bookmakerId === bookmaker)
  return of(BOOKMAKER.pinnacle) ?? of(BOOKMAKER.average) ?? otherwise
}

/** How far bookmakers differ about one outcome. */
export interface Band {
  lowest: { probability: number; price: number }
  highest: { probability: number; price: number }
}

/** The books of single bookmakers: the market average is none. */
export const singleBooks = (books: readonly Book[]): Book[] =>
  books.filter(({ bookmakerId }) => bookmakerId !== BOOKMAKER.average)

/** The band of one outcome between bookmakers: lowest and highest margin-free probability, lowest and highest price. Null without a book. */
export function bandOf(books: readonly Book[], outcome: number): Band | null {
  if (books.length === 0) return null
  const probabilities = books.map((book) => book.probabilities[outcome] ?? Number.NaN)
  const prices = books.map((book) => book.prices[outcome] ?? Number.NaN)
  return {
    lowest: { probability: Math.min(...probabilities), price: Math.min(...prices) },
    highest: { probability: Math.max(...probabilities), price: Math.max(...prices) },
  }
}
