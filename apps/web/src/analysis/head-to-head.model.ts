import {
  currentCoachCount,
  filterMatches,
  hasCoachFilters,
  type Match,
  type Page,
  pageOf,
  type Score,
  type Side,
  type UpcomingPair,
} from '@touchline/football'
import { headToHeadFilters, perPageOf } from './filters/history-filters.ts'
import { type HistorySearch, splitIds } from './filters/history-search.ts'
import type { AsOf } from './past-matches.queries.ts'

/** The two teams of the meetings, seen from the first. */
export interface Pair extends UpcomingPair {
  home: PairTeam
  away: PairTeam
  /** The finished match whose page this is: it is not one of its own past matches. */
  except: number | null
  /** Up to when its lists go; up to now where it is left out. */
  asOf?: AsOf
  /** Its kick-off. */
  kickoff?: string
}

/** Whether a past match of these teams is listed. */
export const isListed = (
  { id, kickoff }: Pick<Match, 'id' | 'kickoff'>,
  pair: Pick<Pair, 'except' | 'asOf' | 'kickoff'>,
): boolean =>
  id !== pair.except &&
  (pair.asOf !== 'kickoff' || pair.kickoff === undefined || Date.parse(kickoff) < Date.parse(pair.kickoff))

type PairTeam = UpcomingPair['home'] & { name: string }

/** One choice of a filter; a season of the same name in several leagues is one choice. */
export interface FilterOption {
  ids: number[]
  name: string
  /** Code of the flag of a league's country. */
  flag?: string
  /** Meetings it holds, other filters left aside. */
  count: number
}

export interface HeadToHeadView {
  leagues: FilterOption[]
  seasons: FilterOption[]
  /** Meetings under the present coaches of both teams within the other filters; null when a team has no coach. */
  currentCoach: number | null
  /** Meetings that the filters let through. */
  found: readonly Match[]
  page: Page<Match>
}

/**
 * The head-to-head list with the given filters.
 * @param matches every meeting, newest first
 */
export function headToHeadView(matches: readonly Match[], search: HistorySearch, pair: UpcomingPair): HeadToHeadView {
  const filters = headToHeadFilters(search)
  const found = filterMatches(matches, filters, pair)
  return {
    leagues: leagueOptions(matches),
    seasons: seasonOptions(matches),
    currentCoach: hasCoachFilters(pair) ? currentCoachCount(matches, filters, pair) : null,
    found,
    page: pageOf(found, search.page ?? 0, perPageOf(search)),
  }
}

/** The matches of the chosen leagues and seasons, in their order. */
export function filterPlaces(matches: readonly Match[], search: HistorySearch): Match[] {
  const [leagues, seasons] = [splitIds(search.leagues), splitIds(search.seasons)]
  return matches.filter(
    ({ league, season }) => (leagues?.includes(league.id) ?? true) && (seasons?.includes(season.id) ?? true),
  )
}

/** The leagues of the meetings, the most frequent first. */
export function leagueOptions(matches: readonly Match[]): FilterOption[] {
  const options = collect(matches, ({ league: { id, name, country } }) => ({
    key: String(id),
    id,
    name,
    flag: country.code,
  }))
  return options.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/** The seasons of the meetings by name, the newest first. */
export function seasonOptions(matches: readonly Match[]): FilterOption[] {
  return collect(matches, ({ season: { id, name } }) => ({ key: name, id, name }))
}

function collect(
  matches: readonly Match[],
  of: (match: Match) => { key: string; id: number; name: string; flag?: string },
): FilterOption[] {
  const options = new Map<string, FilterOption>()
  for (const match of matches) {
    const { key, id, name, flag } = of(match)
    const option = options.get(key) ?? { ids: [], name, count: 0, ...(flag === undefined ? {} : { flag }) }
    if (!option.ids.includes(id)) option.ids.push(id)
    option.count += 1
    options.set(key, option)
  }
  return [...options.values()]
}

/** The side that won after 90 minutes, extra time or the shoot-out; null for a draw. */
export function winnerOf({ scores }: Match): Side | null {
  const [home, away] = scores.shootOut ?? scores.extraTime ?? scores.fullTime ?? [0, 0]
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

/** `1–0`, with an en dash. */
export const scoreText = ([home, away]: Score): string => `${home}–${away}`
