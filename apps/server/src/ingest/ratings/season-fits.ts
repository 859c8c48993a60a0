import { type Database, firstRow, forecast, type Placeholders, query, ratingFit, rows, statement } from '@touchline/database'
import {
  type FitFeatures,
  fitBinary,
  fitThreeWay,
  julyOf,
  LAST_FITS,
  type ModelFits,
  overFeatures,
  resultFeatures,
  resultOf,
  seasonOf,
  TRAINING_SEASONS,
  trainingRows,
} from '@touchline/probability'
import { asc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'

const FIT = statement((p: Placeholders<{ season: number }>) =>
  query
    .select({ home: ratingFit.home, away: ratingFit.away, over25: ratingFit.over25 })
    .from(ratingFit)
    .where(eq(ratingFit.season, p.season)),
)

const LEARNED = statement((p: Placeholders<{ from: number; until: number }>) =>
  query
    .select({
      day: sql<number>`${forecast.day} - date '1970-01-01'`,
      logHome: forecast.logHome,
      logAway: forecast.logAway,
      logGoals: forecast.logGoals,
      pi: forecast.pi,
      homeGoals: sql<number>`${forecast.homeGoals}`,
      awayGoals: sql<number>`${forecast.awayGoals}`,
    })
    .from(forecast)
    .where(
      sql`${forecast.day} >= date '1970-01-01' + ${p.from}::integer and ${forecast.day} < date '1970-01-01' + ${p.until}::integer
        and ${forecast.homeGoals} is not null and ${forecast.awayGoals} is not null`,
    )
    .orderBy(asc(forecast.day), asc(forecast.fixtureId)),
)

/** The weights of a season's forecasts: as stored, or fitted now on the forecasts of the eight seasons before and stored. */
export async function fitsOfSeason(client: pg.ClientBase, season: number): Promise<ModelFits> {
  const stored = await firstRow(client, FIT, { season })
  if (stored) return { result: { home: stored.home, away: stored.away }, over: stored.over25 }
  const { fits, matches } = await fitted(client, season)
  await client.query('insert into rating_fit (season, matches, home, away, over25) values ($1, $2, $3, $4, $5)', [
    season,
    matches,
    fits.result.home,
    fits.result.away,
    fits.over,
  ])
  return fits
}

async function fitted(client: pg.ClientBase, season: number): Promise<{ fits: ModelFits; matches: number }> {
  const learned = await rows(client, LEARNED, { from: julyOf(season - TRAINING_SEASONS), until: julyOf(season) })
  const training = trainingRows(
    Map.groupBy(learned, ({ day }) => seasonOf(day)),
    season,
  )
  if (!training) return { fits: LAST_FITS, matches: 0 }
  const read = training.map(({ homeGoals, awayGoals, logHome, logAway, logGoals, pi }) => ({
    forecast: { logMeans: [logHome, logAway], logGoals, pi } satisfies FitFeatures,
    goals: [homeGoals, awayGoals] as const,
  }))
  const result = fitThreeWay(
    read.map(({ forecast, goals }) => ({ features: resultFeatures(forecast), result: resultOf(goals) })),
  )
  const over = fitBinary(
    read.map(({ forecast, goals }) => ({ features: overFeatures(forecast), happened: goals[0] + goals[1] > 2.5 })),
  )
  return { fits: { result: result ?? LAST_FITS.result, over: over ?? LAST_FITS.over }, matches: training.length }
}

/** Forgets the weights that rest on results from a season on. */
export async function dropFitsAfter(client: pg.ClientBase, season: number): Promise<void> {
  await client.query('delete from rating_fit where season > $1', [season])
}

/** Whether a season still lacks its weights although there are fixtures ahead that go by them. */
export async function lacksFit(client: pg.ClientBase | Database['pool'], season: number, today: string): Promise<boolean> {
  const { rows: found } = await client.query<{ lacking: boolean }>(
    `select not exists (select from rating_fit where season = $1) and exists (select from forecast where day >= $2) as lacking`,
    [season, today],
  )
  return found[0]?.lacking ?? false
}
