import { forecast, rows, selection, statement } from '@touchline/database'
import { EMPTY_MODEL, foldModel, julyOf, type ModelFits, seasonOf } from '@touchline/probability'
import { and, gte, lt, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import { BEFORE_ALL, dayText, END_OF_DAYS, monthStarts } from './days.ts'
import type { DueRatings } from './due-ratings.ts'
import { type ForecastRow, writeForecasts } from './forecast-rows.ts'
import { madeForecasts } from './made-forecasts.ts'
import type { RatedFixture } from './rated-fixture.ts'
import type { Days } from './rated-fixtures.queries.ts'
import type { RatedFixtures } from './rated-fixtures.ts'
import { dropFitsAfter } from './season-fits.ts'
import { dropSnapshotsAfter, pruneSnapshots, type SnapshotStore } from './snapshots.ts'
import { touchedBy } from './touched.ts'

export interface RatedPart {
  /** The last day that was rated. */
  upTo: number
  /** Whether later seasons follow. */
  more: boolean
  /** The matches whose forecasts are new, changed or gone. */
  forecast: readonly number[]
}

interface Bounds {
  /** The last day with a result. */
  last: number
  /** The last day that there are ratings of. */
  lastRated: number | null
  /** The season of this day is the last whose weights are known. */
  today: number
  snapshots: SnapshotStore
}

/**
 * Rates from a day to the end of its season, from the latest stored ratings before it, a month in memory at a time; with the last season
 * also the forecasts of matches ahead. Later seasons stay due.
 */
export async function rateSeason(
  client: pg.ClientBase,
  {
    fixtures,
    dueRatings: { from, changed },
    bounds: { last, lastRated, today, snapshots },
  }: { fixtures: RatedFixtures; dueRatings: DueRatings; bounds: Bounds },
): Promise<RatedPart> {
  const season = seasonOf(from)
  const end = julyOf(season + 1)
  const until = Math.min(end, last + 1)
  if (lastRated !== null && lastRated > from) await dropSnapshotsAfter(client, from)
  if (from < until) await dropFitsAfter(client, season)
  const snapshot = await snapshots.before(client, from)
  const start = snapshot?.day ?? BEFORE_ALL
  const cuts = new Set(snapshotDays(from, until, last).filter((day) => day > start))
  let state = snapshot?.state() ?? EMPTY_MODEL
  const weights = new Map<number, ModelFits>()
  const isDue = ({ day }: RatedFixture) => day >= from
  const results: RatedFixture[] = []
  const reforecast: number[] = []
  for (const days of parts(start, until, [...cuts, ...monthStarts(Math.max(start, from), until)])) {
    if (cuts.has(days.from)) await snapshots.save(client, days.from, state)
    const found = await fixtures.between(days)
    const folded = foldModel(state, await fixtures.matches(found))
    state = folded.state
    if (days.until <= from) continue
    const made = await madeForecasts(client, {
      fixtures: found,
      forecasts: folded.forecasts,
      wanted: { latest: season, isMade: isDue, weights },
    })
    reforecast.push(...(await replace(client, made, { ...days, from: Math.max(days.from, from) })))
    if (changed) results.push(...found.filter((one) => one.isOver && isDue(one)))
  }
  if (cuts.has(until)) await snapshots.save(client, until, state)
  if (end <= last) return { upTo: end - 1, more: true, forecast: reforecast }
  const ahead = { from: Math.max(last + 1, BEFORE_ALL), until: END_OF_DAYS }
  const touched = changed && touchedBy(changed, results)
  const found = await fixtures.ahead(ahead, touched)
  const { forecasts } = foldModel(state, await fixtures.matches(found))
  const made = await madeForecasts(client, {
    fixtures: found,
    forecasts,
    wanted: { latest: seasonOf(today), isMade: isDue, weights },
  })
  reforecast.push(
    ...(touched ? await writeForecasts(client, made, { fresh: false }) : await replace(client, made, ahead)),
  )
  if (cuts.size > 0) await pruneSnapshots(client, last)
  return { upTo: until - 1, more: false, forecast: reforecast }
}

/** Days before which the ratings are stored: the season's July, the next one's, and of the newest season its months and last day. */
function snapshotDays(from: number, until: number, last: number): number[] {
  const season = seasonOf(from)
  const end = julyOf(season + 1)
  const days = [julyOf(season), ...(end <= last ? [end] : [...monthStarts(from, until), last])]
  return days.filter((day) => day >= from && day <= until)
}

/** The days from one to another in turn, cut at some days. */
function parts(from: number, until: number, cuts: readonly number[]): Days[] {
  const days = [...new Set([from, ...cuts, until])].filter((day) => day >= from && day <= until)
  days.sort((one, other) => one - other)
  return days.slice(1).map((day, at) => ({ from: days[at] as number, until: day }))
}

/** Makes these all the forecasts of some days. @returns their fixtures, and those that had one */
async function replace(client: pg.ClientBase, made: readonly ForecastRow[], { from, until }: Days): Promise<number[]> {
  const days = and(gte(forecast.day, dayText(from)), lt(forecast.day, dayText(until)))
  const same = sql`${forecast.fixtureId} = any(${sql.param(made.map(({ fixtureId }) => fixtureId))}::integer[])`
  const gone = statement(() =>
    selection(
      { id: forecast.fixtureId },
      (columns) => sql`delete from ${forecast} where ${or(days, same)} returning ${columns}`,
    ),
  )
  const before = (await rows(client, gone, {})).map(({ id }) => id)
  return [...new Set([...before, ...(await writeForecasts(client, made, { fresh: true }))])]
}
