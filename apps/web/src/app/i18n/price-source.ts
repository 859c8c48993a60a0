import type { Language } from '@touchline/messages'
import { languageTexts } from './languages.ts'

/** The source of prices in the viewer's language: names of bookmakers stay, summaries of all are translated. */
export const priceSourceIn = (source: string, language: Language): string =>
  languageTexts(language).nameIn('bookmakers', source)
