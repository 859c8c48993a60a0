import { foldText, nameKey } from '../text.ts'
import { COUNTRIES, type Country } from './countries.ts'
import { COUNTRY_ALIASES } from './country-aliases.ts'

const byFifa = new Map(COUNTRIES.flatMap((country) => (country.fifa === null ? [] : [[country.fifa, country]])))
const names = new Map(COUNTRIES.map((country) => [country.id, namesOf(country)]))
const byName = indexNames()

function namesOf(country: Country): string[] {
  return [country.name, ...(COUNTRY_ALIASES[country.name] ?? [])]
}

/** Names win over aliases. */
function indexNames(): Map<string, Country> {
  const index = new Map<string, Country>()
  const longest = Math.max(...[...names.values()].map((list) => list.length))
  for (let rank = 0; rank < longest; rank++) {
    for (const country of COUNTRIES) {
      const name = names.get(country.id)?.[rank]
      if (name !== undefined && !index.has(nameKey(name))) index.set(nameKey(name), country)
    }
  }
  return index
}

/** Every name a country or region is found by: the English one and usual other ones. None for an unknown id. */
export const namesOfCountry = (id: number): readonly string[] => names.get(id) ?? []

/**
 * The country called so in English or by a usual other name (`USA`, `Korea Republic`, `Holland`).
 * Case, accents and punctuation do not matter. Null when no name is exactly this one.
 */
export function countryByName(name: string): Country | null {
  return byName.get(nameKey(name)) ?? null
}

/** The country with this three-letter football code (`ENG`), upper or lower case; null when there is none. */
export function countryByFifaCode(code: string): Country | null {
  return byFifa.get(code.toUpperCase()) ?? null
}

/**
 * Countries and regions with a name (English, the reader's or another usual one) holding the text; names that begin with it first,
 * otherwise in the order of COUNTRIES. Nothing for an empty text.
 * @param ownName the reader's name of a country, by its English name
 */
export function searchCountries(text: string, ownName = (name: string): string => name): Country[] {
  const wanted = foldText(text).trim()
  if (wanted === '') return []
  const rank = (country: Country): number => {
    const folded = [ownName(country.name), ...namesOfCountry(country.id)].map(foldText)
    if (folded.some((name) => name.startsWith(wanted))) return 0
    return folded.some((name) => name.includes(wanted)) ? 1 : 2
  }
  const ranked = COUNTRIES.map((country) => ({ country, rank: rank(country) })).filter((one) => one.rank < 2)
  return ranked.sort((a, b) => a.rank - b.rank).map((one) => one.country)
}
