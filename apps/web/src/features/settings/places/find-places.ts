import { COUNTRIES, nameKey } from '@touchline/football'
import { CITIES_OF_ZONE } from './cities.data.ts'
import { ZONES_OF_COUNTRY } from './countries.data.ts'

/** Zones that some browsers still list by an older name. */
const NOW_CALLED: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Places by the names they have today. */
export const todaysNames = (zones: readonly string[]): string[] => zones.map((zone) => NOW_CALLED[zone] ?? zone)

const MAX_PLACES = 30

/** A place that can be chosen: its time zone, and the city or country it was found by where the zone has another name. */
export interface FoundPlace {
  zone: string
  name: string
}

/** The reader's name of a zone, and of a country by its English name. */
type NameOfZone = (zone: string) => string
type NameOfCountry = (name: string) => string

interface Named extends FoundPlace {
  /** Names it is found by, as they are compared. */
  keys: readonly string[]
  /** Order among equally good matches: cities of the zones, other cities, countries. */
  order: number
}

/** Zones, large cities and countries; what this browser does not know is left out. */
function placesAmong(zones: readonly string[], nameOf: NameOfZone, countryOf: NameOfCountry): Named[] {
  const known = new Set(zones)
  const own = zones.map((zone) => {
    const name = nameOf(zone)
    return { zone, name, keys: [name, zone.split('/').at(-1) ?? zone, zone].map(nameKey), order: 0 }
  })
  const cities = Object.entries(CITIES_OF_ZONE).flatMap(([zone, list]) =>
    list.split('|').map((names) => {
      const all = names.split(', ')
      return { zone, name: `${all[0]} (${nameOf(zone)})`, keys: all.map(nameKey), order: 1 }
    }),
  )
  const countries = COUNTRIES.filter(({ region }) => !region).flatMap(({ code, name }) =>
    todaysNames((ZONES_OF_COUNTRY[code.slice(0, 2)] ?? '').split(' ')).map((zone) => ({
      zone,
      name: nameOf(zone),
      keys: [nameKey(name), nameKey(countryOf(name))],
      order: 2,
    })),
  )
  return [...own, ...cities, ...countries].filter(({ zone }) => known.has(zone))
}

/** How well a place matches the typed text: 0 its name, 1 a name begins so, 2 a word of a name begins so; null not at all. */
function rankOf({ keys }: Named, typed: string): number | null {
  if (keys.includes(typed)) return 0
  if (keys.some((key) => key.startsWith(typed))) return 1
  return keys.some((key) => ` ${key}`.includes(` ${typed}`)) ? 2 : null
}

/**
 * The places that match the typed text, ignoring case and accents: cities and countries of that name, then those that begin so. An exact
 * match leaves out the others.
 */
export function placesFor(
  typed: string,
  { zones, nameOf, countryOf }: { zones: readonly string[]; nameOf: NameOfZone; countryOf: NameOfCountry },
): FoundPlace[] {
  const text = nameKey(typed)
  if (text === '') return []
  const ranked = placesAmong(zones, nameOf, countryOf).flatMap((place) => {
    const rank = rankOf(place, text)
    return rank === null ? [] : [{ place, rank }]
  })
  const isExact = ranked.some(({ rank }) => rank === 0)
  const found = new Map<string, FoundPlace>()
  for (const { place } of ranked
    .filter(({ rank }) => !isExact || rank === 0)
    .sort((a, b) => a.rank - b.rank || a.place.order - b.place.order)) {
    if (!found.has(place.name)) found.set(place.name, { zone: place.zone, name: place.name })
  }
  return [...found.values()].slice(0, MAX_PLACES)
}
