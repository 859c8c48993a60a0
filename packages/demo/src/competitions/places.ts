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

const place = (
  zone: Zone,
  { mean, swing, wet, latitude }: { mean: number; swing: number; wet: number; latitude: number },
): Place => ({
  zone,
  mean,
  swing,
  wet,
  latitude,
})

// Places that share a clock share its zone's name, and places without summer time are a plain offset: fewer look-ups.
const PLACES: Readonly<Record<string, Place>> = {
  England: place('Europe/London', { mean: 10.5, swing: 6.5, wet: 0.33, latitude: 52.5 }),
  Wales: place('Europe/London', { mean: 10, swing: 6, wet: 0.38, latitude: 52 }),
  Scotland: place('Europe/London', { mean: 8.5, swing: 6, wet: 0.38, latitude: 56 }),
  Spain: place('Europe/Berlin', { mean: 16, swing: 9, wet: 0.15, latitude: 40 }),
  Andorra: place('Europe/Berlin', { mean: 10, swing: 9, wet: 0.25, latitude: 42.5 }),
  Gibraltar: place('Europe/Berlin', { mean: 18, swing: 6, wet: 0.15, latitude: 36 }),
  Italy: place('Europe/Berlin', { mean: 15, swing: 9, wet: 0.2, latitude: 43 }),
  'San Marino': place('Europe/Berlin', { mean: 13, swing: 9, wet: 0.2, latitude: 44 }),
  Malta: place('Europe/Berlin', { mean: 19, swing: 7, wet: 0.12, latitude: 36 }),
  Germany: place('Europe/Berlin', { mean: 9.5, swing: 9.5, wet: 0.28, latitude: 51 }),
  France: place('Europe/Berlin', { mean: 12, swing: 8, wet: 0.25, latitude: 47 }),
  Luxembourg: place('Europe/Berlin', { mean: 9.5, swing: 9, wet: 0.3, latitude: 49.6 }),
  Netherlands: place('Europe/Berlin', { mean: 10.5, swing: 7.5, wet: 0.33, latitude: 52 }),
  Belgium: place('Europe/Berlin', { mean: 10.5, swing: 8, wet: 0.32, latitude: 51 }),
  Norway: place('Europe/Berlin', { mean: 5.5, swing: 9.5, wet: 0.35, latitude: 60 }),
  Portugal: place('Europe/London', { mean: 16, swing: 6, wet: 0.2, latitude: 40 }),
  'Faroe Islands': place('Europe/London', { mean: 6.5, swing: 4, wet: 0.5, latitude: 62 }),
  Iceland: place(0, { mean: 5, swing: 6, wet: 0.4, latitude: 64 }),
  Greece: place('Europe/Athens', { mean: 18, swing: 9, wet: 0.13, latitude: 38.5 }),
  Turkey: place(3, { mean: 14.5, swing: 10, wet: 0.17, latitude: 40 }),
  'Saudi Arabia': place(3, { mean: 26, swing: 9.5, wet: 0.03, latitude: 24 }),
  Egypt: place(2, { mean: 22, swing: 7.5, wet: 0.02, latitude: 30 }),
  Morocco: place(1, { mean: 18, swing: 6, wet: 0.13, latitude: 33 }),
  'United Arab Emirates': place(4, { mean: 28, swing: 8, wet: 0.02, latitude: 24.5 }),
  Brazil: place(-3, { mean: 23, swing: 4, wet: 0.25, latitude: -20 }),
  Argentina: place(-3, { mean: 17.5, swing: 7, wet: 0.18, latitude: -34 }),
  Uruguay: place(-3, { mean: 17, swing: 6, wet: 0.2, latitude: -34.5 }),
  Chile: place('America/Santiago', { mean: 15, swing: 6, wet: 0.1, latitude: -33 }),
  Colombia: place(-5, { mean: 21, swing: 1.5, wet: 0.3, latitude: 5 }),
  Peru: place(-5, { mean: 18, swing: 3, wet: 0.08, latitude: -12 }),
  Bolivia: place(-4, { mean: 14, swing: 4, wet: 0.2, latitude: -17 }),
  Mexico: place(-6, { mean: 19, swing: 4.5, wet: 0.18, latitude: 20 }),
  'United States': place('America/Chicago', { mean: 14.5, swing: 11, wet: 0.2, latitude: 37 }),
  Japan: place(9, { mean: 15.5, swing: 11, wet: 0.25, latitude: 36 }),
  'South Korea': place(9, { mean: 12.5, swing: 13, wet: 0.22, latitude: 36.5 }),
  Indonesia: place(7, { mean: 27.5, swing: 1, wet: 0.33, latitude: -7 }),
  Thailand: place(7, { mean: 28, swing: 1.5, wet: 0.3, latitude: 14 }),
  Vietnam: place(7, { mean: 25, swing: 4.5, wet: 0.3, latitude: 18 }),
  Fiji: place(12, { mean: 25, swing: 2, wet: 0.33, latitude: -18 }),
  India: place(5.5, { mean: 26, swing: 5.5, wet: 0.18, latitude: 20 }),
  Australia: place('Australia/Sydney', { mean: 17.5, swing: 5.5, wet: 0.2, latitude: -34 }),
  'New Zealand': place('Pacific/Auckland', { mean: 14, swing: 5, wet: 0.28, latitude: -38 }),
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
