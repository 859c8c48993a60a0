import {
  type Database,
  execute,
  fixture,
  inTransaction,
  type Queryable,
  query,
  ratingFit,
  ratingSnapshot,
} from '@touchline/database'
import { seasonOf } from '@touchline/probability'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { takeTurn } from '../../write/apply-batch.ts'
import { writeLiveEvents } from '../../write/change-log.ts'
import { heardBy, logReader, settle, startOver } from '../../write/log-reader.ts'
import { BEFORE_ALL, dayAt, dayText } from './days.ts'
import { type DueRatings, dueRatings } from './due-ratings.ts'
import { forecastChanges } from './forecast-changes.ts'
import { rateLastDay } from './rate-last-day.ts'
import { type RatedPart, rateSeason } from './rate-season.ts'
import { lastResult } from './rated-fixtures.queries.ts'
import { type RatedFixtures, ratedFixtures } from './rated-fixtures.ts'
import { type SnapshotStore, snapshotStore } from './snapshots.ts'
import { isAhead, type Stand, standOf } from './stand.queries.ts'

export interface RateOptions {
  now: Date
  /** At most this many seasons; the others stay due. */
  limit?: number
  /** Reported after each season with the last day that is rated. */
  onRated?: (upTo: string) => void
  stopped?: () => boolean
  /** Pass the same store to repeated calls, so that the last ratings stay in memory. */
  snapshots?: SnapshotStore
}

/**
 * Rates clubs by the due results and forecasts their matches again: one pass over time, one date at a time, a season in each transaction,
 * during which writers wait; an interrupted run continues where it stopped. The order in which results arrived does not matter. When
 * nothing is due it costs one query.
 * @returns how many seasons were rated
 */
export async function rateMatches(database: Database, options: RateOptions): Promise<number> {
  const { now, limit = Number.POSITIVE_INFINITY, onRated, stopped, snapshots = snapshotStore() } = options
  let seasons = 0
  while (seasons < limit && !stopped?.()) {
    const part = await inTransaction(database, (client) => ratePart(client, now, snapshots))
    if (part === null) break
    seasons += 1
    onRated?.(dayText(part.upTo))
    if (!part.more) break
  }
  return seasons
}

/** Reads the log for ratings: due is the day from which on everything is rebuilt. */
const RATINGS = logReader(
  'ratings',
  ['results', 'gone'],
  sql`select json_build_object('gone', json_agg(day)) from (
      select (min(${fixture.kickoff}) at time zone 'UTC')::date - date '1970-01-01' as day from ${fixture}) as first
    where day is not null having count(*) > 0`,
)

/** Whether ratings are about to change. */
export const areRatingsDue = async (queryable: Queryable): Promise<boolean> =>
  (await heardBy(queryable, RATINGS)) !== null

/** Everything is to be rated again, from nothing. */
export async function forgetRatings(client: pg.ClientBase): Promise<void> {
  for (const table of [ratingSnapshot, ratingFit]) await execute(client, query.delete(table))
  await startOver(client, RATINGS)
}

async function ratePart(client: pg.ClientBase, now: Date, snapshots: SnapshotStore): Promise<RatedPart | null> {
  const today = dayAt(now)
  await takeTurn(client)
  const [stand, heard] = [await standOf(client), await heardBy(client, RATINGS)]
  const lacksFit = (stand.lastFit ?? 0) < seasonOf(today) && (await isAhead(client, today))
  if (heard === null && !lacksFit) return null
  const days = [...(heard?.due ?? []), ...(heard?.ids?.gone ?? [])]
  // In July the forecasts of matches ahead get the weights of the new season.
  if (lacksFit) days.push(((await lastResult(client)) ?? BEFORE_ALL) + 1)
  const fixtures = ratedFixtures(client, stand.leagues ?? [])
  const due = await dueRatings(client, fixtures, { results: heard?.ids?.results ?? [], days })
  const part = due && (await rateDue(client, { fixtures, due, stand: { ...stand, today, snapshots } }))
  if (heard !== null)
    await settle(client, { logReader: RATINGS, upTo: heard.upTo, due: part?.more ? [part.upTo + 1] : [] })
  if (part === null) return null
  await writeLiveEvents(client, forecastChanges(part.forecast), now)
  return part
}

async function rateDue(
  client: pg.ClientBase,
  {
    fixtures,
    due,
    stand,
  }: { fixtures: RatedFixtures; due: DueRatings; stand: Stand & { today: number; snapshots: SnapshotStore } },
): Promise<RatedPart> {
  const { from, changed } = due
  const { lastRated, lastFit, today, snapshots } = stand
  // Results that the weights of a later season were fitted on move everything that goes by those.
  const isFitted = lastFit !== null && lastFit > seasonOf(from)
  if (changed === null || isFitted || lastRated === null) {
    const last = (await lastResult(client)) ?? BEFORE_ALL
    return rateSeason(client, {
      fixtures,
      dueRatings: { ...due, changed: null },
      bounds: { last, lastRated, today, snapshots },
    })
  }
  const last = Math.max(lastRated, ...changed.filter(({ isOver }) => isOver).map(({ day }) => day))
  const isOfLastDay = from >= lastRated && last === lastRated && seasonOf(last) <= seasonOf(today)
  return isOfLastDay
    ? rateLastDay(client, { fixtures, changed, lastDay: { ...stand, last } })
    : rateSeason(client, { fixtures, dueRatings: due, bounds: { last, lastRated, today, snapshots } })
}
