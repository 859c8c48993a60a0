import type { Database } from '@touchline/database'
import { STATE } from '@touchline/football'

/** What a sitemap says of a page or of a part of itself. */
export interface Changed<Key> {
  key: Key
  changedAt: Date
}

/** UTC days on which matches kick off from `from` (inclusive) to `to` (exclusive), `YYYY-MM-DD`, with the last change to one of them. */
export async function findMatchDays(database: Database, from: string, to: string): Promise<Changed<string>[]> {
  const { rows } = await database.pool.query<Changed<string>>(
    `select to_char(kickoff at time zone 'UTC', 'YYYY-MM-DD') as key, max(updated_at) as "changedAt" from fixture
     where kickoff >= $1::timestamptz and kickoff < $2::timestamptz and state_id <> $3 group by 1 order by 1`,
    [`${from}T00:00:00Z`, `${to}T00:00:00Z`, STATE.deleted],
  )
  return rows
}

/** The matches that kick off from `from` (inclusive) to `to` (exclusive), by kick-off. */
export async function findMatchesChanged(database: Database, from: string, to: string): Promise<Changed<number>[]> {
  const { rows } = await database.pool.query<Changed<number>>(
    `select id as key, updated_at as "changedAt" from fixture
     where kickoff >= $1::timestamptz and kickoff < $2::timestamptz and state_id <> $3 order by kickoff, id`,
    [`${from}T00:00:00Z`, `${to}T00:00:00Z`, STATE.deleted],
  )
  return rows
}
