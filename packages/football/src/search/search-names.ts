import { foldText } from '../text.ts'
import { CITY_NAMES } from './city-names.ts'
import { searchKey, searchWords, withoutClubWords } from './search-key.ts'
import { NICKNAMES, nicknamesOf } from './search-nicknames.ts'

/** Origin of a searchable name: 0 a source uses it, 1 people use it, 2 it is derived from another name. */
export type NameOrigin = 0 | 1 | 2

/** A name a thing can be found by, as `searchKey` writes it. */
export interface SearchName {
  name: string
  origin: NameOrigin
}

export interface NamedThing {
  /** Names at the sources, the displayed one first. */
  names: readonly string[]
  /** Further names that lists know for it. */
  known?: readonly string[]
  /** Its home city. */
  city?: string | null
  /** Names of the country it is looked for with: `serie a brazil`. */
  countries?: readonly string[]
  /** True to leave out names derived from these: people shorten the names of clubs and competitions. */
  asItIs?: boolean
}

/** Differs as soon as the rules or lists that names are made by do; raise the number when a rule changes. */
export const SEARCH_RULES = JSON.stringify([5, NICKNAMES, [...CITY_NAMES]])

/** From this number of words on people shorten a name to its initials. */
const SHORTENED_FROM = 3

/** Every name a thing can be found by, each once, with its first origin. */
export function searchNames({
  names,
  known = [],
  city = null,
  countries = [],
  asItIs = false,
}: NamedThing): SearchName[] {
  const used = names.map(searchKey)
  const people = known.map(searchKey)
  const nicknames = (asItIs ? [] : [...used, ...people]).flatMap((key) => [
    ...nicknamesOf(key),
    ...nicknamesOf(withoutClubWords(key)),
  ])
  const made = [
    ...names.flatMap(signs),
    ...(asItIs ? [] : [...used, ...people].flatMap(initials)),
    ...(city === null ? [] : used.flatMap((key) => withCity(key, city))),
    ...countries.map(searchKey).flatMap((country) => used.flatMap((key) => [`${key} ${country}`, `${country} ${key}`])),
  ]
  const found = new Map<string, NameOrigin>()
  for (const [origin, keys] of [used, [...people, ...nicknames], made].entries())
    for (const key of keys) if (key !== '' && !found.has(key)) found.set(key, origin as NameOrigin)
  return [...found].map(([name, origin]) => ({ name, origin }))
}

/** The name with its signs where it has some that mean something: `100% Brough`. */
function signs(name: string): string[] {
  return /[^\p{L}\p{N}\s.,'’&()/-]/u.test(name) ? [foldText(name).trim()] : []
}

/** `queens park rangers` is `qpr` and `qp rangers`, `milton keynes dons` is `mk dons`. */
function initials(key: string): string[] {
  const words = key.split(' ')
  if (words.length < SHORTENED_FROM || words.some((word) => word === '')) return []
  const first = words.map((word) => [...word][0]).join('')
  return [first, `${first.slice(0, -1)} ${words.at(-1)}`]
}

/** `inter` of Milano is `inter milan` and `inter milano`; a name that has its city already stays as it is. */
function withCity(key: string, city: string): string[] {
  const cities = [searchKey(city), ...(CITY_NAMES.get(searchKey(city)) ?? [])].filter((one) => one !== '')
  const bare = withoutClubWords(key)
  const words = searchWords(bare)
  return cities.some((one) => words.includes(one)) ? [] : cities.map((one) => `${bare} ${one}`)
}
