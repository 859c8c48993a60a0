import {
  fixture,
  forecast,
  orNull,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import { eq, sql } from 'drizzle-orm'

const BASES = statement((p: Placeholders<{ fixtures: readonly number[] }>) =>
  query
    .select({
      id: fixture.id,
      kickoff: fixture.kickoff,
      priceHome: fixture.priceHome,
      priceDraw: fixture.priceDraw,
      priceAway: fixture.priceAway,
      priceBookmakerId: fixture.priceBookmakerId,
      forecastHome: orNull(forecast.home),
      forecastDraw: orNull(forecast.draw),
      forecastAway: orNull(forecast.away),
      forecastOver: orNull(forecast.over25),
    })
    .from(fixture)
    .leftJoin(forecast, eq(forecast.fixtureId, fixture.id))
    .where(sql`${fixture.id} = any(${p.fixtures}::integer[])`),
)

/** The reference price of a fixture and our own forecast of it. */
export type BasisRow = RowOf<typeof BASES>

export const findBases = (queryable: Queryable, fixtures: readonly number[]): Promise<BasisRow[]> =>
  rows(queryable, BASES, { fixtures })
