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
    `select c.bookmaker_id as "bookmakerId", c.selection, c.price, c.at
     from odds_change c join fixture f on f.id = c.fixture_id
     where c.fixture_id = $1 and c.market_id = ${MARKET.full_time_result} and c.at <= f.kickoff
       and (c.bookmaker_id = any($2::smallint[]) or c.bookmaker_id = f.price_bookmaker_id)
     order by c.at, c.selection`,
    [fixtureId, bookmakers],
  )
  return rows
}
