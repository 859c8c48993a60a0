import type { SubscriberEvent } from '@touchline/contract'
import {
  type Database,
  execute,
  LIVE_CHANNEL,
  liveEvent,
  logReader,
  namesOf,
  type Placeholders,
  prepared,
  query,
  rows,
  selection,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, lt, sql } from 'drizzle-orm'
import type pg from 'pg'

/** Ids of changes, by kind, for the readers that compute from them; a kind without changes is left out. */
export interface ChangedIds {
  /** Fixtures of which anything is new or differs, prices included, or that are gone. */
  fixtures?: readonly number[]
  /** Those of them that are or were over, or have another day, season, state, referee or other sides: not those in play. */
  results?: readonly number[]
  /** The days, since 1970, of fixtures that are gone and were results perhaps. */
  gone?: readonly number[]
  /** Seasons with other results, or in which points were given or taken. */
  seasons?: readonly number[]
  /** Fixtures with another forecast of ours. */
  forecasts?: readonly number[]
}

const ORDER_LOCK = 7_310_003
const KEPT_MS = DAY_MS

export type LiveEvent =
  | { topic: 'match' | 'odds' | SubscriberEvent; payload: unknown }
  | { topic: 'change'; payload: { tags: readonly string[] } & ChangedIds }

interface WrittenEvents {
  topics: readonly string[]
  payloads: readonly string[]
  now: Date
}

/** One statement, which also takes the lock and notifies: a match that ends waits for it. */
const WRITE = prepared((p: Placeholders<WrittenEvents>) =>
  selection(
    { written: sql`pg_notify(${sql.raw(`'${LIVE_CHANNEL}'`)}, '')` },
    (columns) => sql`
      insert into ${liveEvent} (${namesOf(liveEvent, ['topic', 'payload', 'createdAt'])})
      select i.topic, i.payload::jsonb, ${p.now}::timestamptz
      from pg_advisory_xact_lock(${sql.raw(String(ORDER_LOCK))})
        cross join unnest(${p.topics}::text[], ${p.payloads}::text[]) with ordinality as i(topic, payload, at)
      order by i.at returning ${columns}`,
  ),
)

/**
 * Writes events into the log of changes, as the last step of their transaction. The lock is held until that transaction ends, so the
 * numbers are in the order of commit and a reader that goes by number misses nothing.
 */
export async function writeLiveEvents(client: pg.ClientBase, events: readonly LiveEvent[], now: Date): Promise<void> {
  if (events.length === 0) return
  await rows(client, WRITE, {
    topics: events.map((event) => event.topic),
    payloads: events.map((event) => JSON.stringify(event.payload)),
    now,
  })
}

/**
 * Drops entries that are older than a day and read by every reader; a client that was away longer reads everything again. Returns their
 * number.
 */
export function pruneLiveEvents(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS)
  const isRead = sql`${liveEvent.seq} <= all (select ${logReader.place} from ${logReader})`
  return execute(database.pool, query.delete(liveEvent).where(and(lt(liveEvent.createdAt, before), isRead)))
}
