import type { SubscriberEvent } from '@touchline/contract'
import { type Database, execute, LIVE_CHANNEL, liveEvent, namesOf, query } from '@touchline/database'
import { lt, sql } from 'drizzle-orm'
import type pg from 'pg'

const ORDER_LOCK = 7_310_003
const KEPT_MS = 24 * 60 * 60 * 1_000

export interface LiveEvent {
  topic: 'match' | 'odds' | SubscriberEvent | 'change'
  payload: unknown
}

/**
 * Writes events into the log of changes, as the last thing of the transaction they belong to. The lock is held until
 * that transaction ends, so the numbers are in the order of commit and a reader that goes by number misses nothing.
 */
export async function writeLiveEvents(
  client: pg.ClientBase,
  kind: Database['kind'],
  events: readonly LiveEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  const topics = sql.param(events.map((event) => event.topic))
  const payloads = sql.param(events.map((event) => JSON.stringify(event.payload)))
  await execute(
    client,
    sql`insert into ${liveEvent} (${namesOf(liveEvent, ['topic', 'payload', 'createdAt'])})
      select i.topic, i.payload::jsonb, ${now}::timestamptz
      from pg_advisory_xact_lock(${ORDER_LOCK}) cross join unnest(${topics}::text[], ${payloads}::text[]) with ordinality as i(topic, payload, at)
      order by i.at ${kind === 'server' ? sql`returning pg_notify(${LIVE_CHANNEL}, '')` : sql``}`,
  )
}

/** Drops events older than a day; a client that was away longer reads anew. Gives how many went. */
export function pruneLiveEvents(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS)
  return execute(database.pool, query.delete(liveEvent).where(lt(liveEvent.createdAt, before)))
}
