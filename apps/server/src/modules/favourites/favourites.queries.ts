import {
  type Database,
  execute,
  favouriteLeague,
  league,
  type Placeholders,
  query,
  rows,
  statement,
} from '@touchline/database'
import { and, asc, eq, sql } from 'drizzle-orm'

type Store = Pick<Database, 'pool'>

const OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select({ id: favouriteLeague.leagueId })
    .from(favouriteLeague)
    .where(eq(favouriteLeague.accountId, p.accountId))
    .orderBy(asc(favouriteLeague.createdAt), asc(favouriteLeague.leagueId)),
)

/** Ids of the favourite leagues, in the order they were chosen. */
export async function findFavourites({ pool }: Store, accountId: number): Promise<number[]> {
  return (await rows(pool, OF_ACCOUNT, { accountId })).map((row) => row.id)
}

/** Leagues that do not exist are left out. */
export async function addFavourites(
  { pool }: Store,
  accountId: number,
  leagues: readonly number[],
  now: Date,
): Promise<void> {
  const known = query
    .select({
      accountId: sql<number>`${accountId}::integer`.as('account_id'),
      leagueId: league.id,
      createdAt: sql<Date>`${now}::timestamptz`.as('created_at'),
    })
    .from(league)
    .where(sql`${league.id} = any(${sql.param(leagues)}::bigint[])`)
  await execute(pool, query.insert(favouriteLeague).select(known).onConflictDoNothing())
}

export async function removeFavourite({ pool }: Store, accountId: number, leagueId: number): Promise<void> {
  const same = and(eq(favouriteLeague.accountId, accountId), sql`${favouriteLeague.leagueId} = ${leagueId}::bigint`)
  await execute(pool, query.delete(favouriteLeague).where(same))
}
