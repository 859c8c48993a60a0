import { completeBooks, MARKET, type MarketId } from '@touchline/football'
import type { FixtureBooks } from '../../shared/fixture-books.queries.ts'

/** The complete books of one market and line by bookmaker, prices in the order of the selections. */
export type Books = ReadonlyMap<number, readonly number[]>

/** The prices of a match that say something of what lists of past matches count. */
export interface MatchPrices {
  reference: { home: number | null; draw: number | null; away: number | null; bookmakerId: number | null }
  result: Books
  over25: Books
  corners: Books
  cards: Books
}

export function matchPrices({ markets, ...fixture }: FixtureBooks): MatchPrices {
  const books = (market: MarketId, outcomes: number, line: number | null): Books => {
    const all = Array.from({ length: outcomes }, (_, at) => ({ selection: at + 1, line }))
    const found = completeBooks(markets.get(market)?.quotes ?? [], all)
    return new Map(found.map(({ bookmakerId, prices }) => [bookmakerId, prices]))
  }
  return {
    reference: {
      home: fixture.priceHome,
      draw: fixture.priceDraw,
      away: fixture.priceAway,
      bookmakerId: fixture.priceBookmakerId,
    },
    result: books(MARKET.full_time_result, 3, null),
    over25: books(MARKET.total_goals, 2, 2.5),
    corners: books(MARKET.total_corners, 2, 9.5),
    cards: books(MARKET.total_cards, 2, 4.5),
  }
}
