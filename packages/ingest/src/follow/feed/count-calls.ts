import { execute, feedCall, type Queryable, query } from '@touchline/database'
import type { Source } from '@touchline/football'
import { sql } from 'drizzle-orm'

/**
 * Counts calls to a source under the UTC day and hour of the database's clock.
 * @param weight how many calls the source counts this one as
 */
export async function countCall(client: Queryable, source: Source, weight = 1): Promise<void> {
  const utc = sql`clock_timestamp() at time zone 'utc'`
  const write = query
    .insert(feedCall)
    .values({ source, day: sql`(${utc})::date`, hour: sql`extract(hour from ${utc})::integer`, calls: weight })
  await execute(
    client,
    write.onConflictDoUpdate({
      target: [feedCall.source, feedCall.day, feedCall.hour],
      set: { calls: sql`${feedCall.calls} + excluded.calls` },
    }),
  )
}
