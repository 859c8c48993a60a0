import { oddsCurrent, type Placeholders, type Queryable, query, rows, statement } from '@touchline/database'
import { MARKET } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { findSeen, withSeen } from '../shared/with-seen-odds.ts'
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
      updatedAt: oddsCurrent.updatedAt,
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

const NAMES: ReadonlyMap<number, keyof FixtureMarkets> = new Map([
  [MARKET.full_time_result, 'result'],
  [MARKET.total_goals, 'goals'],
])
const placeOf = ({ fixtureId, marketId }: { fixtureId: number; marketId: number }): string => `${fixtureId} ${marketId}`

/** The stored 1X2 and over/under prices of fixtures. */
export async function marketsOf(
  queryable: Queryable,
  fixtures: readonly number[],
): Promise<ReadonlyMap<number, FixtureMarkets>> {
  const own = new Map((await rows(queryable, MARKETS, { fixtures })).map((row) => [placeOf(row), row]))
  const seen = new Map((await findSeen(queryable, fixtures)).map((row) => [placeOf(row), row]))
  const found = new Map<number, FixtureMarkets>()
  for (const { fixtureId, marketId } of [...own.values(), ...seen.values()]) {
    const place = placeOf({ fixtureId, marketId })
    const market = withSeen(own.get(place) ?? null, seen.get(place) ?? null)
    const name = NAMES.get(marketId)
    if (market && name) found.set(fixtureId, { ...found.get(fixtureId), [name]: market })
  }
  return found
}
