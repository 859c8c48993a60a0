import type { NamedSeason } from '@touchline/contract'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import { ALL, type TeamSearch } from './team.search.ts'

export interface SeasonChoice {
  league: number
  season: number
  /** The seasons of the league, by name, the last first. */
  seasons: readonly NamedSeason[]
}

/**
 * The selected tournament and season: those of the address as far as the team has played in them, else its most recent tournament and that
 * one's first season. Null for a team without seasons.
 * @param seasons of the team, the latest to end first
 */
export function seasonChoice(seasons: readonly NamedSeason[], { league, season }: TeamSearch): SeasonChoice | null {
  const chosen = leagueOf(seasons, league)
  if (chosen === undefined) return null
  const own = seasonsOf(seasons, chosen)
  const first = own[0]
  if (first === undefined) return null
  return { league: chosen, season: own.find(({ id }) => id === season)?.id ?? first.id, seasons: own }
}

export interface StatsChoice {
  league: number | typeof ALL
  /** An id; a name with all tournaments; `all`. */
  season: number | string
  options: readonly { value: number | string; name: string }[]
  /** Ids of the seasons that are taken together. */
  ids: ReadonlySet<number>
}

/** The same where all tournaments or all seasons can be combined; with all tournaments one name covers its season in each. */
export function statsChoice(
  seasons: readonly NamedSeason[],
  { stats_league, stats_season }: TeamSearch,
): StatsChoice | null {
  const league = stats_league === ALL ? ALL : leagueOf(seasons, stats_league)
  if (league === undefined || seasons.length === 0) return null
  const own = league === ALL ? seasons.toSorted(byName) : seasonsOf(seasons, league)
  const options =
    league === ALL
      ? [...new Set(own.map(({ name }) => name))].map((name) => ({ value: name, name }))
      : own.map(({ id, name }) => ({ value: id, name }))
  // A name that is a number comes as one.
  const asked = stats_season === ALL ? ALL : options.find(({ value }) => String(value) === String(stats_season))?.value
  const season = asked ?? options[0]?.value ?? ALL
  const ids = own
    .filter(({ id, name }) => season === ALL || (league === ALL ? name : id) === season)
    .map(({ id }) => id)
  return { league, season, options, ids: new Set(ids) }
}

function leagueOf(seasons: readonly NamedSeason[], league: number | undefined): number | undefined {
  return (seasons.find(({ league_id }) => league_id === league) ?? seasons[0])?.league_id
}

function seasonsOf(seasons: readonly NamedSeason[], league: number): NamedSeason[] {
  return seasons.filter(({ league_id }) => league_id === league).sort(byName)
}

function byName(a: NamedSeason, b: NamedSeason): number {
  return b.name.localeCompare(a.name, SOURCE_LANGUAGE, { numeric: true })
}
