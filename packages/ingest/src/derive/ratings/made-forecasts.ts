import { type ModelFits, type ModelForecast, modelProbabilities, seasonOf } from '@touchline/probability'
import type pg from 'pg'
import type { ForecastRow } from './forecast-rows.ts'
import type { RatedFixture } from './rated-fixture.ts'
import { fitsOfSeason } from './season-fits.ts'

interface Wanted {
  latest: number
  isMade: (fixture: RatedFixture) => boolean
  weights: Map<number, ModelFits>
}

/**
 * Forecasts as rows, by the weights of their season.
 * @param forecasts in the order of the fixtures
 * @param latest the last season with known weights, which later matches use too
 * @param isMade selects the wanted ones
 * @param weights known weights by season; missing ones are added
 */
export async function madeForecasts(
  client: pg.ClientBase,
  {
    fixtures,
    forecasts,
    wanted: { latest, isMade, weights },
  }: { fixtures: readonly RatedFixture[]; forecasts: readonly ModelForecast[]; wanted: Wanted },
): Promise<ForecastRow[]> {
  const made: ForecastRow[] = []
  for (const [at, one] of fixtures.entries()) {
    if (!isMade(one)) continue
    const season = Math.min(seasonOf(one.day), latest)
    const fits = weights.get(season) ?? (await fitsOfSeason(client, season))
    weights.set(season, fits)
    made.push(forecastRow(one, forecasts[at] as ModelForecast, fits))
  }
  return made
}

function forecastRow(
  { fixtureId, day, inputs, goals }: RatedFixture,
  made: ModelForecast,
  fits: ModelFits,
): ForecastRow {
  const { home, draw, away, over } = modelProbabilities(made, fits)
  return {
    fixtureId,
    day,
    inputs,
    homeGoals: goals?.[0] ?? null,
    awayGoals: goals?.[1] ?? null,
    logHome: made.logMeans[0],
    logAway: made.logMeans[1],
    logGoals: made.logGoals,
    pi: made.pi,
    home,
    draw,
    away,
    over25: over,
    homeCorners: made.corners[0],
    awayCorners: made.corners[1],
    homeYellowCards: made.yellowCards[0],
    awayYellowCards: made.yellowCards[1],
    refereeEffect: made.refereeEffect,
  }
}
