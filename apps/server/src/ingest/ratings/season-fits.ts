import { firstRow, type Placeholders, query, ratingFit, statement } from '@touchline/database'
import {
  emptyDesign,
  type FitFeatures,
  fitBinary,
  fitThreeWay,
  julyOf,
  LAST_FITS,
  LEAST_SEASONS,
  type ModelFits,
  overFeatures,
  resultFeatures,
  resultOf,
  seasonOf,
  TRAINING_SEASONS,
} from '@touchline/probability'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { dayText } from './days.ts'

const FIT = statement((p: Placeholders<{ season: number }>) =>
  query
    .select({ home: ratingFit.home, away: ratingFit.away, over25: ratingFit.over25 })
    .from(ratingFit)
    .where(eq(ratingFit.season, p.season)),
)

/** Of each learned match day, logarithms, pi difference and goals, as one value: tens of thousands of them are read in every July. */
const LEARNED = `select string_agg(int4send(day - date '1970-01-01') || float8send(log_home) || float8send(log_away) || float8send(log_goals)
    || float8send(pi) || int2send(home_goals) || int2send(away_goals), ''::bytea order by day, fixture_id)
  from forecast where day >= $1 and day < $2 and home_goals is not null and away_goals is not null`
const LEARNED_BYTES = 40

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
  const { rows: found } = await client.query<[Buffer | null]>({
    text: LEARNED,
    values: [dayText(julyOf(season - TRAINING_SEASONS)), dayText(julyOf(season))],
    rowMode: 'array',
  })
  const bytes = found[0]?.[0] ?? Buffer.alloc(0)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const matches = bytes.length / LEARNED_BYTES
  const isEnough =
    matches > 0 &&
    seasonOf(view.getInt32(0)) <= seasonOf(view.getInt32(bytes.length - LEARNED_BYTES)) - LEAST_SEASONS + 1
  if (!isEnough) return { fits: LAST_FITS, matches: 0 }
  const results = emptyDesign(matches, 4)
  const totals = emptyDesign(matches, 4)
  for (let match = 0; match < matches; match++) {
    const at = match * LEARNED_BYTES
    const double = (place: number) => view.getFloat64(at + 4 + 8 * place)
    const features: FitFeatures = { logMeans: [double(0), double(1)], logGoals: double(2), pi: double(3) }
    const goals = [view.getInt16(at + 36), view.getInt16(at + 38)] as const
    results.features.set(resultFeatures(features), 4 * match)
    results.outcomes[match] = resultOf(goals)
    totals.features.set(overFeatures(features), 4 * match)
    totals.outcomes[match] = goals[0] + goals[1] > 2.5 ? 1 : 0
  }
  const result = fitThreeWay(results, LAST_FITS.result) ?? LAST_FITS.result
  return { fits: { result, over: fitBinary(totals, LAST_FITS.over) ?? LAST_FITS.over }, matches }
}

/** Forgets the weights that rest on results from a season on. */
export async function dropFitsAfter(client: pg.ClientBase, season: number): Promise<void> {
  await client.query('delete from rating_fit where season > $1', [season])
}

/** Whether a season still lacks its weights although there are fixtures ahead that go by them. */
export async function lacksFit(client: pg.ClientBase, season: number, today: string): Promise<boolean> {
  const { rows: found } = await client.query<{ lacking: boolean }>(
    `select not exists (select from rating_fit where season = $1) and exists (select from forecast where day >= $2) as lacking`,
    [season, today],
  )
  return found[0]?.lacking ?? false
}
