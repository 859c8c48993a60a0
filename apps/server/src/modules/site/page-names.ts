import type { Database } from '@touchline/database'
import { countryById, type NameLanguage, teamNameIn } from '@touchline/football'
import { findLook, type Look } from '../images/images.queries.ts'
import { findPicturedMatch } from '../images/shared-picture/pictured-match.queries.ts'
import { type SharedKind, sharedName } from '../images/shared-picture/shared-names.ts'

/** What those see who are sent a link to a page behind the login, in each language. */
interface NamedPage {
  name: InLanguages
  /** Path of a picture of its own. */
  image: InLanguages | null
}

type InLanguages = Readonly<Record<NameLanguage, string>>

const inLanguages = (say: (language: NameLanguage) => string): InLanguages => ({ en: say('en'), pt: say('pt') })

const NAMED = /^\/(team|league|player|coach|fixture|country)\/([^/]{1,20})$/

/**
 * The name of what a page for members is about, which the search tells everybody too; null for other pages, `missing` for a thing that
 * nobody knows.
 */
export async function namePage(database: Database, path: string): Promise<NamedPage | 'missing' | null> {
  const [, kind, number = ''] = NAMED.exec(path) ?? []
  if (kind === undefined) return null
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0
  return (await nameThing(database, kind, id)) ?? 'missing'
}

async function nameThing(database: Database, kind: string, id: number): Promise<NamedPage | null> {
  if (kind === 'country') {
    const country = countryById(id)
    return country && { name: { en: country.name, pt: country.namePt }, image: null }
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
  (language: NameLanguage) =>
    [home, away].map(({ name }) => teamNameIn(language, name)).join(language === 'pt' ? ' – ' : ' v ')

const pictureAt = (path: string) => (language: NameLanguage) =>
  `/api/images/${path}${language === 'en' ? '' : `?lang=${language}`}`
