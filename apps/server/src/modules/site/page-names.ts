import type { Database } from '@touchline/database'
import { countryById } from '@touchline/football'
import { findLook } from '../images/images.queries.ts'
import { findPicturedMatch } from '../images/shared-picture/pictured-match.queries.ts'

/** What those see who are sent a link to a page behind the login. */
interface NamedPage {
  name: string
  /** Path of a picture of its own. */
  image: string | null
}

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
    return country && { name: country.name, image: null }
  }
  if (kind === 'fixture') {
    const match = await findPicturedMatch(database, id)
    return match && { name: `${match.home.name} v ${match.away.name}`, image: `/api/images/match/${id}` }
  }
  const look = await findLook(database, kind as 'team' | 'league' | 'player' | 'coach', id)
  return look && { name: look.name, image: `/api/images/shared/${kind}/${id}` }
}
