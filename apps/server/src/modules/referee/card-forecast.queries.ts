import { type Database, firstRow, forecast, type Placeholders, query, type RowOf, statement } from '@touchline/database'
import { eq, sql } from 'drizzle-orm'

const CARDS = statement((p: Placeholders<{ fixtureId: number }>) =>
  query
    .select({
      /** Yellow cards of both sides. */
      mean: sql<number>`${forecast.homeYellowCards} + ${forecast.awayYellowCards}`,
      refereeEffect: forecast.refereeEffect,
    })
    .from(forecast)
    .where(eq(forecast.fixtureId, p.fixtureId)),
)

/** The forecast of a match's yellow cards, from the knowledge before its day; null where there is none. */
export const findCardForecast = ({ pool }: Database, fixtureId: number): Promise<RowOf<typeof CARDS> | null> =>
  firstRow(pool, CARDS, { fixtureId })
