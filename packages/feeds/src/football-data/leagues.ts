import { countryByName, foldText, type Key, type LeagueRecord } from '@touchline/football'
import { cleanName } from './cells.ts'

/** A competition of the files. `country` is its English name in the list of countries. */
export interface League {
  key: Key
  country: string
  name: string
  type: LeagueRecord['type']
  stableKey: string | null
}

type DivisionRow = readonly [division: string, country: string, name: string, stableKey: string]

const DIVISIONS: readonly DivisionRow[] = [
  ['E0', 'England', 'Premier League', 'england/premier-league'],
  ['E1', 'England', 'Championship', 'england/championship'],
  ['E2', 'England', 'League One', 'england/league-one'],
  ['E3', 'England', 'League Two', 'england/league-two'],
  ['EC', 'England', 'National League', 'england/national-league'],
  ['SC0', 'Scotland', 'Premiership', 'scotland/premiership'],
  ['SC1', 'Scotland', 'Championship', 'scotland/championship'],
  ['SC2', 'Scotland', 'League One', 'scotland/league-one'],
  ['SC3', 'Scotland', 'League Two', 'scotland/league-two'],
  ['D1', 'Germany', 'Bundesliga', 'germany/bundesliga'],
  ['D2', 'Germany', '2. Bundesliga', 'germany/2-bundesliga'],
  ['I1', 'Italy', 'Serie A', 'italy/serie-a'],
  ['I2', 'Italy', 'Serie B', 'italy/serie-b'],
  ['SP1', 'Spain', 'La Liga', 'spain/la-liga'],
  ['SP2', 'Spain', 'La Liga 2', 'spain/la-liga-2'],
  ['F1', 'France', 'Ligue 1', 'france/ligue-1'],
  ['F2', 'France', 'Ligue 2', 'france/ligue-2'],
  ['N1', 'Netherlands', 'Eredivisie', 'netherlands/eredivisie'],
  ['B1', 'Belgium', 'Pro League', 'belgium/pro-league'],
  ['P1', 'Portugal', 'Primeira Liga', 'portugal/primeira-liga'],
  ['T1', 'Turkey', 'Süper Lig', 'turkey/super-lig'],
  ['G1', 'Greece', 'Super League', 'greece/super-league'],
]

type ExtraRow = readonly [country: string, name: string, stableKey: string, type?: LeagueRecord['type']]

/** Leagues of the one-file-per-country layout, by the country's and the league's name in the file. */
const EXTRA_LEAGUES: readonly ExtraRow[] = [
  ['Argentina', 'Liga Profesional', 'argentina/liga-profesional'],
  ['Argentina', 'Copa de la Liga Profesional', 'argentina/copa-de-la-liga-profesional', 'cup'],
  ['Austria', 'Bundesliga', 'austria/bundesliga'],
  ['Brazil', 'Serie A', 'brazil/serie-a'],
  ['China', 'Super League', 'china/super-league'],
  ['Denmark', 'Superliga', 'denmark/superliga'],
  ['Finland', 'Veikkausliiga', 'finland/veikkausliiga'],
  ['Ireland', 'Premier Division', 'ireland/premier-division'],
  ['Japan', 'J1 League', 'japan/j1-league'],
  ['Mexico', 'Liga MX', 'mexico/liga-mx'],
  ['Norway', 'Eliteserien', 'norway/eliteserien'],
  ['Poland', 'Ekstraklasa', 'poland/ekstraklasa'],
  ['Romania', 'Liga 1', 'romania/liga-1'],
  ['Russia', 'Premier League', 'russia/premier-league'],
  ['Sweden', 'Allsvenskan', 'sweden/allsvenskan'],
  ['Switzerland', 'Super League', 'switzerland/super-league'],
  ['USA', 'MLS', 'united-states/major-league-soccer'],
]

const byDivision = new Map(
  DIVISIONS.map(([division, country, name, stableKey]): [string, League] => [
    division,
    { key: division, country, name, type: 'league', stableKey },
  ]),
)

const byExtraName = new Map(
  EXTRA_LEAGUES.map(([country, name, stableKey, type]): [string, League] => [
    extraName(country, name),
    {
      key: `extra:${country}/${name}`,
      country: countryName(country) ?? country,
      name,
      type: type ?? 'league',
      stableKey,
    },
  ]),
)

function extraName(country: string, league: string): string {
  return `${foldText(country)}/${foldText(league)}`
}

function countryName(name: string): string | null {
  return countryByName(name)?.name ?? null
}

/** The league of a division code such as `E0`; null for a code that is not one of the files'. */
export function leagueOfDivision(division: string): League | null {
  return byDivision.get(division.trim().toUpperCase()) ?? null
}

/**
 * The league of a row that names its country and league, spaces and case aside. A league that is not in the list keeps
 * the name of the file; null when the country is unknown or the league has no name.
 */
export function leagueOfNames(countryCell: string, leagueCell: string): League | null {
  const country = cleanName(countryCell)
  const name = cleanName(leagueCell)
  const known = byExtraName.get(extraName(country, name))
  if (known) return known
  const official = countryName(country)
  if (official === null || name === '') return null
  return { key: `extra:${country}/${name}`, country: official, name, type: 'league', stableKey: null }
}
