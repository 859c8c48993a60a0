import type { Database } from '@touchline/database'

/** Every bookmaker's prices of one market; the arrays run in parallel. */
export interface MarketRow {
  marketId: number
  bookmakerIds: number[]
  selections: number[]
  lines: (number | null)[]
  prices: number[]
  updatedAt: Date
}

export interface FixturePrices {
  /** Null for a fixture that is not known. */
  kickoff: Date | null
  /** The reference three-way price and whose it is. */
  priceHome: number | null
  priceDraw: number | null
  priceAway: number | null
  priceBookmakerId: number | null
  markets: MarketRow[]
}

/** All prices of a fixture; without any for one that is not known. */
export async function findPrices(database: Database, fixtureId: number): Promise<FixturePrices> {
  const [reference, markets] = await Promise.all([
    database.pool.query<Omit<FixturePrices, 'markets'>>(
      `select kickoff, price_home as "priceHome", price_draw as "priceDraw", price_away as "priceAway",
         price_bookmaker_id as "priceBookmakerId"
       from fixture where id = $1`,
      [fixtureId],
    ),
    database.pool.query<MarketRow>(
      `select market_id as "marketId", bookmaker_ids as "bookmakerIds", selections, lines, prices, updated_at as "updatedAt"
       from odds_current where fixture_id = $1`,
      [fixtureId],
    ),
  ])
  const none = { kickoff: null, priceHome: null, priceDraw: null, priceAway: null, priceBookmakerId: null }
  return { ...(reference.rows[0] ?? none), markets: markets.rows }
}
