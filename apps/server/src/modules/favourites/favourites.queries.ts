import type { Database } from '@touchline/database'

type Store = Pick<Database, 'pool'>

/** Ids of the favourite leagues, in the order they were chosen. */
export async function findFavourites({ pool }: Store, accountId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select league_id as id from favourite_league where account_id = $1 order by created_at, league_id',
    [accountId],
  )
  return rows.map((row) => row.id)
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
