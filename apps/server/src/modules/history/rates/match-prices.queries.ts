import {
  type Database,
  firstRow,
  fixture,
  oddsCurrent,
  type Placeholders,
  query,
  type RowOf,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { BOOKMAKER, isPrice, MARKET, type MarketId } from '@touchline/football'
import { eq, sql } from 'drizzle-orm'

const REFERENCE = statement((p: Placeholders<{ fixtureId: number }>) =>
  query
    .select({
      home: fixture.priceHome,
      draw: fixture.priceDraw,
      away: fixture.priceAway,
      bookmakerId: fixture.priceBookmakerId,
    })
    .from(fixture)
    .where(eq(fixture.id, p.fixtureId)),
)

type ReferencePrices = RowOf<typeof REFERENCE>

/** Every quote of the markets below. */
const QUOTES = statement((p: Placeholders<{ fixtureId: number; markets: readonly MarketId[] }>) =>
  selection(
    {
      marketId: oddsCurrent.marketId,
      bookmakerId: sql<number>`q.bookmaker`,
      line: sql<number | null>`q.line`,
      prices: sql<number[]>`array_agg(q.price order by q.selection)`,
      selections: sql<number[]>`array_agg(q.selection order by q.selection)`,
    },
    (columns) => sql`
      select ${columns} from ${oddsCurrent}
      cross join lateral unnest(${oddsCurrent.bookmakerIds}, ${oddsCurrent.selections}, ${oddsCurrent.lines}, ${oddsCurrent.prices})
        as q(bookmaker, selection, line, price)
      where ${oddsCurrent.fixtureId} = ${p.fixtureId} and ${oddsCurrent.marketId} = any(${p.markets}::smallint[])
      group by 1, 2, 3`,
  ),
)

type Quoted = RowOf<typeof QUOTES>

/** The complete books of one market and line by bookmaker, prices in the order of the selections. */
export type Books = ReadonlyMap<number, readonly number[]>

export interface MatchPrices {
  reference: ReferencePrices
  result: Books
  over25: Books
  corners: Books
  cards: Books
}

/** The prices that say something of what lists of past matches count; null for a match nobody knows. */
export async function findMatchPrices({ pool }: Database, fixtureId: number): Promise<MatchPrices | null> {
  const markets = [MARKET.full_time_result, MARKET.total_goals, MARKET.total_corners, MARKET.total_cards]
  const [reference, quotes] = await Promise.all([
    firstRow(pool, REFERENCE, { fixtureId }),
    rows(pool, QUOTES, { fixtureId, markets }),
  ])
  if (reference === null) return null
  const books = (market: MarketId, outcomes: number, line: number | null) => booksOf(quotes, market, outcomes, line)
  return {
    reference,
    result: books(MARKET.full_time_result, 3, null),
    over25: books(MARKET.total_goals, 2, 2.5),
    corners: books(MARKET.total_corners, 2, 9.5),
    cards: books(MARKET.total_cards, 2, 4.5),
  }
}

/** The market maximum is left out: it is no bookmaker's book. */
function booksOf(quotes: readonly Quoted[], market: MarketId, outcomes: number, line: number | null): Books {
  return new Map(
    quotes
      .filter((one) => one.marketId === market && one.line === line && one.bookmakerId !== BOOKMAKER.maximum)
      .filter(({ prices, selections }) => prices.every(isPrice) && selections.join() === ALL[outcomes])
      .map(({ bookmakerId, prices }) => [bookmakerId, prices]),
  )
}

const ALL: Readonly<Record<number, string>> = { 2: '1,2', 3: '1,2,3' }
