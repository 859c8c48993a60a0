import {
  execute,
  firstRow,
  forecast,
  type Placeholders,
  type Queryable,
  query,
  ratingFit,
  statement,
} from '@touchline/database'
import {
  emptyDesign,
  type FitFeatures,
  fitBinary,
  fitThreeWay,
  julyOf,
  LAST_FITS,
  MIN_SEASONS,
  type ModelFits,
  overFeatures,
  resultFeatures,
  resultOf,
  seasonOf,
  TRAINING_SEASONS,
} from '@touchline/probability'
import { and, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { dayText } from './days.ts'

const FIT = statement((p: Placeholders<{ season: number }>) =>
  query
    .select({ home: ratingFit.home, away: ratingFit.away, over25: ratingFit.over25 })
    .from(ratingFit)
    .where(eq(ratingFit.season, p.season)),
)

/** Logarithms, pi difference and goals of each learned match day, as one value: tens of thousands of them are read in every July. */
const LEARNED = statement((p: Placeholders<{ from: string; until: string }>) =>
  query
    .select({
      bytes: sql<Buffer | null>`string_agg(int4send(${forecast.day} - date '1970-01-01') || float8send(${forecast.logHome})
        || float8send(${forecast.logAway}) || float8send(${forecast.logGoals}) || float8send(${forecast.pi})
        || int2send(${forecast.homeGoals}) || int2send(${forecast.awayGoals}), ''::bytea order by ${forecast.day}, ${forecast.fixtureId})`,
    })
    .from(forecast)
    .where(
      and(
        gte(forecast.day, p.from),
        lt(forecast.day, p.until),
        isNotNull(forecast.homeGoals),
        isNotNull(forecast.awayGoals),
      ),
    ),
)
const LEARNED_BYTES = 40

/** The weights of a season's forecasts as stored; null before its July. */
export async function keptFits(queryable: Queryable, season: number): Promise<ModelFits | null> {
  const stored = await firstRow(queryable, FIT, { season })
  return stored && { result: { home: stored.home, away: stored.away }, over: stored.over25 }
}

/** The weights of a season's forecasts: as stored, or fitted now on the forecasts of the eight seasons before and stored. */
export async function fitsOfSeason(client: pg.ClientBase, season: number): Promise<ModelFits> {
  const stored = await keptFits(client, season)
  if (stored) return stored
  const { fits, matches } = await fitted(client, season)
  const { home, away } = fits.result
  await execute(
    client,
    query.insert(ratingFit).values({ season, matches, home: [...home], away: [...away], over25: [...fits.over] }),
  )
  return fits
}

async function fitted(client: pg.ClientBase, season: number): Promise<{ fits: ModelFits; matches: number }> {
  const days = { from: dayText(julyOf(season - TRAINING_SEASONS)), until: dayText(julyOf(season)) }
  const bytes = (await firstRow(client, LEARNED, days))?.bytes ?? Buffer.alloc(0)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const matches = bytes.length / LEARNED_BYTES
  const isEnough =
    matches > 0 && seasonOf(view.getInt32(0)) <= seasonOf(view.getInt32(bytes.length - LEARNED_BYTES)) - MIN_SEASONS + 1
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
  await execute(client, query.delete(ratingFit).where(gt(ratingFit.season, season)))
}
