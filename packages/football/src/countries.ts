import { COUNTRY_ALIASES } from './country-aliases.ts'
import { COUNTRY_ROWS, type CountryRow, REGION_ROWS } from './country-list.ts'
import { foldText, nameKey } from './text.ts'

/** Id of a country or region; fixed for ever, the same in the database, the API and every list (see COUNTRIES). */
export type CountryId = number

/**
 * A country as football knows it (England, Scotland, Wales and Northern Ireland are countries of their own), or a region.
 */
export interface Country {
  /** 1 to 10 for regions, 11 and up for countries. */
  id: CountryId
  /** Flag in the flag-icons package, lower case: `pt`, `gb-eng`, `un` for World, `xx` (a neutral flag) where there is none. */
  code: string
  /** Three-letter football code such as `POR`; null for regions and for countries without a football association. */
  fifa: string | null
  name: string
  /** Name in European Portuguese. */
  namePt: string
  region: boolean
  /** The region a country lies in by the map; members of UEFA count as Europe. Null for regions. */
  continent: CountryId | null
}

/** Ids of the regions. */
export const REGION = {
  world: 1,
  europe: 2,
  south_america: 3,
  north_central_america: 4,
  africa: 5,
  asia: 6,
  oceania: 7,
} as const

const fromRow = ([id, code, fifa, name, namePt, continent]: CountryRow): Country => ({
  id,
  code,
  fifa,
  name,
  namePt,
  region: continent === null,
  continent,
})

/** Every country and region: the regions first, then the countries by English name. */
export const COUNTRIES: readonly Country[] = [...REGION_ROWS, ...COUNTRY_ROWS].map(fromRow)

const byId = new Map(COUNTRIES.map((country) => [country.id, country]))
const byFifa = new Map(COUNTRIES.flatMap((country) => (country.fifa === null ? [] : [[country.fifa, country]])))
const names = new Map(COUNTRIES.map((country) => [country.id, namesOf(country)]))
const byName = indexNames()

function namesOf(country: Country): string[] {
  return [country.name, country.namePt, ...(COUNTRY_ALIASES[country.name] ?? [])]
}

/** English names win over Portuguese ones and both over aliases, so `Guiana` and `Guinea` never trade places. */
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

export function countryById(id: CountryId): Country | null {
  return byId.get(id) ?? null
}

/**
 * The country called so in English, Portuguese or by a usual other name (`USA`, `Korea Republic`, `Holland`).
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
 * Countries and regions with a name (English, Portuguese or another usual one) holding the text; names that begin with it first,
 * otherwise in the order of COUNTRIES. Nothing for an empty text.
 */
export function searchCountries(text: string): Country[] {
  const wanted = foldText(text).trim()
  if (wanted === '') return []
  const rank = (country: Country): number => {
    const folded = (names.get(country.id) ?? []).map(foldText)
    if (folded.some((name) => name.startsWith(wanted))) return 0
    return folded.some((name) => name.includes(wanted)) ? 1 : 2
  }
  const ranked = COUNTRIES.map((country) => ({ country, rank: rank(country) })).filter((one) => one.rank < 2)
  return ranked.sort((a, b) => a.rank - b.rank).map((one) => one.country)
}
