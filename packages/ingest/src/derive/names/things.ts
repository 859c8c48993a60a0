import { listedNames, otherLeagueNames } from '@touchline/feeds'
import {
  beginWords,
  countryById,
  nameKey,
  namesInSquad,
  namesOfCountry,
  type SearchName,
  searchKey,
  searchNames,
  searchWords,
  squadOfCompetition,
  squadOfTeam,
  withoutSquad,
} from '@touchline/football'
import { LANGUAGES } from '@touchline/messages'
import { type NameList, namesByName, namesOf, otherNames } from '@touchline/messages/names'

/** Each language's words for a kind of squad. */
const SQUADS = LANGUAGES.map((language) => (part: string) => namesOf(language, 'squads')[part] ?? part)

function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Names in other languages, by the name in the form of searches. */
const shownBy = (list: NameList) =>
  new Map([...namesByName(list)].map(([name, own]): [string, readonly string[]] => [searchKey(name), own]))
const SHOWN = { teams: lazy(() => shownBy('teams')), competitions: lazy(() => shownBy('competitions')) }
const shownNames = (list: keyof typeof SHOWN, name: string): readonly string[] =>
  SHOWN[list]().get(searchKey(name)) ?? []

/** Differs as soon as a language has other names. */
export const shownNamesText = (): string =>
  JSON.stringify((['teams', 'competitions', 'countries', 'squads'] as const).map((list) => [...namesByName(list)]))

/** A thing with every name it is to be found by. */
export interface NamedRow {
  id: number
  lesser: boolean
  names: readonly SearchName[]
}

export interface TeamNames {
  id: number
  /** Names at the sources, the displayed one first. */
  names: readonly string[]
  stableKey: string | null
  national: boolean
  countryId: number
  city: string | null
}

/** Names of a team in lists, countries and other languages. */
function knownTeamNames({ names, stableKey, national, countryId }: TeamNames): string[] {
  const ofCountry = [...namesOfCountry(countryId), ...otherNames('countries', countryById(countryId)?.name ?? '')]
  const shown = names[0] ?? ''
  const [squad, bare] = [squadOfTeam(shown), withoutSquad(shown)]
  const isCountry = national && ofCountry.some((name) => nameKey(name) === nameKey(bare))
  const firstTeams = isCountry ? ofCountry : [bare]
  const inSquad = squad === null ? [] : firstTeams.flatMap((name) => namesInSquad(name, squad, SQUADS))
  const ofNation = isCountry && squad === null ? ofCountry : inSquad
  return [...(stableKey === null ? [] : listedNames(stableKey)), ...ofNation, ...shownNames('teams', shown)]
}

export function teamRow(team: TeamNames): NamedRow {
  const { id, names, national, city } = team
  const lesser = squadOfTeam(names[0] ?? '') !== null
  return { id, lesser, names: searchNames({ names, known: knownTeamNames(team), city: national ? null : city }) }
}

export interface LeagueNames {
  id: number
  names: readonly string[]
  stableKey: string | null
  countryId: number
}

const knownLeagueNames = ({ names, stableKey }: LeagueNames): string[] => [
  ...(stableKey === null ? [] : otherLeagueNames(stableKey)),
  ...shownNames('competitions', names[0] ?? ''),
]

export function leagueRow(league: LeagueNames): NamedRow {
  const { id, names, countryId } = league
  const country = countryById(countryId)
  const countries = country === null ? [] : [country.name, ...otherNames('countries', country.name)]
  const lesser = squadOfCompetition(names[0] ?? '') !== null
  return { id, lesser, names: searchNames({ names, known: knownLeagueNames(league), countries }) }
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

/** A name of a team or league in the index, as its list writes it; in capitals if no list has it. */
export const writtenTeamName = (key: string, team: TeamNames): string => written(key, knownTeamNames(team))
export const writtenLeagueName = (key: string, league: LeagueNames): string => written(key, knownLeagueNames(league))

const written = (key: string, names: readonly string[]): string =>
  names.find((name) => searchKey(name) === key) ??
  key.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())
