import { MINUTE_MS } from '../../time/durations.ts'
import { STATE } from '../states.ts'
import { elapsed } from './running-clock.ts'

/** Readings of a match in play from a source without minutes; milliseconds since 1970. */
export interface SeenPlay {
  /** The kick-off as it was announced. */
  kickoff: number
  /** When the source first reported the break at half-time; null while it has not. */
  halfTimeAt: number | null
  /** When it first reported play after that break; null while it has not, or where it never says. */
  resumedAt: number | null
  /** How late the source is behind the match. */
  delayMs: number
}

export interface EstimatedPlay {
  state: typeof STATE.first_half | typeof STATE.half_time | typeof STATE.second_half
  /** Null at half-time. */
  minute: number | null
}

const BREAK_MS = 15 * MINUTE_MS
/** Two minutes of added time are usual before the break. */
const SECOND_HALF_AFTER_MS = 47 * MINUTE_MS + BREAK_MS

/**
 * The half and minute of a match, computed from the kick-off, the break as far as it was seen, and the delay of the source: the minute of
 * the report, not of the wall clock. A minute stays within its half because added time is unknown.
 * @param now milliseconds since 1970
 */
export function estimatedPlay({ kickoff, halfTimeAt, resumedAt, delayMs }: SeenPlay, now: number): EstimatedPlay {
  const shown = now - delayMs
  const breakEnds = halfTimeAt === null ? kickoff + SECOND_HALF_AFTER_MS : halfTimeAt - delayMs + BREAK_MS
  const resumed = resumedAt === null ? breakEnds : resumedAt - delayMs
  if (resumedAt !== null || shown >= resumed) return running(STATE.second_half, resumed, shown)
  if (halfTimeAt !== null) return { state: STATE.half_time, minute: null }
  return running(STATE.first_half, kickoff, shown)
}

function running(state: typeof STATE.first_half | typeof STATE.second_half, since: number, shown: number) {
  return { state, minute: elapsed(state, since, shown)?.minute ?? null }
}
