import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR_MS } from '@touchline/football'
import { comingOf, knownBefore, playedBefore } from './as-of.ts'
import type { ServedFile } from './file-server.ts'

const firstOf = (paths: readonly string[]): string | null => paths.find((path) => existsSync(path)) ?? null

/** `2526` as `2025-26`, `9394` as `1993-94`. */
const longSeason = (short: string): string => {
  const [first, last] = [Number(short.slice(0, 2)), short.slice(2)]
  return `${first >= 70 ? 1900 + first : 2000 + first}-${last}`
}

/** A recorded file of matches ahead counts for the days after it was taken. */
const NEW_FOR_MS = 96 * HOUR_MS

/** The newest file whose name says that it was taken in the days before an instant: `fixtures-fetched-2026-03-27T1905Z.csv`. */
function takenBefore(folder: string, now: Date): string | null {
  if (!existsSync(folder)) return null
  const taken = readdirSync(folder).flatMap((name) => {
    const [, day, hour, minute] = /(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)Z/.exec(name) ?? []
    const at = day === undefined ? null : new Date(`${day}T${hour}:${minute}:00Z`)
    const isNew = at !== null && at <= now && now.getTime() - at.getTime() <= NEW_FOR_MS
    return isNew ? [{ path: join(folder, name), at }] : []
  })
  return taken.sort((one, other) => other.at.getTime() - one.at.getTime())[0]?.path ?? null
}

const textsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.csv'))
        .map((name) => readFileSync(join(folder, name), 'latin1'))
    : []

/** Written early that morning. */
const morningOf = (now: Date): Date => new Date(`${now.toISOString().slice(0, 10)}T06:00:00Z`)

/**
 * The files of football-data.co.uk under a path at an instant, from a folder of recorded files: `open-data/football-data-co-uk` with dated
 * `fixtures-csv`, `football-data/seasons/2025-26/E0.csv`, `football-data/extra`. None is newer than the instant.
 */
export function recordedFootballData(folder: string, now: () => Date): (path: string) => ServedFile | null {
  const recorded = join(folder, 'open-data/football-data-co-uk')
  const countries = ['25col-2025-26', '19col-2024'].map((part) => join(folder, 'football-data/extra', part))
  const thisSeason = () => {
    const year = now().getUTCFullYear() - (now().getUTCMonth() < 6 ? 1 : 0)
    return join(folder, 'football-data/seasons', `${year}-${String((year + 1) % 100).padStart(2, '0')}`)
  }
  const ofSeason = (season: string, division: string) =>
    firstOf([
      join(recorded, 'mmz4281', season, `${division}.csv`),
      join(folder, 'football-data/seasons', longSeason(season), `${division}.csv`),
    ])
  const bodyOf = (path: string): string | null => {
    const [, season, division = ''] = /^mmz4281\/(\d{4})\/(\w+)\.csv$/.exec(path) ?? []
    const [, country] = /^new\/(\w+)\.csv$/.exec(path) ?? []
    if (path === 'new_league_fixtures.csv') return comingOf(textsIn(countries[0] ?? ''), now())
    if (path === 'fixtures.csv') {
      const window = takenBefore(join(recorded, 'fixtures-csv'), now())
      return window === null ? comingOf(textsIn(thisSeason()), now()) : readFileSync(window, 'latin1')
    }
    const found =
      season !== undefined
        ? ofSeason(season, division)
        : country === undefined
          ? null
          : firstOf(countries.map((part) => join(part, `${country}.csv`)))
    return found === null ? null : playedBefore(readFileSync(found, 'latin1'), now())
  }
  return (path) => {
    const body = bodyOf(path)
    return body === null ? null : { body: Buffer.from(body, 'latin1'), lastModified: morningOf(now()) }
  }
}

/** The files of openfootball under a path at an instant, from a folder of recorded files: `openfootball/2025-26/en.1.json`. */
export function recordedOpenfootball(folder: string, now: () => Date): (path: string) => ServedFile | null {
  return (path) => {
    const [, season, code] = /^(\d{4}-\d\d)\/([\w.]+)\.json$/.exec(path) ?? []
    const found =
      season === undefined
        ? null
        : firstOf([
            join(folder, 'open-data/openfootball', `football.json-${season}-${code}.json`),
            join(folder, 'openfootball', season, `${code}.json`),
          ])
    return found === null ? null : { body: knownBefore(readFileSync(found, 'utf8'), now()) }
  }
}
