import {
  countryByName,
  type Day,
  type LeagueRecord,
  type PeriodScores,
  type SeasonRecord,
  type Source,
  type TeamRecord,
} from '@touchline/football'
import { clubNamed, nationalTeam } from './clubs/index.ts'
import type { KnownLeague } from './leagues.ts'

/** No score known. */
export const NO_SCORES: PeriodScores = {
  halfTime: null,
  fullTime: null,
  extraTime: null,
  shootOut: null,
  current: null,
}

/** A competition under the key all sources of files share. */
export function leagueRecord({ stableKey, name, country, type, tier }: KnownLeague): LeagueRecord {
  return { key: stableKey, name, country: countryId(country), type, tier, stableKey, active: true }
}

/** A season that spans the days of its matches, as far as a file reports them. No file says which season is current. */
export function seasonRecord(league: KnownLeague, name: string, days: readonly Day[]): SeasonRecord {
  const inOrder = [...days].sort()
  return {
    key: `${league.stableKey} ${name}`,
    league: league.stableKey,
    name,
    startsOn: inOrder[0] ?? '',
    endsOn: inOrder.at(-1) ?? '',
    current: false,
  }
}

const BARE = {
  shortCode: null,
  national: false,
  founded: null,
  venue: null,
  colours: null,
  stableKey: null,
} as const

/**
 * The club a source calls so in the leagues of a country. One that is not in the common list has no stable key and keeps the name
 * the source gives it.
 * @param country English name in the list of countries
 */
export function clubTeam(source: Source, country: string, name: string, season: string): TeamRecord {
  const id = countryId(country)
  const found = clubNamed(source, country, name, season)
  if (found === null) return { ...BARE, key: `${country}: ${name}`, name, country: id }
  const { key, shortCode, colours } = found
  return { ...BARE, key, stableKey: key, name: found.name, shortCode, colours, country: id }
}

/** The national team of that name; null when no association has it. */
export function nationalTeamRecord(name: string): TeamRecord | null {
  const team = nationalTeam(name)
  if (team === null) return null
  const { key, shortCode } = team
  return { ...BARE, key, stableKey: key, name: team.name, shortCode, country: countryId(team.country), national: true }
}

/** Our id of a country under its English name in the list; throws for a name that is not in it. */
export function countryId(name: string): number {
  const country = countryByName(name)
  if (country === null) throw new Error(`No country is called ${name}`)
  return country.id
}
