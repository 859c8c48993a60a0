import type { Follows } from '@touchline/contract'
import {
  alertRecipient,
  alertWish,
  type Database,
  execute,
  firstRow,
  fixture,
  follow,
  inTransaction,
  league,
  namesOf,
  type Placeholders,
  player,
  type Queryable,
  query,
  rows,
  selection,
  statement,
  team,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, asc, count, eq, sql } from 'drizzle-orm'

type Store = Pick<Database, 'pool'>

/** Column and table of each kind of followed things. */
const THINGS = {
  team: { column: 'teamId', table: team },
  league: { column: 'leagueId', table: league },
  match: { column: 'fixtureId', table: fixture },
  player: { column: 'playerId', table: player },
} as const
export type FollowKind = keyof typeof THINGS

const OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select({
      team: follow.teamId,
      league: follow.leagueId,
      match: follow.fixtureId,
      player: follow.playerId,
    })
    .from(follow)
    .where(eq(follow.accountId, p.accountId))
    .orderBy(
      asc(follow.createdAt),
      sql`coalesce(${follow.teamId}, ${follow.leagueId}, ${follow.fixtureId}, ${follow.playerId})`,
    ),
)

/** The followed things of an account, each kind in the order of the choices. */
export async function findFollowed(
  queryable: Queryable,
  accountId: number,
): Promise<{ leagues: number[]; follows: Follows }> {
  const found = await rows(queryable, OF_ACCOUNT, { accountId })
  const of = (kind: FollowKind) => found.flatMap((row) => row[kind] ?? [])
  return { leagues: of('league'), follows: { teams: of('team'), matches: of('match'), players: of('player') } }
}

/** Ids of the favourite leagues, in the order they were chosen. */
export const findFavourites = async ({ pool }: Store, accountId: number): Promise<number[]> =>
  (await findFollowed(pool, accountId)).leagues

/** One account at a time, so that two browsers do not pass the limit together. */
const LOCK = statement((p: Placeholders<{ accountId: number }>) =>
  selection(
    { locked: sql<null>`pg_advisory_xact_lock(${sql.raw(String(7_310_022))}, ${p.accountId}::integer)::text` },
    (columns) => sql`select ${columns}`,
  ),
)

const COUNTS = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select({
      team: count(follow.teamId),
      league: count(follow.leagueId),
      match: count(follow.fixtureId),
      player: count(follow.playerId),
    })
    .from(follow)
    .where(eq(follow.accountId, p.accountId)),
)

export interface Chosen {
  kind: FollowKind
  ids: readonly number[]
  /** How many of the kind an account may follow. */
  most: number
}

/** Skips things that do not exist, and those beyond the limit. @returns whether everything that exists is followed now */
export function addFollows(
  database: Database,
  { accountId, chosen, now }: { accountId: number; chosen: readonly Chosen[]; now: Date },
): Promise<boolean> {
  return inTransaction(database, async (client) => {
    await rows(client, LOCK, { accountId })
    const counts = await firstRow(client, COUNTS, { accountId })
    let all = true
    for (const { kind, ids, most } of chosen) {
      if (ids.length === 0) continue
      const { column, table } = THINGS[kind]
      const held = follow[column]
      const wanted = sql`
        select ${table.id} as id, min(w.at) as at from ${table} join unnest(${sql.param(ids)}::bigint[]) with ordinality as w(id, at)
          on w.id = ${table.id}
        where not exists (select from ${follow} where ${follow.accountId} = ${accountId} and ${held} = ${table.id})
        group by ${table.id}`
      const free = Math.max(0, most - (counts?.[kind] ?? 0))
      const added = await execute(
        client,
        sql`insert into ${follow} (${namesOf(follow, ['accountId', column, 'createdAt'])})
          select ${accountId}::integer, n.id, ${now}::timestamptz from (${wanted} order by 2 limit ${free}) n`,
      )
      if (added === free && (await execute(client, sql`${wanted} limit 1`)) > 0) all = false
    }
    return all
  })
}

/** Stops following, with its alerts. */
export async function removeFollow(
  { pool }: Store,
  { accountId, kind, id }: { accountId: number; kind: FollowKind; id: number },
): Promise<void> {
  const same = and(eq(follow.accountId, accountId), sql`${follow[THINGS[kind].column]} = ${id}::bigint`)
  await execute(pool, query.delete(follow).where(same))
  await execute(
    pool,
    sql`delete from ${alertWish} using ${alertRecipient} where ${alertRecipient.id} = ${alertWish.recipientId}
      and ${alertRecipient.accountId} = ${accountId}::integer and ${alertWish[THINGS[kind].column]} = ${id}::bigint`,
  )
}

const MATCHES_KEPT_MS = 14 * DAY_MS

/** Matches that were over two weeks ago are followed no longer. */
export async function dropOldMatchFollows({ pool }: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MATCHES_KEPT_MS)
  await execute(
    pool,
    sql`delete from ${follow} using ${fixture} where ${fixture.id} = ${follow.fixtureId} and ${fixture.kickoff} < ${before}`,
  )
}
