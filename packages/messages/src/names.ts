import { readMessages } from './catalog.ts'
import { LANGUAGES, type Language } from './index.ts'

/** Lists of translated names, by the names in the data: countries, clubs, positions. A language lists those that differ. */
const NAME_LISTS = [
  ...['countries', 'competitions', 'teams', 'squads', 'bookmakers', 'stages', 'places.city', 'places.region'],
  ...['absences', 'events', 'people', 'statistics', 'standings.zones', 'standings.columns', 'standings.heads'],
  ...['profile.surfaces', 'transfers.kinds'],
] as const
export type NameList = (typeof NAME_LISTS)[number]

/** The list that a key belongs to; null for a message of the site. What follows is a name, which may have dots. */
export const nameListOf = (key: string): NameList | null =>
  NAME_LISTS.find((list) => key.startsWith(`${list}.`)) ?? null

const known = new Map<string, Readonly<Record<string, string>>>()

/** Names of a list in a language, by the names in the data. Read at the first use. */
export function namesOf(language: Language, list: NameList): Readonly<Record<string, string>> {
  const key = `${language}/${list}`
  const names = known.get(key) ?? readNames(language, list)
  known.set(key, names)
  return names
}

function readNames(language: Language, list: NameList): Readonly<Record<string, string>> {
  const [namespace = '', inside] = list.split('.')
  const tree = readMessages(language)[namespace] ?? {}
  return (inside === undefined ? tree : (tree[inside] ?? {})) as Record<string, string>
}

/** Every name that some language translates: its key and the name in the data. */
export const nameKeys = (): [key: string, name: string][] =>
  NAME_LISTS.flatMap((list) => [...namesByName(list).keys()].map((name): [string, string] => [`${list}.${name}`, name]))

const allNames = new Map<NameList, ReadonlyMap<string, readonly string[]>>()

/** Names of a thing in the other languages, each once. For code that runs on the server: it reads every language's file. */
export function otherNames(list: NameList, name: string): readonly string[] {
  return namesByName(list).get(name) ?? []
}

/** Every thing of a list with what languages call it. */
export function namesByName(list: NameList): ReadonlyMap<string, readonly string[]> {
  const found = allNames.get(list)
  if (found !== undefined) return found
  const names = new Map<string, string[]>()
  for (const language of LANGUAGES)
    for (const [name, own] of Object.entries(namesOf(language, list)))
      if (!names.get(name)?.includes(own)) names.set(name, [...(names.get(name) ?? []), own])
  allNames.set(list, names)
  return names
}
