import { countryByName, type Source, type TeamRecord } from '@touchline/football'
import { type Club, clubNamed, nationalTeam } from '../clubs/index.ts'
import { type Competition, isOfNations } from './competitions.ts'
import { countryId } from './countries.ts'
import { type Outcome, refused, taken } from './problems.ts'

const BARE = {
  shortCode: null,
  national: false,
  founded: null,
  venue: null,
  colours: null,
  stableKey: null,
} as const

/**
 * A club of the common list; one that no list has is named as its source does and cannot be joined with other sources.
 * @param country English name in the list of countries
 */
export function clubRecord(club: Club | null, country: string, name: string): TeamRecord {
  const id = countryId(country)
  if (club === null) return { ...BARE, key: `${country}: ${name}`, name, country: id }
  const { key, shortCode, colours } = club
  return { ...BARE, key, stableKey: key, name: club.name, shortCode, colours, country: id }
}

/**
 * The team a source calls so: a national one where nations play, else a club of the leagues of a country.
 * @param country English name in the list of countries; null where it is not known
 */
export function teamNamed(
  source: Source,
  { league, season }: Competition,
  name: string,
  country: string | null = league.country,
): Outcome<TeamRecord> {
  if (isOfNations(league)) {
    const team = nationalTeamRecord(name)
    return team === null ? refused(`no national team is called ${name}`) : taken(team)
  }
  const place = country === null ? null : countryByName(country)
  if (place === null || place.region) return refused(`the country of ${name} is not known`)
  return taken(clubRecord(clubNamed(source, place.name, name, season), place.name, name))
}

function nationalTeamRecord(name: string): TeamRecord | null {
  const team = nationalTeam(name)
  if (team === null) return null
  const { key, shortCode } = team
  return { ...BARE, key, stableKey: key, name: team.name, shortCode, country: countryId(team.country), national: true }
}

/** The sides of a match; refused where a name is missing, stands for no team, or both are one team. */
export function sidesOf(
  home: string | null,
  away: string | null,
  teamOf: (name: string) => Outcome<TeamRecord>,
): Outcome<{ home: TeamRecord; away: TeamRecord }> {
  if (home === null || away === null) return refused(`the ${home === null ? 'home' : 'away'} team is missing`)
  const [one, other] = [teamOf(home), teamOf(away)]
  if (!one.ok) return one
  if (!other.ok) return other
  if (one.value.key === other.value.key) return refused(`${home} cannot play itself`)
  return taken({ home: one.value, away: other.value })
}
