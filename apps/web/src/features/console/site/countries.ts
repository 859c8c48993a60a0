import { COUNTRIES } from '@touchline/football'
import { type Language, languageOf } from '@touchline/messages'
import { useMemo } from 'react'
import { useSetting } from '../../../app/app.ts'

/** Two letters of ISO 3166; England and Scotland play apart, and are one country here. */
const CODES = [...new Set(COUNTRIES.map(({ code }) => (code.startsWith('gb') ? 'GB' : code.toUpperCase())))].filter(
  (code) => /^[A-Z]{2}$/.test(code) && code !== 'XX',
)

const namesIn = (language: Language) =>
  new Intl.DisplayNames([languageOf(language).locale], { type: 'region', fallback: 'none' })

/** Countries of visitors by name in the operator's language. */
export function useCountries() {
  const language = useSetting('language')
  return useMemo(() => {
    const names = namesIn(language)
    const nameOf = (code: string) => names.of(code) ?? code
    const options = CODES.flatMap((value) => {
      const label = names.of(value)
      return label === undefined ? [] : [{ value, label }]
    }).toSorted((one, other) => one.label.localeCompare(other.label, language))
    return { nameOf, options }
  }, [language])
}
