import { STATE } from '../states.ts'

/** The state by the clock of a match that nobody reports: it is being played, or must be over. */
export type Unreported = 'playing' | 'over'

const MINUTE_MS = 60_000
/** 90 minutes with their breaks and stoppages; of a match that is followed somebody should have spoken long before. */
const OVER_AFTER_MS = { unfollowed: 135 * MINUTE_MS, followed: 200 * MINUTE_MS }
/** A day without a time is over everywhere so long after its midnight in UTC. */
const DAY_OVER_AFTER_MS = 36 * 60 * MINUTE_MS

interface AwaitedMatch {
  state: number
  /** UTC instant, or 00:00Z of the day where the time is not known. */
  kickoff: string
  kickoffKnown: boolean
  /** Whether its competition has a source of live scores. */
  followed: boolean
}

/**
 * What to show of a match that is stored as not started though its kick-off has passed; null where what is stored stands. No state is
 * made of it: once a source reports one, that is what holds.
 * @param now milliseconds since 1970
 */
export function unreported({ state, kickoff, kickoffKnown, followed }: AwaitedMatch, now: number): Unreported | null {
  const since = now - Date.parse(kickoff)
  if (state !== STATE.not_started || since < 0) return null
  if (!kickoffKnown) return since > DAY_OVER_AFTER_MS ? 'over' : null
  if (since > OVER_AFTER_MS[followed ? 'followed' : 'unfollowed']) return 'over'
  return followed ? null : 'playing'
}
