import { type Country, countryByName } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { countriesFor } from '../../../app/i18n/countries.ts'

/** The countries to choose from for a typed text, without the regions; all by name while nothing is typed. */
export const homesFor = (typed: string, language: Language): Country[] =>
  countriesFor(typed, language).filter(({ region }) => !region)

/** The country that was typed out in full; null for a part of a name and for a region. */
export function countryCalled(typed: string): Country | null {
  const country = countryByName(typed)
  return country === null || country.region ? null : country
}
