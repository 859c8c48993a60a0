import { type Match, otherSide, sideOf } from '../match/match.ts'
import type { Side } from '../records/fixture.ts'

/** Settings of the filters of the head-to-head view. */
export interface HeadToHeadFilters {
  /** Ids to keep; null keeps every league, an empty list none. */
  leagues: readonly number[] | null
  seasons: readonly number[] | null
  /** The venue of the present home team; null for both. */
  venue: Side | null
  /** Matches under the current coaches of both teams, or all others; null for both. */
  coach: CoachFilter | null
}

export type CoachFilter = 'current' | 'previous'

/** The match ahead whose head to head is viewed. */
export interface UpcomingPair {
  home: UpcomingTeam
  away: UpcomingTeam
}

interface UpcomingTeam {
  id: number
  /** The current coach; the coach filters exist only when both are known. */
  coachId: number | null
}

/** The venue after one of its two boxes was ticked or unticked; the last one ticked stays ticked. */
export function setVenue(venue: Side | null, box: Side, ticked: boolean): Side | null {
  if (ticked) return venue === otherSide(box) ? null : venue
  return venue === null ? otherSide(box) : venue
}

/** Whether the coach boxes are offered: both teams have a coach. */
export function hasCoachFilters({ home, away }: UpcomingPair): boolean {
  return home.coachId !== null && away.coachId !== null
}

/** Whether both teams had their present coaches in a past match, home or away. */
function underCurrentCoaches(match: Match, upcoming: UpcomingPair): boolean {
  if (!hasCoachFilters(upcoming)) return false
  const side = sideOf(match, upcoming.home.id)
  return match[side].coachId === upcoming.home.coachId && match[otherSide(side)].coachId === upcoming.away.coachId
}

/** The matches that the filters let through, in their order. */
export function filterMatches(matches: readonly Match[], filters: HeadToHeadFilters, upcoming: UpcomingPair): Match[] {
  return matches.filter((match) => passesButCoach(match, filters, upcoming) && passesCoach(match, filters, upcoming))
}

/** How many matches were played under the current coaches, within the other filters. */
export function currentCoachCount(
  matches: readonly Match[],
  filters: HeadToHeadFilters,
  upcoming: UpcomingPair,
): number {
  return matches.filter((one) => passesButCoach(one, filters, upcoming) && underCurrentCoaches(one, upcoming)).length
}

function passesButCoach(match: Match, filters: HeadToHeadFilters, upcoming: UpcomingPair): boolean {
  const venue = filters.venue === null || filters.venue === sideOf(match, upcoming.home.id)
  return venue && includes(filters.leagues, match.league.id) && includes(filters.seasons, match.season.id)
}

function passesCoach(match: Match, filters: HeadToHeadFilters, upcoming: UpcomingPair): boolean {
  if (filters.coach === null || !hasCoachFilters(upcoming)) return true
  return underCurrentCoaches(match, upcoming) === (filters.coach === 'current')
}

function includes(wanted: readonly number[] | null, id: number): boolean {
  return wanted === null || wanted.includes(id)
}
