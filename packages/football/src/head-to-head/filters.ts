import type { HeadToHeadRecord } from './records.ts'

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
  local_id: number
  visitor_id: number
  /** Current coaches; the coach filters exist only when both are known. */
  local_coach_id: number | null
  visitor_coach_id: number | null
}

export const NO_FILTERS: HeadToHeadFilters = {
  leagues: null,
  seasons: null,
  home: true,
  away: true,
  coach: false,
  prevcoach: false,
}

/** Sets one of the two venue boxes; the last one ticked stays ticked. */
export function setVenue(filters: HeadToHeadFilters, box: 'home' | 'away', ticked: boolean): HeadToHeadFilters {
  const changed = { ...filters, [box]: ticked }
  return changed.home || changed.away ? changed : filters
}

/** Whether the coach boxes are offered: both teams have a coach. */
export function hasCoachFilters(upcoming: UpcomingPair): boolean {
  return upcoming.local_coach_id !== null && upcoming.visitor_coach_id !== null
}

/** Whether both teams were led by their present coaches in a past match, whoever was at home. */
function underCurrentCoaches(record: HeadToHeadRecord, upcoming: UpcomingPair): boolean {
  if (!hasCoachFilters(upcoming)) return false
  const atHome = record.local_id === upcoming.local_id
  const own = atHome ? record.local_coach_id : record.visitor_coach_id
  const other = atHome ? record.visitor_coach_id : record.local_coach_id
  return own === upcoming.local_coach_id && other === upcoming.visitor_coach_id
}

/** The records that the filters let through, in their order. */
export function filterRecords<Item extends HeadToHeadRecord>(
  records: readonly Item[],
  filters: HeadToHeadFilters,
  upcoming: UpcomingPair,
): Item[] {
  return records.filter((record) => passesButCoach(record, filters, upcoming) && passesCoach(record, filters, upcoming))
}

/** How many matches were played under the current coaches, within the other filters. */
export function currentCoachCount(
  records: readonly HeadToHeadRecord[],
  filters: HeadToHeadFilters,
  upcoming: UpcomingPair,
): number {
  return records.filter((one) => passesButCoach(one, filters, upcoming) && underCurrentCoaches(one, upcoming)).length
}

/** Newest first; matches that began at the same time by id, so that pages never overlap. */
export function newestFirst<Item extends Pick<HeadToHeadRecord, 'start_dt' | 'match_id'>>(
  records: readonly Item[],
): Item[] {
  return [...records].sort((a, b) => Date.parse(b.start_dt) - Date.parse(a.start_dt) || b.match_id - a.match_id)
}

function passesButCoach(record: HeadToHeadRecord, filters: HeadToHeadFilters, upcoming: UpcomingPair): boolean {
  const venue = record.local_id === upcoming.local_id ? filters.home : filters.away
  return venue && includes(filters.leagues, record.league_id) && includes(filters.seasons, record.season_id)
}

function passesCoach(record: HeadToHeadRecord, filters: HeadToHeadFilters, upcoming: UpcomingPair): boolean {
  if (filters.coach === filters.prevcoach || !hasCoachFilters(upcoming)) return true
  return underCurrentCoaches(record, upcoming) === filters.coach
}

function includes(wanted: readonly number[] | null, id: number): boolean {
  return wanted === null || wanted.includes(id)
}
