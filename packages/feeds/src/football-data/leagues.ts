import { foldText } from '@touchline/football'
import { knownLeague, type League, leagueNamed } from '../files/competitions.ts'
import { cleanName } from './cells.ts'

/** Division codes of the season files and the competitions of the common list. */
export const DIVISIONS: Readonly<Record<string, string>> = {
  E0: 'england/premier-league',
  E1: 'england/championship',
  E2: 'england/league-one',
  E3: 'england/league-two',
  EC: 'england/national-league',
  SC0: 'scotland/premiership',
  SC1: 'scotland/championship',
  SC2: 'scotland/league-one',
  SC3: 'scotland/league-two',
  D1: 'germany/bundesliga',
  D2: 'germany/2-bundesliga',
  I1: 'italy/serie-a',
  I2: 'italy/serie-b',
  SP1: 'spain/la-liga',
  SP2: 'spain/la-liga-2',
  F1: 'france/ligue-1',
  F2: 'france/ligue-2',
  N1: 'netherlands/eredivisie',
  B1: 'belgium/pro-league',
  P1: 'portugal/primeira-liga',
  T1: 'turkey/super-lig',
  G1: 'greece/super-league',
}

type ExtraRow = readonly [country: string, name: string, stableKey: string]

/** Leagues of the one-file-per-country layout, by the country's and the league's name in the file. */
const EXTRA_LEAGUES: readonly ExtraRow[] = [
  ['Argentina', 'Liga Profesional', 'argentina/liga-profesional'],
  ['Argentina', 'Copa de la Liga Profesional', 'argentina/copa-de-la-liga-profesional'],
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
  Object.entries(DIVISIONS).map(([division, stableKey]): [string, League] => [
    division,
    { ...knownLeague(stableKey), key: division },
  ]),
)

const byExtraName = new Map(
  EXTRA_LEAGUES.map(([country, name, stableKey]): [string, League] => [
    extraName(country, name),
    { ...knownLeague(stableKey), key: `extra:${country}/${name}` },
  ]),
)

function extraName(country: string, league: string): string {
  return `${foldText(country)}/${foldText(league)}`
}

/** Letters that division codes begin with, and the number of the highest division. */
const CODE_COUNTRIES: Readonly<Record<string, readonly [country: string, highest: number]>> = {
  E: ['England', 0],
  SC: ['Scotland', 0],
  D: ['Germany', 1],
  I: ['Italy', 1],
  SP: ['Spain', 1],
  F: ['France', 1],
  N: ['Netherlands', 1],
  B: ['Belgium', 1],
  P: ['Portugal', 1],
  T: ['Turkey', 1],
  G: ['Greece', 1],
}

/**
 * The league of a division code such as `E0`. An unlisted one is named by its code, at its level in the country whose letters it begins
 * with; null for a code without a country.
 */
export function leagueOfDivision(text: string): League | null {
  const code = text.trim().toUpperCase()
  const listed = byDivision.get(code)
  if (listed !== undefined) return listed
  const [, letters = '', number = ''] = /^([A-Z]{1,2})(\d)$/.exec(code) ?? []
  const [country, highest = 0] = CODE_COUNTRIES[letters] ?? []
  if (country === undefined) return null
  return leagueNamed({ key: code, country, name: code, type: 'league', tier: Number(number) - highest + 1 })
}

/**
 * The league of a row that names its country and league, spaces and case aside. A league or country that is not in the list keeps
 * the name of the file; null when either has no name.
 */
export function leagueOfNames(countryCell: string, leagueCell: string): League | null {
  const country = cleanName(countryCell)
  const name = cleanName(leagueCell)
  const known = byExtraName.get(extraName(country, name))
  if (known) return known
  return country === '' || name === '' ? null : leagueNamed({ key: `extra:${country}/${name}`, country, name })
}
