import { teamNameBy } from '@touchline/football'
import { type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { type NameList, namesOf } from '@touchline/messages/names'

/** The name of a thing of the data in the language; the source's where there is none. */
export const nameIn = (language: Language, list: NameList, name: string): string =>
  namesOf(language, list)[name] ?? name

/** A team's name in the reader's language. */
export const teamNameIn = (language: Language, name: string): string =>
  language === SOURCE_LANGUAGE ? name : teamNameBy((list, part) => nameIn(language, list, part), name)
