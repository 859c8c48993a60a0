import { listedNames, otherLeagueNames } from '@touchline/feeds'
import {
  beginWords,
  countryById,
  isLesser,
  nameKey,
  namesOfCountry,
  type SearchName,
  searchNames,
  searchWords,
} from '@touchline/football'

/** A thing with every name it is to be found by. */
export interface NamedRow {
  id: number
  lesser: boolean
  names: readonly SearchName[]
}

export interface TeamNames {
  id: number
  /** As sources call it, the name it is shown by first. */
  names: readonly string[]
  stableKey: string | null
  national: boolean
  countryId: number
  city: string | null
}

export function teamRow({ id, names, stableKey, national, countryId, city }: TeamNames): NamedRow {
  const ofCountry = namesOfCountry(countryId)
  const [, nation = '', side = ''] = /^(.+?)( (?:U\d\d|W|Women))?$/.exec(names[0] ?? '') ?? []
  const isCountry = national && ofCountry.some((name) => nameKey(name) === nameKey(nation))
  const ofNation = isCountry ? ofCountry.map((name) => name + side) : []
  const known = [...(stableKey === null ? [] : listedNames(stableKey)), ...ofNation]
  return { id, lesser: isLesser(names[0] ?? ''), names: searchNames({ names, known, city: national ? null : city }) }
}

export interface LeagueNames {
  id: number
  names: readonly string[]
  stableKey: string | null
  countryId: number
}

export function leagueRow({ id, names, stableKey, countryId }: LeagueNames): NamedRow {
  const country = countryById(countryId)
  const countries = country === null ? [] : [country.name, country.namePt]
  const known = stableKey === null ? [] : otherLeagueNames(stableKey)
  return { id, lesser: isLesser(names[0] ?? ''), names: searchNames({ names, known, countries }) }
}

export interface PersonNames {
  id: number
  name: string
  commonName: string
}

/** A short name is found by the full one whose words it begins: `J. Smith` by `John Smith`. */
export const personRow = ({ id, name, commonName }: PersonNames): NamedRow => ({
  id,
  lesser: false,
  names: searchNames({
    names: beginWords(searchWords(commonName), searchWords(name)) ? [name] : [name, commonName],
    asItIs: true,
  }),
})
