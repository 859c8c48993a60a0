import { isDecided, isFinished, STATE } from '../../match/states.ts'
import { HOUR_MS } from '../../time/durations.ts'
import { toMillis } from '../../time/time.ts'

/** Parts that a match of a season may have besides its result. */
export const MATCH_PARTS = ['prices', 'statistics', 'events', 'lineups'] as const
export type MatchPart = (typeof MATCH_PARTS)[number]

/** A match of a season as it is stored. */
export interface HeldMatch {
  /** Ids; null where the season has no stages or groups. */
  stage: number | null
  group: number | null
  /** As the source names it, mostly a number; null where it does not. */
  round: string | null
  /** ISO instant; the day at 00:00 UTC where `kickoffKnown` is false. */
  kickoff: string
  kickoffKnown: boolean
  state: number
  home: number
  away: number
  /** Its stored parts; null where there may be nothing to store, such as events of a goalless match. */
  has: Readonly<Record<MatchPart, boolean | null>>
}

/** A match is over by then, extra time and a late kick-off included. */
const DUE_HOURS = 4
const DUE_HOURS_OF_DAY = 36

/** Put off, stopped, called off or taken out: no result is due. */
const OFF: ReadonlySet<number> = new Set([
  STATE.postponed,
  STATE.suspended,
  STATE.interrupted,
  STATE.cancelled,
  STATE.abandoned,
  STATE.deleted,
])

/** Whether nothing is played of it, now or ever. */
export const isOff = ({ state }: HeldMatch): boolean => OFF.has(state)

/** Whether its result has to be stored: it is decided, or long enough after its kick-off. */
export function isDue(match: HeldMatch, now: Date): boolean {
  if (isDecided(match.state)) return true
  const hours = match.kickoffKnown ? DUE_HOURS : DUE_HOURS_OF_DAY
  return !isOff(match) && toMillis(match.kickoff) + hours * HOUR_MS < now.getTime()
}

/** How many matches have something, of those that should. */
export interface Held {
  held: number
  of: number
}

/** A match that was not played to its end has nothing but its result. */
export function heldOf(due: readonly HeldMatch[], part: MatchPart): Held {
  const counted = due.filter(({ state, has }) => (isFinished(state) || !isDecided(state)) && has[part] !== null)
  return { held: counted.filter(({ has }) => has[part] === true).length, of: counted.length }
}
