import { countryByName, type Key, type LeagueRecord, squadOfCompetition } from '@touchline/football'
import { isCup, isOfNationsByName, levelOf, regionOf } from './competition-words.ts'
import { countryId, placeCalled } from './countries.ts'
import { listedByKey, listedByName } from './listed/competition-list.ts'

/** A competition as a source has it. */
export interface League {
  /** The source's own key. */
  key: Key
  /** Competitions are joined across sources by it; null for one that no list knows. */
  stableKey: string | null
  /** English name of the country or region in the list of countries. */
  country: string
  /** The source's word for a country that is in no list, its region standing in `country`; null elsewhere. */
  unlistedCountry: string | null
  name: string
  type: LeagueRecord['type']
  /** Level in its country, 1 at the top. */
  tier: number
  /** Whether national teams play it. */
  nations: boolean
  /**
   * The kind of team, unless it is men's first teams: `Women`, `U19`, `Reserves`. Their teams are not in the lists and are named after
   * these.
   */
  squad: string | null
}

/** A competition's season. */
export interface Competition {
  league: League
  season: string
}

/** A competition as a source describes it. */
export interface LeagueNaming {
  /** Its name or number there; country and name by default. */
  key?: Key
  /** Country or region in any language that a source uses; null where the source has none. */
  country: string | null
  name: string
  /** Level in its country where the source has it; the name decides by default. */
  tier?: number | undefined
  type?: 'league' | 'cup' | undefined
  nations?: boolean | undefined
  squad?: string | undefined
}

/** Competitions of national teams that are in the list. */
const OF_NATIONS: ReadonlySet<string> = new Set([
  'africa/africa-cup-of-nations',
  'africa/africa-cup-of-nations-qualifying',
  'africa/world-cup-qualifying',
  'asia/asian-cup',
  'asia/asian-cup-qualifying',
  'asia/world-cup-qualifying',
  'europe/european-championship',
  'europe/european-championship-qualifying',
  'europe/nations-league',
  'europe/womens-european-championship',
  'europe/world-cup-qualifying',
  'north-central-america/gold-cup',
  'north-central-america/gold-cup-qualifying',
  'north-central-america/nations-league',
  'north-central-america/world-cup-qualifying',
  'oceania/world-cup-qualifying',
  'south-america/copa-america',
  'south-america/world-cup-qualifying',
  'world/womens-world-cup',
  'world/world-cup',
])

/** A competition of the list. @throws Error when none has the key */
export function knownLeague(stableKey: string): League {
  const listed = listedByKey(stableKey)
  if (listed === null) throw new Error(`No competition has the key ${stableKey}`)
  return { ...listed, key: stableKey, unlistedCountry: null, nations: OF_NATIONS.has(stableKey) }
}

/** Level of a competition in its country; 1 where it is not in the list. */
export const tierOf = (stableKey: string | null): number => listedByKey(stableKey ?? '')?.tier ?? 1

/**
 * The competition of a source's name: a listed one if country and name match, else a new one. An unknown country counts as the region in
 * the name, or the world.
 */
export function leagueNamed(naming: LeagueNaming): League {
  const { country, name } = naming
  const place = country === null ? null : placeCalled(country)
  const squad = naming.squad ?? squadOfCompetition(name)
  const listed = listedByName(place?.name ?? regionOf(name), name)
  if (listed !== null && listed.squad === squad && (place !== null || country === null)) {
    const known = knownLeague(listed.stableKey)
    return { ...known, key: naming.key ?? known.key }
  }
  const region = place?.region ?? country === null
  return {
    key: naming.key ?? `${place?.name ?? country ?? ''}: ${name}`,
    stableKey: null,
    country: place?.name ?? regionOf(name),
    unlistedCountry: place === null ? country : null,
    name: place === null && country !== null ? `${country} ${name}` : name,
    type: naming.type ?? (isCup(name) || region ? 'cup' : 'league'),
    tier: naming.tier ?? levelOf(name),
    nations: naming.nations ?? (region && isOfNationsByName(name)),
    squad,
  }
}

/** Whether it is one of several countries, or of a country that is in no list. */
export const isRegional = (league: League): boolean => countryByName(league.country)?.region ?? false

/** The problem reported once for an unlisted competition. */
export const standsAlone = ({ name, country, unlistedCountry }: League): string =>
  `${name} (${unlistedCountry ?? country}) is not in the list of competitions; it is stored separately`

export const seasonKey = ({ league, season }: Competition): Key => `${league.key} ${season}`

export function leagueRecord({ key, stableKey, name, country, type, tier }: League): LeagueRecord {
  return { key, name, country: countryId(country), type, tier, stableKey, active: true }
}
