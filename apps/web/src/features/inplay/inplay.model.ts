import type { InplayMatch } from '@touchline/contract'
import {
  type Day,
  type FixtureScore,
  formatDate,
  isFinished,
  isInPlay,
  liveMinute,
  localDay,
  STATE,
  scoreOf,
  showsBadge,
  type Zone,
} from '@touchline/football'
import { groupMatches, type LeagueGroup } from '../../ui/match-list/groups.ts'

/** The beginning of a row. */
export type Status =
  /** Waits for a late kick-off. */
  | { kind: 'date' }
  | { kind: 'ended'; badge: boolean }
  /** In play: the minute while its clock runs; the badge names the part. */
  | { kind: 'live'; minute: boolean }
  /** Interrupted or called off: the badge alone. */
  | { kind: 'state' }

export function statusOf({ state_id, minute, added_minute, period_started_at }: InplayMatch): Status {
  if (state_id === STATE.not_started) return { kind: 'date' }
  if (isFinished(state_id)) return { kind: 'ended', badge: showsBadge(state_id) }
  if (!isInPlay(state_id)) return { kind: 'state' }
  const { kind } = liveMinute(state_id, minute, added_minute)
  return { kind: 'live', minute: kind === 'minute' || (kind === 'none' && period_started_at !== null) }
}

/** The day of a kick-off in the viewer's zone, as `DD/MM`; null where it is today's. */
export function earlierDay(kickoff: string, today: Day, zone: Zone): string | null {
  return localDay(kickoff, zone) === today ? null : formatDate(kickoff, zone, 'DD/MM')
}

/** The score with who leads or has won, by the shoot-out where there is one; nobody while it says nothing yet. */
export function shownScoreOf({ state_id, scores }: InplayMatch): FixtureScore {
  const score = scoreOf(scores)
  return state_id === STATE.not_started ? { ...score, goals: null, winner: null } : score
}

/** How many of the matches are in play, breaks included: the number the menu shows. */
export function countPlayed(matches: readonly InplayMatch[]): number {
  return matches.filter(({ state_id }) => isInPlay(state_id)).length
}

interface GroupOptions {
  /** 1 by tournament, 0 by time. */
  sort: 0 | 1
  favourites: ReadonlySet<number>
  countryName(name: string): string
}

export function groupInplay(
  matches: readonly InplayMatch[],
  { countryName, ...options }: GroupOptions,
): LeagueGroup<InplayMatch>[] {
  const placeOf = ({ league, starting_at }: InplayMatch) => ({
    league,
    country: { ...league.country, name: countryName(league.country.name) },
    start: starting_at,
  })
  return groupMatches(matches, placeOf, options)
}
