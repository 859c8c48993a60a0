import { type Country, countryByName } from '@touchline/football'
import { germanPlace } from './german-places.ts'

/** Our id of a country under its English name in the list; throws for a name that is not in it. */
export function countryId(name: string): number {
  const country = countryByName(name)
  if (country === null) throw new Error(`No country is called ${name}`)
  return country.id
}

/** The country or region a source calls so, in English, Portuguese or German; null where no list has it. */
export const placeCalled = (name: string): Country | null => countryByName(name) ?? germanPlace(name)

/** Our id of the country a source names, regions aside; null where it is not known. */
export function knownCountryId(name: string | null): number | null {
  const country = name === null ? null : countryByName(name)
  return country === null || country.region ? null : country.id
}
