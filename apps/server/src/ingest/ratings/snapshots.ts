import { firstRow, type Placeholders, ratingSnapshot, selection, statement } from '@touchline/database'
import { julyOf, type ModelState, seasonOf } from '@touchline/probability'
import { sql } from 'drizzle-orm'
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
  await client.query('delete from rating_snapshot where day > $1', [dayText(day)])
  const row = await firstRow(client, LATEST, { day })
  return row && { day: row.day, state: unpackState(row.state) }
}

export async function saveSnapshot(client: pg.ClientBase, { day, state }: Snapshot): Promise<void> {
  await client.query(
    'insert into rating_snapshot (day, state) values ($1, $2) on conflict (day) do update set state = excluded.state',
    [dayText(day), packState(state)],
  )
}

/** Leaves those of Julys, of the newest season's months and of its last day. */
export async function pruneSnapshots(client: pg.ClientBase, last: number): Promise<void> {
  await client.query(
    `delete from rating_snapshot where day <> $1
     and not (extract(day from day) = 1 and (extract(month from day) = 7 or day >= $2))`,
    [dayText(last), dayText(julyOf(seasonOf(last)))],
  )
}
