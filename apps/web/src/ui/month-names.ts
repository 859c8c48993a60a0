import { type Language, languageOf } from '@touchline/messages'

/** Names of months of the year, 1 to 12. */
export function monthName(month: number, language: Language, length: 'long' | 'short' = 'long'): string {
  const words = new Intl.DateTimeFormat(languageOf(language).locale, { month: length, timeZone: 'UTC' })
  return words.format(new Date(Date.UTC(2026, month - 1, 1)))
}

/** `June and July`, as a language joins them. */
export function monthList(months: readonly number[], language: Language): string {
  const names = months.map((month) => monthName(month, language))
  const text = new Intl.ListFormat(languageOf(language).locale, { type: 'conjunction' }).format(names)
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
