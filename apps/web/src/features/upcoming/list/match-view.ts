import type { UpcomingMatch } from '@touchline/contract'
import {
  favouriteIndex,
  formatDate,
  formatTime,
  isDecided,
  localDay,
  resultOf,
  STATE,
  STATES,
  type StateKey,
  type Zone,
} from '@touchline/football'

type Shown = Pick<UpcomingMatch, 'state_id' | 'status' | 'kickoff_known' | 'score' | 'shootout'>

/** The beginning of a row. */
export type TimeCell =
  /** In play; the minute or word is worked out by the clock. */
  | { kind: 'live' }
  /** Not begun: the time, or the date alone when the time is not known. */
  | { kind: 'time' }
  | { kind: 'date' }
  /** Anything else: time or date and the state's short word; `over` for a final result. */
  | { kind: 'state'; key: StateKey; over: boolean }

export function timeCell({ state_id, status, kickoff_known }: Shown): TimeCell {
  if (state_id !== undefined) return { kind: 'live' }
  const key = stateKey(status)
  if (key !== null && status !== STATE.not_started) return { kind: 'state', key, over: isDecided(status) }
  return { kind: kickoff_known ? 'time' : 'date' }
}

/**
 * When a match starts: HH:mm on the day of the list, with its date where it began on another day (an interrupted match of
 * yesterday), the date alone when the time is not known.
 */
export function startParts(
  { start_dt, kickoff_known }: Pick<UpcomingMatch, 'start_dt' | 'kickoff_known'>,
  day: string,
  zone: Zone,
): { date: string | null; time: string | null } {
  // A day without a time is the same day everywhere.
  if (!kickoff_known) return { date: formatDate(start_dt, 0, 'DD/MM'), time: null }
  const elsewhere = localDay(start_dt, zone) !== day
  return { date: elsewhere ? formatDate(start_dt, zone, 'DD/MM') : null, time: formatTime(start_dt, zone) }
}

/** The teams and the score or kick-off: screen readers read the cells of a row one by one. */
export function rowWords(
  match: Pick<UpcomingMatch, 'local_name' | 'visitor_name' | 'score' | 'start_dt' | 'kickoff_known'>,
  { day, zone }: { day: string; zone: Zone },
): string {
  const { date, time } = startParts(match, day, zone)
  const stand =
    match.score === null ? [date, time].filter(Boolean).join(' ') : `${match.score.home}–${match.score.away}`
  return `${match.local_name} – ${match.visitor_name}, ${stand}`
}

/** Translation key of a state with words; null for 24 and unknown states. */
export function stateKey(status: number): StateKey | null {
  const key = STATES.find((state) => state.id === status)?.key
  return key === undefined || key === 'unused' ? null : key
}

/** The leader or winner: by penalties when there was a shoot-out, by goals otherwise. Null when level or not begun. */
export function leaderOf({ state_id, status, score, shootout }: Shown): 'home' | 'away' | null {
  if (state_id === undefined && !isDecided(status)) return null
  const counted = shootout ?? score
  if (counted === null) return null
  const result = resultOf(counted.home, counted.away)
  return result === 'D' ? null : result === 'W' ? 'home' : 'away'
}

/** Index of the lowest of the three prices; null without prices or when the lowest is shared. */
export function lowestPrice(odds: UpcomingMatch['odds']): number | null {
  return odds === null ? null : favouriteIndex(odds.map((price) => price['0']))
}

/** The link of a row. */
export function matchAddress({ match_id, league_country }: Pick<UpcomingMatch, 'match_id' | 'league_country'>): string {
  const query = new URLSearchParams({ mid: String(match_id), cid: String(league_country.id), cn: league_country.name })
  return `/soccer?${query}`
}
