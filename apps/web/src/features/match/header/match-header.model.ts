import type { MatchBasics } from '@touchline/contract'
import { isDecided, isFinished, isInPlay, STATE } from '@touchline/football'
import type { MatchSearch } from '../match.search.ts'

/** The country the header links to, which is the match's own whatever the address; null where the address hides it with `-`. */
export function countryLink(
  { cid }: Pick<MatchSearch, 'cid'>,
  { id, name }: Pick<MatchBasics['country'], 'id' | 'name'>,
): { cid: number; name: string } | null {
  return cid === '-' ? null : { cid: id, name }
}

/** The content between the two teams. */
export type Middle =
  /** Before the kick-off: its time, unless it is not known, and the minutes until then. */
  | { kind: 'upcoming'; timeKnown: boolean; minutes: number | null }
  | { kind: 'live' }
  | { kind: 'score' }
  /** Will not be played now: postponed, cancelled and the like. */
  | { kind: 'off' }

/** @param at the present moment, milliseconds since 1970 */
export function middleOf(
  basics: Pick<MatchBasics, 'status' | 'score' | 'start_dt' | 'kickoff_known'>,
  at: number,
): Middle {
  const { status, score, start_dt, kickoff_known } = basics
  if (isInPlay(status)) return { kind: 'live' }
  if (isFinished(status) || (score !== null && (isDecided(status) || status !== STATE.not_started)))
    return { kind: 'score' }
  if (status !== STATE.not_started && status !== STATE.delayed && status !== STATE.to_be_announced)
    return { kind: 'off' }
  const ahead = Math.ceil((Date.parse(start_dt) - at) / 60_000)
  return { kind: 'upcoming', timeKnown: kickoff_known, minutes: kickoff_known ? ahead : null }
}

/** Time until the kick-off in its two largest units, `2 h 14 min`, `3 d 4 h`; null once it has come. */
export function countdown(minutes: number | null): { days: number; hours: number; minutes: number } | null {
  if (minutes === null || minutes <= 0) return null
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  return { days, hours, minutes: days > 0 ? 0 : minutes % 60 }
}
