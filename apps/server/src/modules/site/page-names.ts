import type { Database } from '@touchline/database'
import { countryById } from '@touchline/football'
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { findLook, type Look } from '../images/images.queries.ts'
import { findPicturedMatch } from '../images/shared-picture/pictured-match.queries.ts'
import { type SharedKind, sharedName } from '../images/shared-picture/shared-names.ts'
import { nameIn, teamNameIn } from '../shared/names/reader-names.ts'

/** The preview of a shared link to a page behind the login, in each language. */
interface NamedPage {
  name: InLanguages
  /** Path of its picture. */
  image: InLanguages | null
}

type InLanguages = Readonly<Record<Language, string>>

const inLanguages = (say: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as InLanguages

const NAMED = /^\/(team|league|player|coach|fixture|country)\/([^/]{1,20})$/

/** The name of a member page's subject, which the search shows everybody too; null for other pages, `missing` for an unknown thing. */
export async function namePage(database: Database, path: string): Promise<NamedPage | 'missing' | null> {
  const [, kind, number = ''] = NAMED.exec(path) ?? []
  if (kind === undefined) return null
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0
  return (await nameThing(database, kind, id)) ?? 'missing'
}

async function nameThing(database: Database, kind: string, id: number): Promise<NamedPage | null> {
  if (kind === 'country') {
    const country = countryById(id)
    return country && { name: inLanguages((language) => nameIn(language, 'countries', country.name)), image: null }
  }
  if (kind === 'fixture') {
    const match = await findPicturedMatch(database, id)
    return match && { name: inLanguages(pairOf(match)), image: inLanguages(pictureAt(`match/${id}`)) }
  }
  const shared = kind as SharedKind
  const look = await findLook(database, shared, id)
  return (
    look && {
      name: inLanguages((language) => sharedName(shared, look.name, language)),
      image: inLanguages(pictureAt(`shared/${kind}/${id}`)),
    }
  )
}

const pairOf =
  ({ home, away }: { home: Look; away: Look }) =>
  (language: Language) =>
    textsOf(language, 'compare')('title', {
      home: teamNameIn(language, home.name),
      away: teamNameIn(language, away.name),
    })

const pictureAt = (path: string) => (language: Language) =>
  `/api/images/${path}${language === SOURCE_LANGUAGE ? '' : `?lang=${language}`}`
