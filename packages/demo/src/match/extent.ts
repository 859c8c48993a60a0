import { currentYear } from '../competitions/calendar.ts'
import { DAY } from '../competitions/places.ts'
import { changesPassed, REACHED } from './moments-before.ts'
import type { Plan } from './plan.ts'

/** How much is reported of a fixture at an instant. */
export type Extent = 'full' | 'scorers' | 'result'

/**
 * Everything of this season and last season's scorers for the competitions people open first; this season's scorers for the others with
 * named players.
 */
export function extentOf({ league, year }: Plan, now: number): Extent {
  const back = currentYear(league, now) - year
  if (back <= 0) return league.inFull ? 'full' : league.named ? 'scorers' : 'result'
  return back === 1 && league.inFull ? 'scorers' : 'result'
}

/** For how long after kick-off the parts of a fixture are reported that take much room. */
const CLOSE = 10 * DAY
const IN_WORDS = 4 * DAY
const WATCHED = DAY

/** Whether every market, both halves, pressure and all officials are reported. */
export const isClose = (plan: Plan, now: number): boolean =>
  extentOf(plan, now) === 'full' && changesPassed(plan, now) >= REACHED.markets && plan.kickoff > now - CLOSE

/** Whether the commentary is reported. */
export const isInWords = (plan: Plan, now: number): boolean =>
  extentOf(plan, now) === 'full' && plan.kickoff > now - IN_WORDS

/** Whether the way of the prices is reported. */
export const isPriceWatched = (plan: Plan, now: number): boolean =>
  extentOf(plan, now) === 'full' && changesPassed(plan, now) >= REACHED.watched && plan.kickoff > now - WATCHED
