import { COUNTRIES, type Country, countryByName, nameKey } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { countriesFor } from '../../../app/i18n/countries.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'

/** The countries to choose from for a typed text, without the regions; all by name while nothing is typed. */
export const homesFor = (typed: string, language: Language): Country[] =>
  countriesFor(typed, language).filter(({ region }) => !region)

/** The country that was typed out in full; null for a part of a name and for a region. */
export function countryCalled(typed: string, language: Language): Country | null {
  const isTyped = ({ name }: Country) => nameKey(translatedCountry(language, name)) === nameKey(typed)
  const country = COUNTRIES.find(isTyped) ?? countryByName(typed)
  return country === null || country.region ? null : country
}
