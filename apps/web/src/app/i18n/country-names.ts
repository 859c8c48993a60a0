import type { Language } from '@touchline/messages'
import { languageTexts } from './languages.ts'

/** The name of a country or region in the viewer's language, by the English one of the data; a name we do not know stays as it is. */
export function translatedCountry(language: Language, name: string): string {
  return languageTexts(language).nameIn('countries', name)
}
