import { type Match, otherSide, sideOf } from '../match/match.ts'

/** What the filters of the head-to-head view are set to. */
export interface HeadToHeadFilters {
  /** Ids to keep; null keeps every league, an empty list none. */
  leagues: readonly number[] | null
  seasons: readonly number[] | null
  /** Matches in which the home team of the upcoming match was at home. */
  home: boolean
  /** Matches in which it was away. Never both off. */
  away: boolean
  /** Matches under the current coaches of both teams. */
  coach: boolean
  /** All other matches. */
  prevcoach: boolean
}

/** The upcoming match whose head to head is looked at. */
export interface UpcomingPair {
  home: UpcomingTeam
  away: UpcomingTeam
}

interface UpcomingTeam {
  id: number
  /** The current coach; the coach filters exist only when both are known. */
  coachId: number | null
}

/** Sets one of the two venue boxes; the last one ticked stays ticked. */
export function setVenue(filters: HeadToHeadFilters, box: 'home' | 'away', ticked: boolean): HeadToHeadFilters {
  const changed = { ...filters, [box]: ticked }
  return changed.home || changed.away ? changed : filters
}

/** Whether the coach boxes are offered: both teams have a coach. */
export function hasCoachFilters({ home, away }: UpcomingPair): boolean {
  return home.coachId !== null && away.coachId !== null
}

/** Whether both teams were led by their present coaches in a past match, whoever was at home. */
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
  const venue = filters[sideOf(match, upcoming.home.id)]
  return venue && includes(filters.leagues, match.league.id) && includes(filters.seasons, match.season.id)
}

function passesCoach(match: Match, filters: HeadToHeadFilters, upcoming: UpcomingPair): boolean {
  if (filters.coach === filters.prevcoach || !hasCoachFilters(upcoming)) return true
  return underCurrentCoaches(match, upcoming) === filters.coach
}

function includes(wanted: readonly number[] | null, id: number): boolean {
  return wanted === null || wanted.includes(id)
}
