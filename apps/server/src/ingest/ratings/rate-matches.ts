import { type Database, inTransaction, prepared, ratingDue, rows, selection } from '@touchline/database'
import { seasonOf } from '@touchline/probability'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { takeTurn } from '../apply-batch.ts'
import { writeLiveEvents } from '../change-events.ts'
import { markFactsDue } from '../finder/mark-facts-due.ts'
import { BEFORE_ALL, dayAt, dayText } from './days.ts'
import { type DueRatings, dueRatings } from './due-ratings.ts'
import { forecastChanges } from './forecast-changes.ts'
import { markDayAnew } from './mark-ratings-due.ts'
import { rateLastDay } from './rate-last-day.ts'
import { type RatedPart, rateSeason } from './rate-season.ts'
import { lastResult } from './rated-fixtures.queries.ts'
import { type RatedFixtures, ratedFixtures } from './rated-fixtures.ts'
import { isAhead, type Stand, standOf } from './stand.queries.ts'

export interface RateOptions {
  now: Date
  /** At most so many seasons; the others stay due. */
  limit?: number
  /** Reported after each season with the last day that is rated. */
  onRated?: (upTo: string) => void
  stopped?: () => boolean
}

/**
 * Rates clubs by what is due and forecasts their matches anew: one pass over time, one date at a time, a season in each transaction, in which
 * the writers wait; what was cut short goes on where it was. The same whatever the order in which the results arrived. When nothing is due
 * it costs one query.
 * @returns how many seasons were rated
 */
export async function rateMatches(database: Database, options: RateOptions): Promise<number> {
  const { now, limit = Number.POSITIVE_INFINITY, onRated, stopped } = options
  let seasons = 0
  while (seasons < limit && !stopped?.()) {
    const part = await inTransaction(database, (client) => ratePart(client, now))
    if (part === null) break
    seasons += 1
    onRated?.(dayText(part.upTo))
    if (!part.more) break
  }
  return seasons
}

const DONE = prepared(() => selection({}, () => sql`delete from ${ratingDue}`))

async function ratePart(client: pg.ClientBase, now: Date): Promise<RatedPart | null> {
  const today = dayAt(now)
  const [, stand] = await Promise.all([takeTurn(client), standOf(client)])
  const lacksFit = (stand.lastFit ?? 0) < seasonOf(today) && (await isAhead(client, today))
  if (stand.days.length === 0 && stand.anew === null && !lacksFit) return null
  // In July the forecasts of what lies ahead get the weights of the new season.
  const anew = lacksFit ? await markAhead(client, stand.anew) : stand.anew
  const fixtures = ratedFixtures(client, stand.leagues ?? [])
  const due = await dueRatings(client, fixtures, { ...stand, anew })
  const part = due && (await rateDue(client, fixtures, due, { ...stand, today }))
  if (!part?.more) await rows(client, DONE, {})
  if (part === null) return null
  await markFactsDue(client, part.forecast)
  await writeLiveEvents(client, forecastChanges(part.forecast), now)
  return part
}

/** Everything after the last result is to be made anew. @returns the first day of what is */
async function markAhead(client: pg.ClientBase, anew: number | null): Promise<number> {
  const ahead = ((await lastResult(client)) ?? BEFORE_ALL) + 1
  await markDayAnew(client, dayText(ahead))
  return Math.min(anew ?? ahead, ahead)
}

async function rateDue(
  client: pg.ClientBase,
  fixtures: RatedFixtures,
  due: DueRatings,
  stand: Stand & { today: number },
): Promise<RatedPart> {
  const { from, changed } = due
  const { lastRated, lastFit, today } = stand
  // Results that the weights of a later season were fitted on move everything that goes by those.
  const isFitted = lastFit !== null && lastFit > seasonOf(from)
  if (changed === null || isFitted || lastRated === null) {
    const last = (await lastResult(client)) ?? BEFORE_ALL
    return rateSeason(client, fixtures, { ...due, changed: null }, { last, lastRated, today })
  }
  const last = Math.max(lastRated, ...changed.filter(({ isOver }) => isOver).map(({ day }) => day))
  const isOfLastDay = from >= lastRated && last === lastRated && seasonOf(last) <= seasonOf(today)
  return isOfLastDay
    ? rateLastDay(client, fixtures, changed, stand, last)
    : rateSeason(client, fixtures, due, { last, lastRated, today })
}
