import { randomUUID } from 'node:crypto'
import {
  execute,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  ratingSnapshot,
  selection,
  statement,
} from '@touchline/database'
import { julyOf, type ModelState, seasonOf } from '@touchline/probability'
import { and, gt, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { dayText } from './days.ts'
import { packState, type RatedIds, unpackState } from './packed-state.ts'

/** All ratings as they were before the matches of a day. */
export interface Snapshot {
  day: number
  /** All of them, or those of some ids. */
  state(only?: RatedIds): ModelState
}

/** What this process read or wrote last: the ratings before the last day are asked for after every match. No two versions are the same anywhere. */
let kept: { version: string; packed: Uint8Array } | null = null

const LATEST = statement((p: Placeholders<{ day: number }>) =>
  selection(
    {
      day: sql<number>`${ratingSnapshot.day} - date '1970-01-01'`,
      version: ratingSnapshot.version,
      packed: ratingSnapshot.state,
    },
    (columns) => sql`
      select ${columns} from ${ratingSnapshot} where ${ratingSnapshot.day} <= date '1970-01-01' + ${p.day}::integer
      order by ${ratingSnapshot.day} desc limit 1`,
  ),
)

/**
 * The latest ratings before a day.
 * @param version of the ones before that very day, where it is known: they are read only if they are not the last that were
 */
export async function snapshotBefore(
  client: Queryable,
  day: number,
  version: string | null = null,
): Promise<Snapshot | null> {
  if (kept !== null && kept.version === version) return snapshotOf(day, kept.packed)
  const row = await firstRow(client, LATEST, { day })
  if (row === null) return null
  kept = row
  return snapshotOf(row.day, row.packed)
}

const snapshotOf = (day: number, packed: Uint8Array): Snapshot => ({ day, state: (only) => unpackState(packed, only) })

/** Forgets the ratings of later days: they are about to change. */
export async function dropSnapshotsAfter(client: pg.ClientBase, day: number): Promise<void> {
  await execute(client, query.delete(ratingSnapshot).where(gt(ratingSnapshot.day, dayText(day))))
}

export async function saveSnapshot(client: pg.ClientBase, day: number, state: ModelState): Promise<void> {
  const packed = packState(state)
  const version = randomUUID()
  const write = query.insert(ratingSnapshot).values({ day: dayText(day), version, state: packed })
  const set = { version, state: packed }
  await execute(client, write.onConflictDoUpdate({ target: ratingSnapshot.day, set }))
  kept = { version, packed }
}

/** Leaves those of Julys, of the newest season's months and of its last day. */
export async function pruneSnapshots(client: pg.ClientBase, last: number): Promise<void> {
  const { day } = ratingSnapshot
  const isKept = sql`extract(day from ${day}) = 1
    and (extract(month from ${day}) = 7 or ${day} >= ${dayText(julyOf(seasonOf(last)))}::date)`
  await execute(client, query.delete(ratingSnapshot).where(and(ne(day, dayText(last)), sql`not (${isKept})`)))
}
