import type { FeedProblem } from '@touchline/feeds'
import type pg from 'pg'
import { SOURCE } from './sync-context.ts'

/** Notes what could not be taken of the feed: new ones are added, known ones counted and dated. */
export async function noteProblems(
  client: pg.Pool | pg.ClientBase,
  problems: readonly FeedProblem[],
  now: Date,
): Promise<void> {
  if (problems.length === 0) return
  const distinct = [...new Map(problems.map((one) => [`${one.kind}\u0000${one.key}\u0000${one.reason}`, one])).values()]
  await client.query(
    `insert into feed_problem as p (source, kind, key, reason, times, first_at, last_at)
     select $1, i.kind, i.key, i.reason, 1, $5, $5
     from unnest($2::text[], $3::text[], $4::text[]) as i(kind, key, reason)
     order by i.kind, i.key, i.reason
     on conflict (source, kind, key, reason) do update set times = p.times + 1, last_at = excluded.last_at`,
    [SOURCE, distinct.map((one) => one.kind), distinct.map((one) => one.key), distinct.map((one) => one.reason), now],
  )
}
