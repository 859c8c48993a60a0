import {
  countryByName,
  nameInSquad,
  type Source,
  squadOfTeam,
  type TeamRecord,
  type VenueRecord,
  withoutSquad,
} from '@touchline/football'
import { type Club, clubNamed, clubOfRegion, nationalTeam } from '../clubs/index.ts'
import { clubFacts } from '../grounds/index.ts'
import { slug } from '../slug.ts'
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

/** Placeholders for a team not known yet: `N.N.`, `Sieger EF`, `Winner Group A`, `W49`, `1A`. */
const NOBODY_YET =
  /^(n\.\s?n\.?|tb[acd]|to be (announced|confirmed|decided|determined)|\?+|-+|(sieger|gewinner|verlierer|winner|loser|runner-up)\b.*|[wl]\d+|\d[a-z](\/.*)?)$/i

/** Whether a name is a placeholder for a team that is not known yet. */
export const isNobodyYet = (name: string): boolean => NOBODY_YET.test(name.trim())

/**
 * A club of the common list; one that no list has is named as its source does and cannot be joined with other sources.
 * @param country English name in the list of countries
 * @param scope in which the source's name means one club; the country by default
 */
export function clubRecord(
  club: Club | null,
  { country, name, scope = country }: { country: string; name: string; scope?: string },
): TeamRecord {
  const id = countryId(country)
  if (club === null) return { ...BARE, key: `${scope}: ${name}`, name, country: id }
  const { key, shortCode, colours } = club
  const { founded, ground } = clubFacts(key)
  const venue = ground === null ? null : groundKey(key)
  const own = countryId(club.country)
  return { ...BARE, key, stableKey: key, name: club.name, shortCode, colours, country: own, founded, venue }
}

/** The scope in which an unlisted name of a club means one club: its country, separately for each kind of squad. */
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
 * The team of a source's name: a national team where nations play, else a club of the leagues of a country. In a competition of several
 * countries without the clubs' countries it is the only club of that name among them; an unlisted one belongs to the region. Placeholders
 * are refused.
 * @param country English name in the list of countries; null when unknown
 * @param isListed false for a name that is not the club it is listed under
 */
export function teamNamed(
  source: Source,
  {
    competition: { league, season },
    name,
    country = league.country,
    isListed = true,
  }: { competition: Competition; name: string; country?: string | null; isListed?: boolean },
): Outcome<TeamRecord> {
  if (isNobodyYet(name)) return refused(`${name} is no team yet`)
  const place = countryByName(country ?? league.country)?.name ?? league.country
  if (league.nations) return taken(nationalTeamRecord(name, league, place))
  const scope = scopeOf(league, place)
  const inSquad = league.squad === null ? name : nameInSquad(name, league.squad)
  if (league.unlistedCountry !== null || !isListed)
    return taken(clubRecord(null, { country: place, name: inSquad, scope }))
  const called = (text: string) =>
    isRegion(place)
      ? clubOfRegion(source, { region: place, name: text, season })
      : clubNamed(source, { country: place, name: text, season })
  const own = league.squad === null ? called(name) : null
  return taken(
    own === null
      ? squadRecord(called, { place, name: inSquad, scope })
      : clubRecord(own, { country: place, name, scope }),
  )
}

const isRegion = (place: string): boolean => countryByName(place)?.region ?? false

/** Women and ages are the same in every source; `Youth` and `Reserves` may be several teams of a club. */
const SHARED_SQUAD = /^(women|u\d\d|women u\d\d)$/i

/**
 * A club's women's or youth team: a separate team that sources share as they share the club. Any other unlisted name belongs to its source
 * alone.
 * @param called the listed club of a name
 */
function squadRecord(
  called: (name: string) => Club | null,
  { place, name, scope }: { place: string; name: string; scope: string },
): TeamRecord {
  const alone = clubRecord(null, { country: place, name, scope })
  const squad = squadOfTeam(name)
  const club = squad !== null && SHARED_SQUAD.test(squad) ? called(withoutSquad(name)) : null
  if (club === null || squad === null) return alone
  const { shortCode, colours } = club
  const country = countryId(club.country)
  return { ...alone, ...ofSquad(club, squad), country, shortCode, colours }
}

/** `England Women` of `national/eng` is `national/eng-women`. */
const ofSquad = ({ key, name }: { key: string; name: string }, squad: string) => ({
  name: `${name} ${squad}`,
  stableKey: `${key}-${slug(squad)}`,
})

/** A national team of the list, and its women and young; one that no list has is called as its source does. */
function nationalTeamRecord(name: string, { squad: ofLeague }: League, place: string): TeamRecord {
  const own = ofLeague === null ? name : nameInSquad(name, ofLeague)
  const squad = squadOfTeam(own)
  const team = nationalTeam(squad === null ? own : withoutSquad(own))
  const country = countryId(team?.country ?? place)
  const alone = { ...BARE, key: `nation: ${own}`, name: own, country, national: true }
  if (team === null) return alone
  const { key, shortCode } = team
  if (squad === null) return { ...alone, key, stableKey: key, name: team.name, shortCode }
  return SHARED_SQUAD.test(squad) ? { ...alone, ...ofSquad(team, squad), shortCode } : alone
}

/** The sides of a match; refused where a name is missing or a placeholder, or both are one team. */
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
