import {
  COMING_PATHS,
  COUNTRY_CODES,
  countryPath,
  DIVISION_CODES,
  divisionPath,
  type FileSource,
  openfootballPaths,
} from '@touchline/feeds'
import { DAY_MS, HOUR_MS } from '@touchline/football'
import type { OpenSettings } from './open-context.ts'

/** A file that is read again and again. */
export interface PlannedFile {
  source: FileSource['source']
  path: string
  /** Priority: the lowest is read first; those of one stage in the order of the plan. */
  stage: number
  /** How long an answer counts as current. */
  everyMs: number
  /** Holds the coming matches only. */
  coming: boolean
  /** The year in which the earliest wanted season begins, of a file that holds all seasons. */
  firstYear?: number
}

/** Coming matches on other days than those below. */
const COMING_EVERY_MS = 6 * HOUR_MS
/** On Tuesdays and Fridays from 12 to 19 UK time the files of coming matches are written, and mended. */
const COMING_IN_THE_MAKING_MS = HOUR_MS / 2
const NEWEST_EVERY_MS = 12 * HOUR_MS
const OLD_EVERY_MS = 30 * DAY_MS

const UK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  hour: '2-digit',
  hour12: false,
})

function comingEveryMs(now: Date): number {
  const [day, hour] = UK.format(now).split(', ')
  const inTheMaking = (day === 'Tue' || day === 'Fri') && Number(hour) >= 12 && Number(hour) < 19
  return inTheMaking ? COMING_IN_THE_MAKING_MS : COMING_EVERY_MS
}

/** The year in which the season begins that is played at an instant; seasons run from July to June. */
const yearOfSeason = (now: Date): number => (now.getUTCMonth() >= 6 ? now.getUTCFullYear() : now.getUTCFullYear() - 1)

/** In July the season before is still mended, and the new one has no file yet. */
const isNewest = (year: number, now: Date): boolean =>
  year === yearOfSeason(now) || (now.getUTCMonth() === 6 && year === yearOfSeason(now) - 1)

/** The files of football-data.co.uk: matches ahead, the newest season of all divisions, the countries, then older seasons one by one. */
export function footballDataPlan({ divisions, seasons }: OpenSettings, now: Date): PlannedFile[] {
  const source = 'football-data'
  const wanted = (codes: readonly string[]) => codes.filter((code) => divisions === null || divisions.has(code))
  const [ofDivisions, ofCountries] = [wanted(DIVISION_CODES), wanted(COUNTRY_CODES)]
  const newest = yearOfSeason(now)
  const firstYear = newest - seasons + 1
  const coming = (path: string): PlannedFile => ({ source, path, stage: 0, everyMs: comingEveryMs(now), coming: true })
  const file = (path: string, stage: number, everyMs: number) =>
    ({ source, path, stage, everyMs, coming: false }) as const
  return [
    ...(ofDivisions.length > 0 ? [coming(COMING_PATHS.divisions)] : []),
    ...(ofCountries.length > 0 ? [coming(COMING_PATHS.countries)] : []),
    ...Array.from({ length: seasons }, (_, back) => newest - back).flatMap((year, back) => [
      ...ofDivisions.map((code) =>
        file(divisionPath(code, year), back === 0 ? 1 : back + 2, isNewest(year, now) ? NEWEST_EVERY_MS : OLD_EVERY_MS),
      ),
      ...(back === 0 ? ofCountries.map((code) => ({ ...file(countryPath(code), 2, NEWEST_EVERY_MS), firstYear })) : []),
    ]),
  ]
}

/** The files of this season as openfootball has them, for the fixtures beyond the next days. */
export const openfootballPlan = ({ divisions }: OpenSettings, now: Date): PlannedFile[] =>
  openfootballPaths(yearOfSeason(now), divisions).map((path) => ({
    ...{ source: 'openfootball', path, stage: 1, everyMs: DAY_MS, coming: false },
  }))
