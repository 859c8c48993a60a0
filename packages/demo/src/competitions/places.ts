import { type CountryId, countryById, countryByName, memoized, type Zone, zoneMinutes } from '@touchline/football'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Climate for the simulated weather: yearly mean and swing in Celsius, share of wet hours, degrees north. */
interface Place {
  zone: Zone
  mean: number
  swing: number
  wet: number
  latitude: number
}

const place = (zone: Zone, mean: number, swing: number, wet: number, latitude: number): Place => ({
  zone,
  mean,
  swing,
  wet,
  latitude,
})

// Places that share a clock share its zone's name, and places without summer time are a plain offset: fewer look-ups.
const PLACES: Readonly<Record<string, Place>> = {
  England: place('Europe/London', 10.5, 6.5, 0.33, 52.5),
  Wales: place('Europe/London', 10, 6, 0.38, 52),
  Scotland: place('Europe/London', 8.5, 6, 0.38, 56),
  Spain: place('Europe/Berlin', 16, 9, 0.15, 40),
  Andorra: place('Europe/Berlin', 10, 9, 0.25, 42.5),
  Gibraltar: place('Europe/Berlin', 18, 6, 0.15, 36),
  Italy: place('Europe/Berlin', 15, 9, 0.2, 43),
  'San Marino': place('Europe/Berlin', 13, 9, 0.2, 44),
  Malta: place('Europe/Berlin', 19, 7, 0.12, 36),
  Germany: place('Europe/Berlin', 9.5, 9.5, 0.28, 51),
  France: place('Europe/Berlin', 12, 8, 0.25, 47),
  Luxembourg: place('Europe/Berlin', 9.5, 9, 0.3, 49.6),
  Netherlands: place('Europe/Berlin', 10.5, 7.5, 0.33, 52),
  Belgium: place('Europe/Berlin', 10.5, 8, 0.32, 51),
  Norway: place('Europe/Berlin', 5.5, 9.5, 0.35, 60),
  Portugal: place('Europe/London', 16, 6, 0.2, 40),
  'Faroe Islands': place('Europe/London', 6.5, 4, 0.5, 62),
  Iceland: place(0, 5, 6, 0.4, 64),
  Greece: place('Europe/Athens', 18, 9, 0.13, 38.5),
  Turkey: place(3, 14.5, 10, 0.17, 40),
  'Saudi Arabia': place(3, 26, 9.5, 0.03, 24),
  Egypt: place(2, 22, 7.5, 0.02, 30),
  Morocco: place(1, 18, 6, 0.13, 33),
  'United Arab Emirates': place(4, 28, 8, 0.02, 24.5),
  Brazil: place(-3, 23, 4, 0.25, -20),
  Argentina: place(-3, 17.5, 7, 0.18, -34),
  Uruguay: place(-3, 17, 6, 0.2, -34.5),
  Chile: place('America/Santiago', 15, 6, 0.1, -33),
  Colombia: place(-5, 21, 1.5, 0.3, 5),
  Peru: place(-5, 18, 3, 0.08, -12),
  Bolivia: place(-4, 14, 4, 0.2, -17),
  Mexico: place(-6, 19, 4.5, 0.18, 20),
  'United States': place('America/Chicago', 14.5, 11, 0.2, 37),
  Japan: place(9, 15.5, 11, 0.25, 36),
  'South Korea': place(9, 12.5, 13, 0.22, 36.5),
  Indonesia: place(7, 27.5, 1, 0.33, -7),
  Thailand: place(7, 28, 1.5, 0.3, 14),
  Vietnam: place(7, 25, 4.5, 0.3, 18),
  Fiji: place(12, 25, 2, 0.33, -18),
  India: place(5.5, 26, 5.5, 0.18, 20),
  Australia: place('Australia/Sydney', 17.5, 5.5, 0.2, -34),
  'New Zealand': place('Pacific/Auckland', 14, 5, 0.28, -38),
}

/** Clock and climate of a country of the demo world. */
export function placeOf(country: string): Place {
  const found = PLACES[country]
  if (found === undefined) throw new Error(`the demo world knows no place called ${country}`)
  return found
}

/** Id of a country or region by its English name. */
export function countryId(name: string): CountryId {
  const country = countryByName(name)
  if (country === null) throw new Error(`no country or region is called ${name}`)
  return country.id
}

/** The English name of a country or region. */
export const countryName = (id: CountryId | null): string | null =>
  id === null ? null : (countryById(id)?.name ?? null)

const MAX_OFFSETS = 50_000
const offsetOf = memoized((key: string) => {
  const [zone = '', day] = key.split(' ')
  return zoneMinutes(zone, Number(day) * DAY + DAY / 2)
}, MAX_OFFSETS)

/** Minutes that the country's clocks are ahead of UTC around noon of a day (days since 1970). */
export function offsetMinutes(country: string, day: number): number {
  const { zone } = placeOf(country)
  return typeof zone === 'number' ? zone * 60 : offsetOf(`${zone} ${day}`)
}

/** Days since 1970 of an instant. */
export const dayOf = (instant: number): number => Math.floor(instant / DAY)

/** `2026-11-21` for days since 1970. */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)
