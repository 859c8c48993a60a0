import type { Database } from '@touchline/database'
import { MARKET } from '@touchline/football'

/** One price of the full-time result from an instant on. */
export interface PriceMove {
  bookmakerId: number
  /** 1 home, 2 draw, 3 away. */
  selection: number
  price: number
  at: Date
}

/** How the full-time prices of these bookmakers moved before the kick-off of a fixture, earliest first. */
export async function findMoves(
  database: Database,
  fixtureId: number,
  bookmakers: readonly number[],
): Promise<PriceMove[]> {
  const { rows } = await database.pool.query<PriceMove>(
    `SELECT c.bookmaker_id AS "bookmakerId", c.selection, c.price, c.at
     FROM odds_change c JOIN fixture f ON f.id = c.fixture_id
     WHERE c.fixture_id = $1 AND c.market_id = ${MARKET.full_time_result} AND c.at <= f.kickoff
       AND (c.bookmaker_id = ANY($2::smallint[]) OR c.bookmaker_id = f.price_bookmaker_id)
     ORDER BY c.at, c.selection`,
    [fixtureId, bookmakers],
  )
  return rows
}
