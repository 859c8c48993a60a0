import { execute, firstRow, type Placeholders, query, ratingSnapshot, selection, statement } from '@touchline/database'
import { julyOf, type ModelState, seasonOf } from '@touchline/probability'
import { and, gt, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { dayText } from './days.ts'
import { packState, unpackState } from './packed-state.ts'

interface Snapshot {
  /** Its matches are not in it yet. */
  day: number
  state: ModelState
}

const LATEST = statement((p: Placeholders<{ day: number }>) =>
  selection(
    { day: sql<number>`${ratingSnapshot.day} - date '1970-01-01'`, state: ratingSnapshot.state },
    (columns) => sql`
      select ${columns} from ${ratingSnapshot} where ${ratingSnapshot.day} <= date '1970-01-01' + ${p.day}::integer
      order by ${ratingSnapshot.day} desc limit 1`,
  ),
)

/** The latest ratings before a day. Those of later days are forgotten: they are about to change. */
export async function takeSnapshot(client: pg.ClientBase, day: number): Promise<Snapshot | null> {
  await execute(client, query.delete(ratingSnapshot).where(gt(ratingSnapshot.day, dayText(day))))
  const row = await firstRow(client, LATEST, { day })
  return row && { day: row.day, state: unpackState(row.state) }
}

export async function saveSnapshot(client: pg.ClientBase, { day, state }: Snapshot): Promise<void> {
  const packed = packState(state)
  const write = query.insert(ratingSnapshot).values({ day: dayText(day), state: packed })
  await execute(client, write.onConflictDoUpdate({ target: ratingSnapshot.day, set: { state: packed } }))
}

/** Leaves those of Julys, of the newest season's months and of its last day. */
export async function pruneSnapshots(client: pg.ClientBase, last: number): Promise<void> {
  const { day } = ratingSnapshot
  const isKept = sql`extract(day from ${day}) = 1
    and (extract(month from ${day}) = 7 or ${day} >= ${dayText(julyOf(seasonOf(last)))}::date)`
  await execute(client, query.delete(ratingSnapshot).where(and(ne(day, dayText(last)), sql`not (${isKept})`)))
}
