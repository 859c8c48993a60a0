import { DIVISIONS } from './leagues.ts'

/** Coming matches of the divisions, and of the other countries: about four days of them. */
export const COMING_PATHS = { divisions: 'fixtures.csv', countries: 'new_league_fixtures.csv' } as const

/** Codes of the divisions, which have a file a season. */
export const DIVISION_CODES: readonly string[] = Object.keys(DIVISIONS)

/** Countries that have one file with all seasons, as the keys of leagues call them. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ...{ ARG: 'argentina', AUT: 'austria', BRA: 'brazil', CHN: 'china', DNK: 'denmark', FIN: 'finland', IRL: 'ireland' },
  ...{ JPN: 'japan', MEX: 'mexico', NOR: 'norway', POL: 'poland', ROU: 'romania', RUS: 'russia', SWE: 'sweden' },
  ...{ SWZ: 'switzerland', USA: 'united-states' },
}

export const COUNTRY_CODES: readonly string[] = Object.keys(COUNTRIES)

/** Whether a league of any source is among the divisions and countries with these codes; null is all there are. */
export const isOfDivisions = (stableKey: string | null, codes: ReadonlySet<string> | null | undefined): boolean =>
  !codes ||
  [...codes].some((code) => DIVISIONS[code] === stableKey || stableKey?.split('/', 1)[0] === (COUNTRIES[code] ?? ''))

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
