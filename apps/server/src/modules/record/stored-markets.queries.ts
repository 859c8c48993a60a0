import { oddsCurrent, type Placeholders, type Queryable, query, rows, statement } from '@touchline/database'
import { MARKET } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type { StoredMarket } from './margin-free-books.ts'

const MARKETS = statement((p: Placeholders<{ fixtures: readonly number[] }>) =>
  query
    .select({
      fixtureId: oddsCurrent.fixtureId,
      marketId: oddsCurrent.marketId,
      bookmakerIds: oddsCurrent.bookmakerIds,
      selections: oddsCurrent.selections,
      lines: oddsCurrent.lines,
      openings: oddsCurrent.openings,
      prices: oddsCurrent.prices,
      closings: oddsCurrent.closings,
    })
    .from(oddsCurrent)
    .where(
      sql`${oddsCurrent.fixtureId} = any(${p.fixtures}::integer[]) and ${oddsCurrent.marketId} in (${MARKET.full_time_result}, ${MARKET.total_goals})`,
    ),
)

interface FixtureMarkets {
  result?: StoredMarket
  goals?: StoredMarket
}

/** The stored 1X2 and over/under prices of fixtures. */
export async function marketsOf(
  queryable: Queryable,
  fixtures: readonly number[],
): Promise<ReadonlyMap<number, FixtureMarkets>> {
  const found = new Map<number, FixtureMarkets>()
  for (const { fixtureId, marketId, ...market } of await rows(queryable, MARKETS, { fixtures })) {
    const name = marketId === MARKET.full_time_result ? 'result' : 'goals'
    found.set(fixtureId, { ...found.get(fixtureId), [name]: market })
  }
  return found
}
