import { listedNames, otherLeagueNames } from '@touchline/feeds'
import {
  beginWords,
  countryById,
  nameKey,
  namesInSquad,
  namesOfCountry,
  type SearchName,
  searchNames,
  searchWords,
  squadOfCompetition,
  squadOfTeam,
  withoutSquad,
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
  const shown = names[0] ?? ''
  const [squad, bare] = [squadOfTeam(shown), withoutSquad(shown)]
  const isCountry = national && ofCountry.some((name) => nameKey(name) === nameKey(bare))
  const firstTeams = isCountry ? ofCountry : [bare]
  const inSquad = squad === null ? [] : firstTeams.flatMap((name) => namesInSquad(name, squad))
  const ofNation = isCountry && squad === null ? ofCountry : inSquad
  const known = [...(stableKey === null ? [] : listedNames(stableKey)), ...ofNation]
  return { id, lesser: squad !== null, names: searchNames({ names, known, city: national ? null : city }) }
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
  return { id, lesser: squadOfCompetition(names[0] ?? '') !== null, names: searchNames({ names, known, countries }) }
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
