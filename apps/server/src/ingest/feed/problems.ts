import { execute, feedProblem } from '@touchline/database'
import type { FeedProblem } from '@touchline/feeds'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { columnNames, listOf, reportedBy, unnestColumns } from '../unnest-columns.ts'

/** Notes what could not be taken from a source, with how often and when it was last so. */
export async function noteProblems(
  client: pg.Pool | pg.ClientBase,
  source: string,
  problems: readonly FeedProblem[],
  now: Date,
): Promise<void> {
  if (problems.length === 0) return
  const keyOf = ({ kind, key, reason }: FeedProblem) => `${kind}\u0000${key}\u0000${reason}`
  const distinct = [...new Map(problems.map((one) => [keyOf(one), one])).values()]
  const ordered = distinct.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const noted = ordered.map(({ kind, key, reason }) => ({
    source,
    kind,
    key,
    reason,
    times: 1,
    firstAt: now,
    lastAt: now,
  }))
  const sent = unnestColumns(feedProblem, noted, ['kind', 'key', 'reason'])
  await execute(
    client,
    sql`insert into ${feedProblem} (${columnNames(sent.properties)}) select ${listOf(sent.properties.map(reportedBy(sent)))}
      from ${sent.from} on conflict (${columnNames(['source', 'kind', 'key', 'reason'])})
      do update set times = ${feedProblem.times} + 1, last_at = excluded.last_at`,
  )
}
