import { isInPlay } from '../states.ts'
import { runningPeriod } from './periods.ts'

/** The clock next to a fixture in play, free of language; the page translates the word keys. */
export type LiveClock =
  | { kind: 'minute'; minute: number; added: number | null }
  | { kind: 'word'; word: ClockWord }
  | { kind: 'none' }

type ClockWord = 'ht' | 'break' | 'et_break' | 'pen_break' | 'pen'

const WORDS: Readonly<Record<number, ClockWord>> = { 3: 'ht', 4: 'break', 9: 'pen', 21: 'et_break', 25: 'pen_break' }

/**
 * The live clock of a fixture in a list.
 * @param state state id 1 to 26
 * @param minute minute of play, null when unknown
 * @param added minutes of added time, null when none; shown in lists next to minute 90 only
 */
export function liveMinute(state: number, minute: number | null, added: number | null): LiveClock {
  const word = WORDS[state]
  if (word !== undefined) return { kind: 'word', word }
  if (!isInPlay(state) || minute === null) return { kind: 'none' }
  return { kind: 'minute', minute, added: minute === 90 && added !== null && added > 0 ? added : null }
}

/** A clock minute as lists show it: `67'`, `90+3'`; `~57'` where it is estimated. */
export function minuteText(minute: number, added: number | null, estimated = false): string {
  return `${estimated ? '~' : ''}${timelineMinute(minute, added)}'`
}

/** The minute of an event as the timeline and the dialogs show it, added time at any minute: `67`, `45+2`, `90+4`. */
export function timelineMinute(minute: number, extraMinute: number | null): string {
  return extraMinute !== null && extraMinute > 0 ? `${minute}+${extraMinute}` : String(minute)
}

/** The minute of a substitution in the lists that show added time at minute 90 only: `46`, `45`, `90+2`. */
export function minuteAddedAt90(minute: number, extraMinute: number | null): string {
  return timelineMinute(minute, minute === 90 ? extraMinute : null)
}

/**
 * The minute now, when the server said `minute` at the instant `seenAt`. It grows by one each full minute and stays within its period (45,
 * 90, 105, 120); time beyond the end is added time, which only the server reports. Null when no period is running or no minute is known.
 * @param seenAt milliseconds since 1970, when the minute was true
 * @param now milliseconds since 1970 by the server's clock; an earlier one than seenAt counts as seenAt
 */
export function minuteNow(state: number, minute: number | null, seenAt: number, now: number): number | null {
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
  return liveMinute(state, minuteNow(state, minute, seenAt, now) ?? minute, added)
}
