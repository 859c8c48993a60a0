import { MINUTE_MS } from '../../time/durations.ts'
import { STATE } from '../states.ts'

/** The state by the clock of a match that nobody reports: it is being played, or must be over. */
export type Unreported = 'playing' | 'over'

/** 90 minutes with breaks and stoppages; a source that reports live would have spoken long before. */
const OVER_AFTER_MS = { unreported: 135 * MINUTE_MS, reported: 200 * MINUTE_MS }
/** A day without a time is over everywhere so long after its midnight in UTC. */
const DAY_OVER_AFTER_MS = 36 * 60 * MINUTE_MS

interface AwaitedMatch {
  state: number
  /** UTC instant, or 00:00Z of the day where the time is not known. */
  kickoff: string
  kickoffKnown: boolean
  /** Whether its competition has a source of live scores. */
  reported: boolean
}

/**
 * The display of a match stored as not started after its kick-off; null to show what is stored. No state is derived
 * from it: a reported state wins.
 * @param now milliseconds since 1970
 */
export function unreported({ state, kickoff, kickoffKnown, reported }: AwaitedMatch, now: number): Unreported | null {
  const since = now - Date.parse(kickoff)
  if (state !== STATE.not_started || since < 0) return null
  if (!kickoffKnown) return since > DAY_OVER_AFTER_MS ? 'over' : null
  if (since > OVER_AFTER_MS[reported ? 'reported' : 'unreported']) return 'over'
  return reported ? null : 'playing'
}
