import type { SubscriberEvent } from '@touchline/contract'
import {
  type Database,
  execute,
  LIVE_CHANNEL,
  liveEvent,
  namesOf,
  type Placeholders,
  prepared,
  query,
  rows,
  selection,
} from '@touchline/database'
import { lt, sql } from 'drizzle-orm'
import type pg from 'pg'

const ORDER_LOCK = 7_310_003
const KEPT_MS = 24 * 60 * 60 * 1_000

export interface LiveEvent {
  topic: 'match' | 'odds' | SubscriberEvent | 'change'
  payload: unknown
}

interface WrittenEvents {
  topics: readonly string[]
  payloads: readonly string[]
  now: Date
}

/** One statement, which also takes the lock and notifies: a match that ends waits for it. */
const writing = (notified: boolean) =>
  prepared((p: Placeholders<WrittenEvents>) =>
    selection(
      { written: notified ? sql`pg_notify(${sql.raw(`'${LIVE_CHANNEL}'`)}, '')` : sql`null` },
      (columns) => sql`
          insert into ${liveEvent} (${namesOf(liveEvent, ['topic', 'payload', 'createdAt'])})
          select i.topic, i.payload::jsonb, ${p.now}::timestamptz
          from pg_advisory_xact_lock(${sql.raw(String(ORDER_LOCK))})
            cross join unnest(${p.topics}::text[], ${p.payloads}::text[]) with ordinality as i(topic, payload, at)
          order by i.at returning ${columns}`,
    ),
  )
const WRITE = writing(false)
const WRITE_AND_NOTIFY = writing(true)

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
  await rows(client, kind === 'server' ? WRITE_AND_NOTIFY : WRITE, {
    topics: events.map((event) => event.topic),
    payloads: events.map((event) => JSON.stringify(event.payload)),
    now,
  })
}

/** Drops events older than a day; a client that was away longer reads anew. Gives how many went. */
export function pruneLiveEvents(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS)
  return execute(database.pool, query.delete(liveEvent).where(lt(liveEvent.createdAt, before)))
}
