import { type LiveClock, liveMinute } from './clock.ts'
import { runningPeriod } from './periods.ts'

/**
 * The minute now, when the server said `minute` at the instant `seenAt`. It grows by one each full minute and stays within its period (45,
 * 90, 105, 120); time beyond the end is added time, which only the server reports. Null when no period is running or no minute is known.
 * @param seenAt milliseconds since 1970, when the minute was true
 * @param now milliseconds since 1970 by the server's clock; an earlier one than seenAt counts as seenAt
 */
export function minuteNow(
  state: number,
  { minute, seenAt, now }: { minute: number | null; seenAt: number; now: number },
): number | null {
  const period = runningPeriod(state)
  if (period === undefined || minute === null) return null
  const grown = minute + Math.floor(Math.max(0, now - seenAt) / 60_000)
  return Math.max(minute, Math.min(grown, period.end))
}

/**
 * The minute and the added time a period has reached when it began at `startedAt`: `{ minute: 1, added: null }` in its
 * first minute, `{ minute: 45, added: 2 }` in the second minute of added time. Null when no period is running.
 * @param startedAt milliseconds since 1970, kick-off of the period
 * @param now milliseconds since 1970
 */
export function elapsed(
  state: number,
  startedAt: number,
  now: number,
): { minute: number; added: number | null } | null {
  const period = runningPeriod(state)
  if (period === undefined) return null
  const reached = period.start + 1 + Math.floor(Math.max(0, now - startedAt) / 60_000)
  return reached > period.end ? { minute: period.end, added: reached - period.end } : { minute: reached, added: null }
}

/** The known parts of a running match's clock. */
export interface SeenClock {
  state: number
  minute: number | null
  added: number | null
  /** When the running period began (ISO instant); null when unknown. */
  periodStart: string | null
}

/**
 * The live clock now: from the minute the server knew at `seenAt`, and where it knew none from the start of the running period.
 * @param seenAt milliseconds since 1970
 * @param now milliseconds since 1970 by the server's clock
 */
export function clockNow({ state, minute, added, periodStart }: SeenClock, seenAt: number, now: number): LiveClock {
  const counted = minute === null && periodStart !== null ? elapsed(state, Date.parse(periodStart), now) : null
  if (counted !== null) return liveMinute(state, counted.minute, counted.added)
  return liveMinute(state, minuteNow(state, { minute, seenAt, now }) ?? minute, added)
}
