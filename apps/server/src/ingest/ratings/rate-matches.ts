import { type Database, inTransaction } from '@touchline/database'
import { seasonOf } from '@touchline/probability'
import type pg from 'pg'
import { takeTurn } from '../apply-batch.ts'
import { BEFORE_ALL, dayAt, dayText } from './days.ts'
import { dueRatings } from './due-ratings.ts'
import { markDayAnew } from './mark-ratings-due.ts'
import { type RatedPart, rateSeason } from './rate-season.ts'
import { lastResult } from './rated-fixtures.queries.ts'
import { lacksFit } from './season-fits.ts'

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
 * it costs two queries.
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

async function ratePart(client: pg.ClientBase, now: Date): Promise<RatedPart | null> {
  await takeTurn(client)
  const today = dayAt(now)
  const last = (await lastResult(client)) ?? BEFORE_ALL
  // In July the forecasts of what lies ahead get the weights of the new season.
  if (await lacksFit(client, seasonOf(today), dayText(today))) await markDayAnew(client, dayText(last + 1))
  const due = await dueRatings(client)
  return due && rateSeason(client, due, { last, today })
}
