import { COUNTRIES, type Country, searchCountries } from '@touchline/football'
import type { Language } from '@touchline/messages'

/** A country's or region's name in the viewer's language. */
export function countryNameIn(language: Language, { name, namePt }: Country): string {
  return language === 'pt' ? namePt : name
}

/** The countries and regions for a typed text; all of them while nothing is typed, the regions first. */
export function countriesFor(typed: string, language: Language): readonly Country[] {
  if (typed.trim() !== '') return searchCountries(typed)
  const nameOf = (country: Country) => countryNameIn(language, country)
  return COUNTRIES.toSorted(
    (a, b) => Number(b.region) - Number(a.region) || nameOf(a).localeCompare(nameOf(b), language),
  )
}
