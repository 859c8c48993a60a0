import { COUNTRY_ROWS, type CountryRow, REGION_ROWS } from './country-list.ts'

/** Id of a country or region; stable in the database, the API and every list (see COUNTRIES). */
export type CountryId = number

/** A country as football knows it (England, Scotland, Wales and Northern Ireland are separate countries), or a region. */
export interface Country {
  /** 1 to 10 for regions, 11 and up for countries. */
  id: CountryId
  /** Flag in the flag-icons package, lower case: `pt`, `gb-eng`, `un` for World, `xx` (a neutral flag) where there is none. */
  code: string
  /** Three-letter football code such as `POR`; null for regions and for countries without a football association. */
  fifa: string | null
  /** In English, as the API has it. */
  name: string
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

const fromRow = ([id, code, fifa, name, continent]: CountryRow): Country => ({
  id,
  code,
  fifa,
  name,
  region: continent === null,
  continent,
})

/** Every country and region: the regions first, then the countries by English name. */
export const COUNTRIES: readonly Country[] = [...REGION_ROWS, ...COUNTRY_ROWS].map(fromRow)

const byId = new Map(COUNTRIES.map((country) => [country.id, country]))

export function countryById(id: CountryId): Country | null {
  return byId.get(id) ?? null
}
