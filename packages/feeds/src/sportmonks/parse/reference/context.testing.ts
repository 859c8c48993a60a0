import { countryByName } from '@touchline/football'
import type { ParseContext } from '../../parsed.ts'

const COUNTRIES: Readonly<Record<number, string>> = {
  11: 'Germany',
  20: 'Portugal',
  32: 'Spain',
  41: 'Europe',
  320: 'Denmark',
  462: 'England',
  1161: 'Scotland',
}

/** A few of the feed's countries; every other id is unknown. */
export const CONTEXT: ParseContext = {
  country: (id) => countryByName(COUNTRIES[id ?? 0] ?? '')?.id ?? null,
}

/** Our id of a country, for comparing. */
export function country(name: string): number {
  const found = countryByName(name)
  if (found === null) throw new Error(`There is no country ${name}.`)
  return found.id
}
