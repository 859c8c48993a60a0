import {
  type Database,
  fixture,
  oddsChange,
  type Placeholders,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import { MARKET } from '@touchline/football'
import { and, asc, eq, lte, or, sql } from 'drizzle-orm'

const MOVES = statement((p: Placeholders<{ fixtureId: number; bookmakers: readonly number[] }>) =>
  query
    .select({
      bookmakerId: oddsChange.bookmakerId,
      /** 1 home, 2 draw, 3 away. */
      selection: oddsChange.selection,
      price: oddsChange.price,
      at: oddsChange.at,
    })
    .from(oddsChange)
    .innerJoin(fixture, eq(fixture.id, oddsChange.fixtureId))
    .where(
      and(
        eq(oddsChange.fixtureId, p.fixtureId),
        eq(oddsChange.marketId, MARKET.full_time_result),
        lte(oddsChange.at, fixture.kickoff),
        or(
          sql`${oddsChange.bookmakerId} = any(${p.bookmakers}::integer[])`,
          eq(oddsChange.bookmakerId, fixture.priceBookmakerId),
        ),
      ),
    )
    .orderBy(asc(oddsChange.at), asc(oddsChange.selection)),
)

/** One price of the full-time result from an instant on. */
export type PriceMove = RowOf<typeof MOVES>

/** How the full-time prices of these bookmakers moved before the kick-off of a fixture, earliest first. */
export function findMoves({ pool }: Database, fixtureId: number, bookmakers: readonly number[]): Promise<PriceMove[]> {
  return rows(pool, MOVES, { fixtureId, bookmakers })
}
