import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'

/** A country of which the English name is known, in the viewer's language. */
export function CountryName({ name }: { name: string }) {
  return translatedCountry(useSetting('language'), name)
}
