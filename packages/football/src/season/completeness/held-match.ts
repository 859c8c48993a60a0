import { isDecided, isFinished, STATE } from '../../match/states.ts'
import { toMillis } from '../../time/time.ts'

/** What a match of a season may have beside its result. */
export const MATCH_PARTS = ['prices', 'statistics', 'events', 'lineups'] as const
export type MatchPart = (typeof MATCH_PARTS)[number]

/** A match of a season as it is stored. */
export interface HeldMatch {
  /** Ids; null where the season has no stages or groups. */
  stage: number | null
  group: number | null
  /** As the source calls it, mostly a number; null where it does not say. */
  round: string | null
  /** ISO instant; the day at 00:00 UTC where `kickoffKnown` is false. */
  kickoff: string
  kickoffKnown: boolean
  state: number
  home: number
  away: number
  /** What is stored of it; null where there may be nothing to store, as events of a goalless match. */
  has: Readonly<Record<MatchPart, boolean | null>>
}

const HOUR = 3_600_000
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

/** Whether its result has to be there: it is decided, or so long after its kick-off that it must be. */
export function isDue(match: HeldMatch, now: Date): boolean {
  if (isDecided(match.state)) return true
  const hours = match.kickoffKnown ? DUE_HOURS : DUE_HOURS_OF_DAY
  return !isOff(match) && toMillis(match.kickoff) + hours * HOUR < now.getTime()
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
