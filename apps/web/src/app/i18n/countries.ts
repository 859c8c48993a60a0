import { COUNTRIES, type Country, searchCountries } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { translatedCountry } from './country-names.ts'

/** The countries and regions for a typed text; all of them while nothing is typed, the regions first. */
export function countriesFor(typed: string, language: Language): readonly Country[] {
  const nameOf = (name: string) => translatedCountry(language, name)
  if (typed.trim() !== '') return searchCountries(typed, nameOf)
  return COUNTRIES.toSorted(
    (a, b) => Number(b.region) - Number(a.region) || nameOf(a.name).localeCompare(nameOf(b.name), language),
  )
}
