import { isInPlay } from '../states.ts'

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
