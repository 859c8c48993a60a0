import { BOOKMAKER } from './bookmakers.ts'
import { type Book, singleBooks } from './books.ts'

interface ComparedPrice {
  price: number
  /** Null where only a later one is known. */
  opening: number | null
  best: boolean
}

interface ComparedBook {
  bookmakerId: number
  average: boolean
  /** Sum of the probabilities in the prices. */
  overround: number
  prices: ComparedPrice[]
}

export interface BookmakerComparison {
  /** The highest price of each outcome among single bookmakers; null without one. */
  best: { prices: number[]; overround: number } | null
  /** The lowest overround first, averages last. */
  books: ComparedBook[]
}

/** The books of a market side by side. */
export function compareBooks(books: readonly Book[]): BookmakerComparison {
  const single = singleBooks(books)
  const best = single[0]?.prices.map((_, at) => Math.max(...single.map(({ prices }) => prices[at] ?? 0))) ?? null
  const compared = books.map(({ bookmakerId, prices, openings }): ComparedBook => {
    const average = bookmakerId === BOOKMAKER.average
    return {
      bookmakerId,
      average,
      overround: overroundOf(prices),
      prices: prices.map((price, at) => ({
        price,
        opening: openings?.[at] ?? null,
        best: !average && single.length > 1 && price === best?.[at],
      })),
    }
  })
  return {
    best: best && { prices: best, overround: overroundOf(best) },
    books: compared.sort(
      (one, other) =>
        Number(one.average) - Number(other.average) ||
        one.overround - other.overround ||
        one.bookmakerId - other.bookmakerId,
    ),
  }
}

const overroundOf = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + 1 / price, 0)
