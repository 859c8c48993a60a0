import type { Database } from '@touchline/database'
import { findFollowed } from '../../follow/follow.queries.ts'

export const INVALID = { invalid: true } as const

/** Favourites of an account, as its browser keeps them. */
export async function followedBy({ pool }: Pick<Database, 'pool'>, accountId: number) {
  const { leagues, follows } = await findFollowed(pool, accountId)
  return { favorite_league: leagues, follows }
}

/** Answer of a login that opened a session. */
export const signedIn = async (
  database: Pick<Database, 'pool'>,
  { id, username }: { id: number; username: string },
  token: string,
) => ({ invalid: false as const, token, user: { id, username }, ...(await followedBy(database, id)) })
