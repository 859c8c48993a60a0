import type { Database } from '@touchline/database'
import { findFollowed } from '../../follow/follow.queries.ts'
import { findHidden } from '../../hidden-scores/hidden-scores.queries.ts'
import { viewHidden } from '../../hidden-scores/hidden-scores.view.ts'

export const INVALID = { invalid: true } as const

/** Favourites and hidden scores of an account, as its browser keeps them. */
export async function followedBy({ pool }: Pick<Database, 'pool'>, accountId: number) {
  const [{ leagues, follows }, hidden] = await Promise.all([
    findFollowed(pool, accountId),
    findHidden(pool, { accountId }),
  ])
  return { favorite_league: leagues, follows, hidden_scores: hidden && viewHidden(hidden) }
}

/** Answer of a login that opened a session. */
export const signedIn = async (
  database: Pick<Database, 'pool'>,
  { id, username }: { id: number; username: string },
  token: string,
) => ({ invalid: false as const, token, user: { id, username }, ...(await followedBy(database, id)) })
