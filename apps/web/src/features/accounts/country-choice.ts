import { COUNTRIES, type Country, countryByName, searchCountries } from '@touchline/football'
import type { Language } from '../../app/settings.fields.ts'

/** A country's name in the viewer's language. */
export function countryNameIn(language: Language, { name, namePt }: Country): string {
  return language === 'pt' ? namePt : name
}

/** The countries to choose from for a typed text, without the regions; all by name while nothing is typed. */
export function countriesFor(typed: string, language: Language): Country[] {
  if (typed.trim() !== '') return searchCountries(typed).filter(({ region }) => !region)
  const nameOf = (country: Country) => countryNameIn(language, country)
  return COUNTRIES.filter(({ region }) => !region).sort((a, b) => nameOf(a).localeCompare(nameOf(b), language))
}

/** The country that was typed out in full; null for a part of a name and for a region. */
export function countryCalled(typed: string): Country | null {
  const country = countryByName(typed)
  return country === null || country.region ? null : country
}
