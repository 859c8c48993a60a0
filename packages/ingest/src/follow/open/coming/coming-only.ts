import { fixture, type Placeholders, query, rows, sourceRef, statement } from '@touchline/database'
import { type Key, type Source, STATE } from '@touchline/football'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { WritableBatch } from '../../../write/writable-batch.ts'

const OPEN_STATES = [STATE.not_started, STATE.awaiting_updates, STATE.postponed]

const BEGUN = statement((p: Placeholders<{ source: Source; keys: readonly Key[] }>) =>
  query
    .select({ key: sourceRef.key })
    .from(sourceRef)
    .innerJoin(fixture, eq(fixture.id, sourceRef.id))
    .where(
      and(
        eq(sourceRef.kind, 'fixture'),
        eq(sourceRef.source, p.source),
        sql`${sourceRef.key} = any(${p.keys}::text[])`,
        notInArray(fixture.stateId, OPEN_STATES),
      ),
    ),
)

/** A batch of matches ahead without those that are better known: a file lists them for days and has neither results nor closing prices. */
export async function comingOnly(client: pg.ClientBase, batch: WritableBatch): Promise<WritableBatch> {
  const keys = (batch.fixtures ?? []).map(({ key }) => key)
  const begun = new Set((await rows(client, BEGUN, { source: batch.source, keys })).map(({ key }) => key))
  if (begun.size === 0) return batch
  return {
    ...batch,
    fixtures: batch.fixtures?.filter(({ key }) => !begun.has(key)),
    referencePrices: batch.referencePrices?.filter(({ fixture }) => !begun.has(fixture)),
    odds: batch.odds?.filter(({ fixture }) => !begun.has(fixture)),
  }
}
