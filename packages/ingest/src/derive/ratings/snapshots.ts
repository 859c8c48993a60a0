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
interface Snapshot {
  day: number
  /** All of them, or those of some ids. */
  state(only?: RatedIds): ModelState
}

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

/** Reads and writes snapshots. The last one is kept in memory: the ratings before the last day are needed after every match. */
export interface SnapshotStore {
  /**
   * The latest ratings before a day.
   * @param version of the ones before that very day, where it is known: they are read only if they are not the last that were
   */
  before(client: Queryable, day: number, version?: string | null): Promise<Snapshot | null>
  save(client: pg.ClientBase, day: number, state: ModelState): Promise<void>
}

export function snapshotStore(): SnapshotStore {
  let last: { version: string; packed: Uint8Array } | null = null
  return {
    async before(client, day, version = null) {
      if (last !== null && last.version === version) return snapshotOf(day, last.packed)
      const row = await firstRow(client, LATEST, { day })
      if (row === null) return null
      last = row
      return snapshotOf(row.day, row.packed)
    },
    async save(client, day, state) {
      const packed = packState(state)
      const version = randomUUID()
      const write = query.insert(ratingSnapshot).values({ day: dayText(day), version, state: packed })
      const set = { version, state: packed }
      await execute(client, write.onConflictDoUpdate({ target: ratingSnapshot.day, set }))
      last = { version, packed }
    },
  }
}

const snapshotOf = (day: number, packed: Uint8Array): Snapshot => ({ day, state: (only) => unpackState(packed, only) })

/** Forgets the ratings of later days: they are about to change. */
export async function dropSnapshotsAfter(client: pg.ClientBase, day: number): Promise<void> {
  await execute(client, query.delete(ratingSnapshot).where(gt(ratingSnapshot.day, dayText(day))))
}

/** Leaves those of Julys, of the newest season's months and of its last day. */
export async function pruneSnapshots(client: pg.ClientBase, last: number): Promise<void> {
  const { day } = ratingSnapshot
  const isKept = sql`extract(day from ${day}) = 1
    and (extract(month from ${day}) = 7 or ${day} >= ${dayText(julyOf(seasonOf(last)))}::date)`
  await execute(client, query.delete(ratingSnapshot).where(and(ne(day, dayText(last)), sql`not (${isKept})`)))
}
