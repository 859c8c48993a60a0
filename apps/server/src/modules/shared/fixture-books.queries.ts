import {
  type Database,
  firstRow,
  fixture,
  oddsCurrent,
  type Placeholders,
  prepared,
  query,
  type RowOf,
  rows,
} from '@touchline/database'
import type { StoredQuote } from '@touchline/football'
import { eq } from 'drizzle-orm'
import { findSeen, type SeenRow, type WholeRow, withSeen } from './with-seen-odds.ts'

const FIXTURE = prepared((p: Placeholders<{ fixtureId: number }>) =>
  query
    .select({
      id: fixture.id,
      kickoff: fixture.kickoff,
      stateId: fixture.stateId,
      /** The reference three-way price, whose it is and whether it is the one at kick-off. */
      priceHome: fixture.priceHome,
      priceDraw: fixture.priceDraw,
      priceAway: fixture.priceAway,
      priceBookmakerId: fixture.priceBookmakerId,
      priceClosing: fixture.priceClosing,
    })
    .from(fixture)
    .where(eq(fixture.id, p.fixtureId)),
)

const MARKETS = prepared((p: Placeholders<{ fixtureId: number }>) =>
  query
    .select({
      marketId: oddsCurrent.marketId,
      bookmakerIds: oddsCurrent.bookmakerIds,
      selections: oddsCurrent.selections,
      lines: oddsCurrent.lines,
      openings: oddsCurrent.openings,
      prices: oddsCurrent.prices,
      closings: oddsCurrent.closings,
      updatedAt: oddsCurrent.updatedAt,
    })
    .from(oddsCurrent)
    .where(eq(oddsCurrent.fixtureId, p.fixtureId)),
)

/** Every bookmaker's prices of one market; the arrays run in parallel. */
export interface MarketRow extends WholeRow {
  marketId: number
}

/** Every price of one market. */
interface MarketQuotes {
  quotes: StoredQuote[]
  updatedAt: Date
}

export interface FixtureBooks extends RowOf<typeof FIXTURE> {
  /** By market. */
  markets: ReadonlyMap<number, MarketQuotes>
  /** The same as stored. */
  rows: MarketRow[]
}

const quotesOf = ({ bookmakerIds, selections, lines, openings, prices, closings }: MarketRow): StoredQuote[] =>
  prices.map((price, at) => ({
    bookmakerId: bookmakerIds[at] as number,
    selection: selections[at] as number,
    line: lines[at] ?? null,
    opening: openings[at] ?? null,
    price,
    closing: closings[at] ?? false,
  }))

function marketsOf(own: readonly RowOf<typeof MARKETS>[], seen: readonly SeenRow[]): MarketRow[] {
  const ids = new Set([...own, ...seen].map(({ marketId }) => marketId))
  return [...ids].flatMap((marketId) => {
    const row = withSeen(
      own.find((one) => one.marketId === marketId) ?? null,
      seen.find((one) => one.marketId === marketId) ?? null,
    )
    return row === null ? [] : [{ ...row, marketId }]
  })
}

/** The fixture as if no bookmaker had a price. */
export const withoutBooks = (books: FixtureBooks): FixtureBooks => ({
  ...books,
  ...{ priceHome: null, priceDraw: null, priceAway: null, priceBookmakerId: null, priceClosing: false },
  ...{ markets: new Map(), rows: [] },
})

/** All prices of a fixture with their openings; null for one that is not known. */
export async function findBooks({ pool }: Database, fixtureId: number): Promise<FixtureBooks | null> {
  const [found, own, seen] = await Promise.all([
    firstRow(pool, FIXTURE, { fixtureId }),
    rows(pool, MARKETS, { fixtureId }),
    findSeen(pool, [fixtureId]),
  ])
  if (found === null) return null
  const markets = marketsOf(own, seen)
  const byMarket = markets.map((row) => [row.marketId, { quotes: quotesOf(row), updatedAt: row.updatedAt }] as const)
  return { ...found, markets: new Map(byMarket), rows: markets }
}
