import { execute, forecast, query, ratingDue, rows } from '@touchline/database'
import {
  byDate,
  EMPTY_MODEL,
  foldModel,
  julyOf,
  type ModelFits,
  type ModelForecast,
  type ModelState,
  modelProbabilities,
  seasonOf,
} from '@touchline/probability'
import { and, gte, lt, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import { BEFORE_ALL, dayText, END_OF_DAYS, monthStarts } from './days.ts'
import type { DueRatings, RatedRow } from './due-ratings.ts'
import { type ForecastRow, writeForecasts } from './forecast-rows.ts'
import { markDayAnew } from './mark-ratings-due.ts'
import { AHEAD, type Days, RATED } from './rated-fixtures.queries.ts'
import { ratedMatch } from './rated-match.ts'
import { dropFitsAfter, fitsOfSeason } from './season-fits.ts'
import { pruneSnapshots, saveSnapshot, takeSnapshot } from './snapshots.ts'
import { touchedBy } from './touched.ts'

export interface RatedPart {
  /** The last day that was rated. */
  upTo: number
  /** Whether later seasons follow. */
  more: boolean
}

/**
 * Rates from a day on to the end of its season, from the latest ratings kept before it; with the last season the forecasts of what lies
 * ahead. What follows stays marked.
 * @param last the last day with a result
 * @param today the season of this day is the last whose weights are known
 */
export async function rateSeason(
  client: pg.ClientBase,
  due: DueRatings,
  { last, today }: { last: number; today: number },
): Promise<RatedPart> {
  const { from, changed } = due
  const season = seasonOf(from)
  const end = julyOf(season + 1)
  const until = Math.min(end, last + 1)
  const snapshot = await takeSnapshot(client, from)
  const start = snapshot?.day ?? BEFORE_ALL
  const fixtures = byDate(await fixturesBetween(client, { from: start, until }, due)).flat()
  const isNew = ({ day }: RatedRow) => day >= from
  const cuts = snapshotDays(from, until, last).filter((day) => day > start)
  const { state, forecasts } = await fold(client, snapshot?.state ?? EMPTY_MODEL, fixtures, cuts)
  if (from < until) {
    await dropFitsAfter(client, season)
    const fits = await fitsOfSeason(client, season)
    const made = fixtures.flatMap((one, at) =>
      isNew(one) ? [forecastRow(one, forecasts[at] as ModelForecast, fits)] : [],
    )
    await replace(client, made, { from, until })
  }
  if (end <= last) {
    await execute(client, query.delete(ratingDue).where(lt(ratingDue.day, dayText(end))))
    await markDayAnew(client, dayText(end))
    return { upTo: end - 1, more: true }
  }
  await forecastAhead(client, state, { from: Math.max(last + 1, BEFORE_ALL), today, changed }, fixtures.filter(isNew))
  if (cuts.length > 0) await pruneSnapshots(client, last)
  await execute(client, query.delete(ratingDue))
  return { upTo: until - 1, more: false }
}

/** The result that has just come in is often all there is between. */
function fixturesBetween(
  client: pg.ClientBase,
  days: Days,
  { from, fixtures }: DueRatings,
): Promise<readonly RatedRow[]> {
  if (days.from >= days.until) return Promise.resolve([])
  const isOneDay = days.from === from && days.until === from + 1
  return fixtures && isOneDay ? Promise.resolve(fixtures) : rows(client, RATED, { ...days })
}

/** Days before which the ratings are kept: the season's July, the next one's, and of the newest season its months and last day. */
function snapshotDays(from: number, until: number, last: number): number[] {
  const season = seasonOf(from)
  const end = julyOf(season + 1)
  const days = new Set([julyOf(season), ...(end <= last ? [end] : [...monthStarts(from, until), last])])
  return [...days].filter((day) => day >= from && day <= until).sort((one, other) => one - other)
}

async function fold(client: pg.ClientBase, before: ModelState, fixtures: readonly RatedRow[], cuts: readonly number[]) {
  let state = before
  let next = 0
  const forecasts: ModelForecast[] = []
  const until = (day: number) => {
    const first = next
    while (next < fixtures.length && (fixtures[next] as RatedRow).day < day) next++
    const folded = foldModel(state, fixtures.slice(first, next).map(ratedMatch))
    state = folded.state
    for (const one of folded.forecasts) forecasts.push(one)
  }
  for (const day of cuts) {
    until(day)
    await saveSnapshot(client, { day, state })
  }
  until(END_OF_DAYS)
  return { state, forecasts }
}

/** Forecasts of what lies ahead: of everything, or of what the changed fixtures touch. */
async function forecastAhead(
  client: pg.ClientBase,
  state: ModelState,
  { from, today, changed }: { from: number; today: number; changed: DueRatings['changed'] },
  rated: readonly RatedRow[],
): Promise<void> {
  const touched = changed && touchedBy(changed, rated)
  const ahead = byDate(
    touched ? await rows(client, AHEAD, { from, ...touched }) : await rows(client, RATED, { from, until: END_OF_DAYS }),
  ).flat()
  if (ahead.length === 0 && touched) return
  const { forecasts } = foldModel(state, ahead.map(ratedMatch))
  const made: ForecastRow[] = []
  const fits = new Map<number, ModelFits>()
  for (const [at, one] of ahead.entries()) {
    const season = Math.min(seasonOf(one.day), seasonOf(today))
    const known = fits.get(season) ?? (await fitsOfSeason(client, season))
    fits.set(season, known)
    made.push(forecastRow(one, forecasts[at] as ModelForecast, known))
  }
  if (touched) await writeForecasts(client, made, { fresh: false })
  else await replace(client, made, { from, until: END_OF_DAYS })
}

function forecastRow(fixture: RatedRow, made: ModelForecast, fits: ModelFits): ForecastRow {
  const { home, draw, away, over } = modelProbabilities(made, fits)
  return {
    fixtureId: fixture.fixtureId,
    day: fixture.day,
    inputs: fixture.inputs,
    homeGoals: fixture.homeGoals,
    awayGoals: fixture.awayGoals,
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

/** Makes these all the forecasts of some days. */
async function replace(
  client: pg.ClientBase,
  made: readonly ForecastRow[],
  { from, until }: { from: number; until: number },
): Promise<void> {
  const days = and(gte(forecast.day, dayText(from)), lt(forecast.day, dayText(until)))
  const same = sql`${forecast.fixtureId} = any(${sql.param(made.map(({ fixtureId }) => fixtureId))}::integer[])`
  await execute(client, query.delete(forecast).where(or(days, same)))
  await writeForecasts(client, made, { fresh: true })
}
