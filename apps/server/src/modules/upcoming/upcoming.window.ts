import { HOUR_MS } from '@touchline/football'
import { publicError } from '../../platform/http/errors.ts'
import { MAX_MATCH_MS } from '../shared/longest-match.ts'

const MINUTE = 60_000
const MAX_HOURS = 48
/** A page may ask a little after its clock was read, and its clock may be a little fast. */
const STARTED_BEFORE_MS = 2 * MINUTE
const STARTS_WITHIN_MS = MINUTE
/** A match with a known day but no time counts as noon when its day in another zone is decided. */
const NOON_MS = 12 * HOUR_MS - MINUTE

/** The extent of a list of matches. */
export interface MatchWindow {
  from: Date
  to: Date
  /** Begins now: matches that are still going on belong to it. */
  live: boolean
  /** Leaves out finished matches: those of a live window, unless earlier ones are requested. */
  withoutOver: boolean
  /** Earliest kick-off of a match that is still going on. */
  earliest: Date
  /** Kick-offs (00:00 UTC) of matches of which only the day is known. */
  dayFrom: Date
  dayTo: Date
}

/**
 * Reads the window of an address; `now` in milliseconds since 1970.
 * @param asked the `since` of the query: with it the window reaches back to it and includes finished matches
 * @throws a public error for an invalid window
 */
export function readWindow({ from, to, now, asked }: { from: Date; to: Date; now: number; asked?: Date }): MatchWindow {
  if (to <= from) throw publicError('bad_request', 'Address toUtc: has to be later than fromUtc')
  const since = asked ?? from
  if (since > from) throw publicError('bad_request', 'Query since: must not be later than fromUtc')
  if (to.getTime() - since.getTime() > MAX_HOURS * HOUR_MS) {
    const first = asked === undefined ? 'fromUtc' : 'since'
    throw publicError('bad_request', `Address toUtc: at most ${MAX_HOURS} hours after ${first}`)
  }
  const live = from.getTime() > now - STARTED_BEFORE_MS - MINUTE && from.getTime() <= now + STARTS_WITHIN_MS
  // Today's window is the rest of the day, but its matches without a time belong to all of it.
  const dayStart = live ? Math.min(since.getTime(), to.getTime() - 24 * HOUR_MS) : since.getTime()
  return {
    from: since,
    to,
    live,
    withoutOver: live && asked === undefined,
    earliest: live ? new Date(from.getTime() - MAX_MATCH_MS) : from,
    dayFrom: new Date(dayStart - NOON_MS),
    dayTo: new Date(to.getTime() - NOON_MS),
  }
}

/** The days (UTC) whose matches a window may show. */
export function daysOf(window: MatchWindow): string[] {
  const first = Math.min(window.earliest.getTime(), window.dayFrom.getTime())
  const days: string[] = []
  const start = Math.floor(first / (24 * HOUR_MS)) * 24 * HOUR_MS
  for (let day = start; day < window.to.getTime(); day += 24 * HOUR_MS)
    days.push(new Date(day).toISOString().slice(0, 10))
  return days
}
