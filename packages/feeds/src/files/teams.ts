import { countryByName, type Source, type TeamRecord, type VenueRecord } from '@touchline/football'
import { type Club, clubNamed, clubOfRegion, nationalTeam } from '../clubs/index.ts'
import { clubFacts } from '../grounds/index.ts'
import type { Competition, League } from './competitions.ts'
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

/** Names that stand for a team not known yet: `N.N.`, `Sieger EF`, `Winner Group A`, `W49`, `1A`. */
const NOBODY_YET =
  /^(n\.\s?n\.?|tb[acd]|to be (announced|confirmed|decided|determined)|\?+|-+|(sieger|gewinner|verlierer|winner|loser|runner-up)\b.*|[wl]\d+|\d[a-z](\/.*)?)$/i

/** Whether a source's name stands for a team that is not known yet, which is never a club. */
export const isNobodyYet = (name: string): boolean => NOBODY_YET.test(name.trim())

/**
 * A club of the common list; one that no list has is named as its source does and cannot be joined with other sources.
 * @param country English name in the list of countries
 * @param scope in which the source's name means one club; the country by default
 */
export function clubRecord(club: Club | null, country: string, name: string, scope = country): TeamRecord {
  const id = countryId(country)
  if (club === null) return { ...BARE, key: `${scope}: ${name}`, name, country: id }
  const { key, shortCode, colours } = club
  const { founded, ground } = clubFacts(key)
  const venue = ground === null ? null : groundKey(key)
  const own = countryId(club.country)
  return { ...BARE, key, stableKey: key, name: club.name, shortCode, colours, country: own, founded, venue }
}

/** Where a competition's names of clubs that no list has mean one club: its country, apart by who plays there. */
function scopeOf({ country, unlistedCountry, squad }: League, place = country): string {
  const where = unlistedCountry ?? place
  return squad === null ? where : `${where} ${squad}`
}

const groundKey = (club: string): string => `ground of ${club}`

/** The ground a club of the list plays on, which its record points to; null where it is not known. */
export function groundRecord({ stableKey, country }: TeamRecord): VenueRecord | null {
  if (stableKey === null) return null
  const { ground, city, capacity, coordinates } = clubFacts(stableKey)
  if (ground === null) return null
  return { key: groundKey(stableKey), name: ground, city, country, capacity, ...coordinates }
}

/**
 * The team a source calls so: a national one where nations play, else a club of the leagues of a country. In a competition of several
 * countries that names no country of its clubs, a club that alone is called so among theirs; one that no list has stands under the
 * region. Refused where the name stands for no team yet.
 * @param country English name in the list of countries; null where it is not known
 * @param isListed false for a name that is none of the club it is listed under
 */
export function teamNamed(
  source: Source,
  { league, season }: Competition,
  name: string,
  country: string | null = league.country,
  isListed = true,
): Outcome<TeamRecord> {
  if (isNobodyYet(name)) return refused(`${name} is no team yet`)
  const place = countryByName(country ?? league.country)?.name ?? league.country
  if (league.nations) return taken(nationalTeamRecord(name, league, place))
  const scope = scopeOf(league, place)
  if (league.squad !== null) return taken(clubRecord(null, place, withSquad(name, league.squad), scope))
  if (league.unlistedCountry !== null) return taken(clubRecord(null, place, name, scope))
  if (!isListed) return taken(clubRecord(null, place, name, scope))
  const region = countryByName(place)?.region ?? false
  const club = region ? clubOfRegion(source, place, name, season) : clubNamed(source, place, name, season)
  return taken(clubRecord(club, place, name, scope))
}

/** A name that says who plays: `Arsenal Women`, `Wales U21`; as it is where it does already. */
function withSquad(name: string, squad: string): string {
  return /\b(women|wfc|ladies|frauen|f[ée]minin\w*|feminin\w*|femenin\w*|u-?\d\d)\b/i.test(name)
    ? name
    : `${name} ${squad}`
}

/** A national team of the list; one that no list has stands under its name. */
function nationalTeamRecord(name: string, { squad }: League, place: string): TeamRecord {
  const team = nationalTeam(name.replace(/\s{1,9}(women('?s)?|u-?\d\d)$/i, ''))
  const country = countryId(team?.country ?? place)
  if (team === null || squad !== null) {
    const own = squad === null ? name : withSquad(name, squad)
    return { ...BARE, key: `nation: ${own}`, name: own, country, national: true }
  }
  const { key, shortCode } = team
  return { ...BARE, key, stableKey: key, name: team.name, shortCode, country, national: true }
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
