import { compareAll, compareTexts, foldText, upcomingMatcher } from '@touchline/football'
import type { ListedMatch } from '../upcoming-queries.ts'

/** A country as a group shows it, its name in the viewer's language. */
interface GroupCountry {
  id: number
  code: string
  name: string
}

/** Matches of one league, or of one league at one start time. */
export interface LeagueGroup {
  key: string
  league_id: number
  league: string
  country: GroupCountry
  /** 0 for a favourite league, 1 for any other. */
  fav_star: 0 | 1
  expanded: boolean
  /** Kick-off of the group in the list by time (UTC); null by tournament. */
  start: string | null
  games: ListedMatch[]
}

/** What the viewer has chosen and how countries are called. */
export interface GroupOptions {
  favourites: ReadonlySet<number>
  /** Deviations from "expanded" by league id. */
  expanding: Readonly<Record<string, boolean>>
  countryName(country: { id: number; name: string }): string
}

/** The matches that answer to the search text and, if asked for, belong to a favourite league. */
export function filterMatches(
  matches: readonly ListedMatch[],
  filter: { text: string; favouritesOnly: boolean },
  { favourites, countryName }: Pick<GroupOptions, 'favourites' | 'countryName'>,
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

/** One group per league: favourites first, then by country and league; matches by start time, unknown times last. */
export function groupByTournament(matches: readonly ListedMatch[], options: GroupOptions): LeagueGroup[] {
  const groups = collect(matches, options, (match) => String(match.league_id), false)
  return ordered(groups, (group) => [foldText(group.country.name), foldText(group.league), pad(group.league_id)])
}

/** One group per start time and league, always expanded: favourites first, then by time and league; unknown times last. */
export function groupByTime(matches: readonly ListedMatch[], options: GroupOptions): LeagueGroup[] {
  const keyOf = (match: ListedMatch) => `${match.kickoff_known ? match.start_dt : 'unknown'} ${match.league_id}`
  const groups = collect(matches, options, keyOf, true)
  return ordered(groups, (group) => [
    startKey(group.games[0]),
    foldText(group.league),
    foldText(group.country.name),
    pad(group.league_id),
  ])
}

function collect(
  matches: readonly ListedMatch[],
  { favourites, expanding, countryName }: GroupOptions,
  keyOf: (match: ListedMatch) => string,
  byTime: boolean,
): LeagueGroup[] {
  const groups = new Map<string, LeagueGroup>()
  for (const match of matches) {
    const key = keyOf(match)
    const known = groups.get(key)
    if (known) {
      known.games.push(match)
      continue
    }
    const { league_id, league_name, league_country } = match
    groups.set(key, {
      key,
      league_id,
      league: league_name,
      country: { id: league_country.id, code: league_country.code, name: countryName(league_country) },
      fav_star: favourites.has(league_id) ? 0 : 1,
      expanded: byTime || (expanding[league_id] ?? true),
      start: byTime ? match.start_dt : null,
      games: [match],
    })
  }
  for (const group of groups.values()) group.games.sort((one, other) => compareTexts(startKey(one), startKey(other)))
  return [...groups.values()]
}

/** Sorts by favourite first and then by the texts, computed once for each group. */
function ordered(groups: LeagueGroup[], textsOf: (group: LeagueGroup) => string[]): LeagueGroup[] {
  return groups
    .map((group) => ({ group, texts: textsOf(group) }))
    .sort((one, other) => one.group.fav_star - other.group.fav_star || compareAll(one.texts, other.texts))
    .map(({ group }) => group)
}

const startKey = (match: ListedMatch | undefined) => (match?.kickoff_known ? match.start_dt : '~')
const pad = (id: number) => String(id).padStart(10, '0')

/** The stored deviations after a group was opened or closed; only what differs from "expanded" is kept. */
export function toggleExpanded(
  expanding: Readonly<Record<string, boolean>>,
  league_id: number,
): Record<string, boolean> {
  const { [league_id]: now = true, ...rest } = expanding
  return now ? { ...rest, [league_id]: false } : rest
}
