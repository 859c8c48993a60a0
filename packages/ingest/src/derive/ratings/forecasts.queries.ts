import { forecast, type Placeholders, type Queryable, query, rows, statement } from '@touchline/database'
import type { MatchProbabilities, Pair } from '@touchline/probability'
import { sql } from 'drizzle-orm'

/** Our own forecast of a fixture. */
export interface FixtureForecast {
  /** 1X2 and more than 2.5 goals: `solveGrid` makes every market of them. */
  probabilities: MatchProbabilities
  /** Expected counts. */
  corners: Pair
  yellowCards: Pair
}

const FORECASTS = statement((p: Placeholders<{ fixtures: readonly number[] }>) =>
  query.select().from(forecast).where(sql`${forecast.fixtureId} = any(${p.fixtures}::integer[])`),
)

/**
 * Forecasts by fixture: of one to come as things are now, of one in play or over as known before its day, corrected results of earlier days
 * included. A fixture that is not rated (cups, friendlies, national teams, awarded or abandoned matches) has none.
 */
export async function forecastsOf(
  queryable: Queryable,
  fixtures: readonly number[],
): Promise<Map<number, FixtureForecast>> {
  const found = await rows(queryable, FORECASTS, { fixtures })
  return new Map(
    found.map((row) => [
      row.fixtureId,
      {
        probabilities: { home: row.home, draw: row.draw, away: row.away, over: row.over25 },
        corners: [row.homeCorners, row.awayCorners],
        yellowCards: [row.homeYellowCards, row.awayYellowCards],
      },
    ]),
  )
}
