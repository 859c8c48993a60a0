import { upcomingMatcher } from '@touchline/football'
import { groupMatches, type LeagueGroup } from '../../../ui/match-list/groups.ts'
import type { ListedMatch } from '../upcoming-queries.ts'
import type { ListSort } from './list-search.ts'

export type ListedGroup = LeagueGroup<ListedMatch>

/** The viewer's favourite leagues and how countries are called. */
export interface ListOptions {
  favourites: ReadonlySet<number>
  countryName(country: { id: number; name: string }): string
}

/** The matches that fit the search text and, if chosen, belong to a favourite league. */
export function filterMatches(
  matches: readonly ListedMatch[],
  filter: { text: string; favouritesOnly: boolean },
  { favourites, countryName }: ListOptions,
): ListedMatch[] {
  const fits = upcomingMatcher(filter.text)
  return matches.filter((match) => {
    if (filter.favouritesOnly && !favourites.has(match.league_id)) return false
    const { local_name, visitor_name, league_name, league_country } = match
    const shown = countryName(league_country)
    if (fits(local_name, visitor_name, league_name, league_country.name)) return true
    return shown !== league_country.name && fits('', '', '', shown)
  })
}

export function groupListed(
  matches: readonly ListedMatch[],
  sort: ListSort,
  { favourites, countryName }: ListOptions,
): ListedGroup[] {
  const placeOf = ({ league_id, league_name, league_country, kickoff_known, start_dt }: ListedMatch) => ({
    league: { id: league_id, name: league_name },
    country: { id: league_country.id, code: league_country.code, name: countryName(league_country) },
    start: kickoff_known ? start_dt : null,
  })
  if (sort !== 2) return groupMatches(matches, placeOf, { sort, favourites })
  const groups = groupMatches(matches, placeOf, { sort: 1, favourites })
  return groups
    .map((group) => ({ ...group, matches: group.matches.toSorted(byStakes) }))
    .toSorted((one, other) => stakesIn(other.matches[0]) - stakesIn(one.matches[0]))
}

/** How far a match moves a chance, from 0 to 1; below zero where unknown. */
const stakesIn = (match: ListedMatch | undefined): number =>
  match?.stakes ? Math.abs(match.stakes.home - match.stakes.away) : -1

const byStakes = (one: ListedMatch, other: ListedMatch) => stakesIn(other) - stakesIn(one)

/** By tournament a group is open until the viewer closes it, by time always. @param expanding closed groups, by league id */
export const isExpanded = (
  { league }: ListedGroup,
  sort: ListSort,
  expanding: Readonly<Record<string, boolean>>,
): boolean => sort === 0 || (expanding[league.id] ?? true)

/** The stored deviations after a group was opened or closed; only differences from "expanded" are stored. */
export function toggleExpanded(
  expanding: Readonly<Record<string, boolean>>,
  league_id: number,
): Record<string, boolean> {
  const { [league_id]: now = true, ...rest } = expanding
  return now ? { ...rest, [league_id]: false } : rest
}
