import { execute, feedProblem } from '@touchline/database'
import type { FeedProblem } from '@touchline/feeds'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { encodedRows, encodeRows } from '../../write/rows/encode-rows.ts'
import { columnNames } from '../../write/rows/row.ts'

/** Notes what could not be taken from a source, with how often and when it was last so. */
export async function noteProblems(
  client: pg.Pool | pg.ClientBase,
  { source, problems, now }: { source: string; problems: readonly FeedProblem[]; now: Date },
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
  const properties = Object.keys(noted[0] ?? {})
  const encoded = encodeRows(feedProblem, noted)
  await execute(
    client,
    sql`insert into ${feedProblem} (${columnNames(properties)}) select ${columnNames(properties, 'i.')}
      from ${encodedRows(feedProblem, properties, encoded)} on conflict (${columnNames(['source', 'kind', 'key', 'reason'])})
      do update set times = ${feedProblem.times} + 1, last_at = excluded.last_at`,
  )
}
