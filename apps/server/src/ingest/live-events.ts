import type { SubscriberEvent } from '@touchline/contract'
import { type Database, inTransaction, LIVE_CHANNEL } from '@touchline/database'
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
  await client.query('select pg_advisory_xact_lock($1)', [ORDER_LOCK])
  await client.query(
    `insert into live_event (topic, payload, created_at)
     select i.topic, i.payload::jsonb, $3 from unnest($1::text[], $2::text[]) with ordinality as i(topic, payload, at)
     order by i.at`,
    [events.map((event) => event.topic), events.map((event) => JSON.stringify(event.payload)), now],
  )
  if (kind === 'server') await client.query(`notify ${LIVE_CHANNEL}`)
}

/** Drops events older than a day; a client that was away longer reads anew. Gives how many went. */
export function pruneLiveEvents(database: Database, now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    const before = new Date(now.getTime() - KEPT_MS)
    const result = await client.query('delete from live_event where created_at < $1', [before])
    return result.rowCount ?? 0
  })
}
