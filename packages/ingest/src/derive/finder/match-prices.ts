import { rows } from '@touchline/database'
import type { PricedMatch } from '@touchline/football'
import type pg from 'pg'
import { BOOKS, type BookRow } from './facts.queries.ts'
import { goalsFacts, type MarketFacts, resultFacts } from './opening-prices.ts'

/** The markets of a match that facts are made of. */
export interface MatchPrices {
  result: MarketFacts
  goals: MarketFacts
}

interface Priced {
  id: number
  reference: number | null
}

/** Prices of fixtures by their id; every one has an entry. */
export async function pricesOf(client: pg.ClientBase, fixtures: readonly Priced[]): Promise<Map<number, MatchPrices>> {
  if (fixtures.length === 0) return new Map()
  return pricesIn(await rows(client, BOOKS, { ids: fixtures.map(({ id }) => id) }), fixtures)
}

/** The same from stored rows. */
export function pricesIn(books: readonly BookRow[], fixtures: readonly Priced[]): Map<number, MatchPrices> {
  const byFixture = Map.groupBy(books, ({ fixtureId }) => fixtureId)
  return new Map(
    fixtures.map(({ id, reference }) => {
      const own = byFixture.get(id) ?? []
      return [id, { result: resultFacts(own, reference), goals: goalsFacts(own) }]
    }),
  )
}

/** The opening prices that matches are compared by, and whose they are; null without. */
export function openingOf({ result }: MatchPrices): PricedMatch['prices'] {
  const [home, , away] = result.prices
  return result.bookmakerId === null || home == null || away == null
    ? null
    : { bookmaker: result.bookmakerId, home, away }
}
