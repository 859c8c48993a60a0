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

/** The yellow cards forecast of a match, from what was known before its day; null where it is not forecast. */
export const findCardForecast = ({ pool }: Database, fixtureId: number): Promise<RowOf<typeof CARDS> | null> =>
  firstRow(pool, CARDS, { fixtureId })
