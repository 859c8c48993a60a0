import { DIVISIONS } from './leagues.ts'

/** Coming matches of the divisions, and of the other countries: about four days of them. */
export const COMING_PATHS = { divisions: 'fixtures.csv', countries: 'new_league_fixtures.csv' } as const

/** Codes of the divisions, which have a file a season. */
export const DIVISION_CODES: readonly string[] = Object.keys(DIVISIONS)

/** Codes of the countries that have one file with all seasons. */
export const COUNTRY_CODES: readonly string[] = 'ARG AUT BRA CHN DNK FIN IRL JPN MEX NOR POL ROU RUS SWE SWZ USA'.split(
  ' ',
)

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0')

/** The file of a division's season that begins in a year: `mmz4281/2526/E0.csv`. */
export const divisionPath = (code: string, year: number): string =>
  `mmz4281/${twoDigits(year)}${twoDigits(year + 1)}/${code}.csv`

export const countryPath = (code: string): string => `new/${code}.csv`

/** Why a body is no file of matches: while the site is down it may answer with a page; null when it can be one. */
export function refuseNoMatches(body: Uint8Array): string | null {
  const start = new TextDecoder().decode(body.subarray(0, 100)).replace(/^(\uFEFF|ï»¿)/, '')
  return /^"?(Div|Country)"?[,;]/i.test(start) ? null : 'the answer is no file of matches'
}
