import { type Database, favouriteLeague, type Placeholders, query, rows, statement } from '@touchline/database'
import { asc, eq } from 'drizzle-orm'

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
  await pool.query(
    `insert into favourite_league (account_id, league_id, created_at)
     select $1, id, $3 from league where id = any($2::bigint[]) on conflict do nothing`,
    [accountId, leagues, now],
  )
}

export async function removeFavourite({ pool }: Store, accountId: number, league: number): Promise<void> {
  await pool.query('delete from favourite_league where account_id = $1 and league_id = $2::bigint', [accountId, league])
}
