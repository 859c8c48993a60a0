import { countryByName, type Key, type LeagueRecord } from '@touchline/football'
import { countryId } from './countries.ts'
import { type Outcome, refused, taken } from './problems.ts'

/** A competition as a source of files has it. */
export interface League {
  /** The source's own key. */
  key: Key
  /** Competitions are joined across sources by it; null for one that no list knows. */
  stableKey: string | null
  /** English name of the country or region in the list of countries. */
  country: string
  name: string
  type: LeagueRecord['type']
  /** Level in its country, 1 at the top. */
  tier: number
}

/** A competition's season. */
export interface Competition {
  league: League
  season: string
}

type LeagueRow = readonly [stableKey: string, country: string, name: string, cupOrTier?: 'cup' | number]

const ROWS: readonly LeagueRow[] = [
  ['algeria/ligue-1', 'Algeria', 'Ligue 1'],
  ['argentina/copa-de-la-liga-profesional', 'Argentina', 'Copa de la Liga Profesional', 'cup'],
  ['argentina/liga-profesional', 'Argentina', 'Liga Profesional'],
  ['australia/a-league', 'Australia', 'A-League'],
  ['austria/2-liga', 'Austria', '2. Liga', 2],
  ['austria/bundesliga', 'Austria', 'Bundesliga'],
  ['austria/ofb-cup', 'Austria', 'ÖFB Cup', 'cup'],
  ['belgium/pro-league', 'Belgium', 'Pro League'],
  ['brazil/serie-a', 'Brazil', 'Serie A'],
  ['brazil/serie-b', 'Brazil', 'Serie B', 2],
  ['china/super-league', 'China', 'Super League'],
  ['colombia/primera-a', 'Colombia', 'Primera A'],
  ['czechia/first-league', 'Czechia', 'First League'],
  ['denmark/superliga', 'Denmark', 'Superliga'],
  ['egypt/premier-league', 'Egypt', 'Premier League'],
  ['england/championship', 'England', 'Championship', 2],
  ['england/league-one', 'England', 'League One', 3],
  ['england/league-two', 'England', 'League Two', 4],
  ['england/national-league', 'England', 'National League', 5],
  ['england/premier-league', 'England', 'Premier League'],
  ['europe/champions-league', 'Europe', 'Champions League', 'cup'],
  ['finland/veikkausliiga', 'Finland', 'Veikkausliiga'],
  ['france/ligue-1', 'France', 'Ligue 1'],
  ['france/ligue-2', 'France', 'Ligue 2', 2],
  ['germany/2-bundesliga', 'Germany', '2. Bundesliga', 2],
  ['germany/3-liga', 'Germany', '3. Liga', 3],
  ['germany/bundesliga', 'Germany', 'Bundesliga'],
  ['germany/dfb-pokal', 'Germany', 'DFB-Pokal', 'cup'],
  ['greece/super-league', 'Greece', 'Super League'],
  ['hungary/nb-i', 'Hungary', 'NB I'],
  ['ireland/premier-division', 'Ireland', 'Premier Division'],
  ['italy/serie-a', 'Italy', 'Serie A'],
  ['italy/serie-b', 'Italy', 'Serie B', 2],
  ['japan/j1-league', 'Japan', 'J1 League'],
  ['mexico/liga-mx', 'Mexico', 'Liga MX'],
  ['morocco/botola-pro', 'Morocco', 'Botola Pro'],
  ['netherlands/eredivisie', 'Netherlands', 'Eredivisie'],
  ['norway/eliteserien', 'Norway', 'Eliteserien'],
  ['poland/ekstraklasa', 'Poland', 'Ekstraklasa'],
  ['portugal/primeira-liga', 'Portugal', 'Primeira Liga'],
  ['romania/liga-1', 'Romania', 'Liga 1'],
  ['russia/premier-league', 'Russia', 'Premier League'],
  ['scotland/championship', 'Scotland', 'Championship', 2],
  ['scotland/league-one', 'Scotland', 'League One', 3],
  ['scotland/league-two', 'Scotland', 'League Two', 4],
  ['scotland/premiership', 'Scotland', 'Premiership'],
  ['south-america/copa-libertadores', 'South America', 'Copa Libertadores', 'cup'],
  ['spain/la-liga', 'Spain', 'La Liga'],
  ['spain/la-liga-2', 'Spain', 'La Liga 2', 2],
  ['sweden/allsvenskan', 'Sweden', 'Allsvenskan'],
  ['switzerland/challenge-league', 'Switzerland', 'Challenge League', 2],
  ['switzerland/super-league', 'Switzerland', 'Super League'],
  ['turkey/1-lig', 'Turkey', '1. Lig', 2],
  ['turkey/super-lig', 'Turkey', 'Süper Lig'],
  ['united-states/major-league-soccer', 'United States', 'MLS'],
  ['world/club-world-cup', 'World', 'Club World Cup', 'cup'],
  ['world/world-cup', 'World', 'World Cup', 'cup'],
]

const byKey = new Map(
  ROWS.map(([key, country, name, cupOrTier = 1]): [string, League] => [
    key,
    {
      ...{ key, stableKey: key, country, name },
      ...(cupOrTier === 'cup' ? { type: 'cup', tier: 1 } : { type: 'league', tier: cupOrTier }),
    },
  ]),
)

/** A competition of the list. @throws Error when none has the key */
export function knownLeague(stableKey: string): League {
  const league = byKey.get(stableKey)
  if (league === undefined) throw new Error(`No competition has the key ${stableKey}`)
  return league
}

/** Level of a competition in its country; 1 where it is not in the list. */
export const tierOf = (stableKey: string | null): number => byKey.get(stableKey ?? '')?.tier ?? 1

/** The competition that a source's table has for its own name or number; `unlisted` is the reason where it has none. */
export function listedLeague(stableKey: string | undefined, unlisted: string): Outcome<League> {
  return stableKey === undefined ? refused(unlisted) : taken(knownLeague(stableKey))
}

/** A competition of a known country that no list has. */
export const unlistedLeague = (key: Key, country: string, name: string): League => ({
  key,
  stableKey: null,
  country,
  name,
  type: 'league',
  tier: 1,
})

/** Whether national teams play it. */
export const isOfNations = (league: League): boolean => league.stableKey === 'world/world-cup'

/** Whether it is one of several countries. */
export const isRegional = (league: League): boolean => countryByName(league.country)?.region ?? false

export const seasonKey = ({ league, season }: Competition): Key => `${league.key} ${season}`

export function leagueRecord({ key, stableKey, name, country, type, tier }: League): LeagueRecord {
  return { key, name, country: countryId(country), type, tier, stableKey, active: true }
}
