import {
  type Database,
  firstRow,
  fixture,
  oddsCurrent,
  type Placeholders,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import { eq } from 'drizzle-orm'

const REFERENCE = statement((p: Placeholders<{ fixtureId: number }>) =>
  query
    .select({
      kickoff: fixture.kickoff,
      /** The reference three-way price and whose it is. */
      priceHome: fixture.priceHome,
      priceDraw: fixture.priceDraw,
      priceAway: fixture.priceAway,
      priceBookmakerId: fixture.priceBookmakerId,
    })
    .from(fixture)
    .where(eq(fixture.id, p.fixtureId)),
)

const MARKETS = statement((p: Placeholders<{ fixtureId: number }>) =>
  query
    .select({
      marketId: oddsCurrent.marketId,
      bookmakerIds: oddsCurrent.bookmakerIds,
      selections: oddsCurrent.selections,
      lines: oddsCurrent.lines,
      prices: oddsCurrent.prices,
      updatedAt: oddsCurrent.updatedAt,
    })
    .from(oddsCurrent)
    .where(eq(oddsCurrent.fixtureId, p.fixtureId)),
)

/** Every bookmaker's prices of one market; the arrays run in parallel. */
export type MarketRow = RowOf<typeof MARKETS>

type Reference = RowOf<typeof REFERENCE>

export interface FixturePrices extends Omit<Reference, 'kickoff'> {
  /** Null for a fixture that is not known. */
  kickoff: Reference['kickoff'] | null
  markets: MarketRow[]
}

/** All prices of a fixture; without any for one that is not known. */
export async function findPrices({ pool }: Database, fixtureId: number): Promise<FixturePrices> {
  const [reference, markets] = await Promise.all([
    firstRow(pool, REFERENCE, { fixtureId }),
    rows(pool, MARKETS, { fixtureId }),
  ])
  const none = { kickoff: null, priceHome: null, priceDraw: null, priceAway: null, priceBookmakerId: null }
  return { ...(reference ?? none), markets }
}
