import type { NameLanguage } from '../type-names/type-name.ts'

const PORTUGUESE: Readonly<Record<string, string>> = {
  'Market average': 'média do mercado',
  'Market maximum': 'máximo do mercado',
}

/** Whose prices these are, in the viewer's language: a bookmaker's own name stays, what is reckoned from all of them is translated. */
export const priceSourceIn = (source: string, language: NameLanguage): string =>
  (language === 'pt' && PORTUGUESE[source]) || source
