import type { Database } from '@touchline/database'
import { findLook } from '../images/images.queries.ts'
import { findPicturedMatch } from '../images/match-picture/match-picture.queries.ts'

/** What those see who are sent a link to a page behind the login. */
interface NamedPage {
  name: string
  /** Path of a picture of its own. */
  image: string | null
}

const NAMED = /^\/(team|league|player|coach|fixture)\/(\d{1,9})$/

/** The name of what a page for members is about, which the search tells everybody too; null for other pages and unknown things. */
export async function namePage(database: Database, path: string): Promise<NamedPage | null> {
  const [, kind, number] = NAMED.exec(path) ?? []
  if (kind === undefined) return null
  const id = Number(number)
  if (kind !== 'fixture') {
    const look = await findLook(database, kind as 'team' | 'league' | 'player' | 'coach', id)
    return look && { name: look.name, image: null }
  }
  const match = await findPicturedMatch(database, id)
  return match && { name: `${match.home.name} v ${match.away.name}`, image: `/api/images/match/${id}` }
}
