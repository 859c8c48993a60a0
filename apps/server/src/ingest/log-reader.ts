import {
  execute,
  firstRow,
  liveEvent,
  logReader as logReaderTable,
  orNull,
  prepared,
  type Queryable,
  query,
  type Statement,
  selection,
} from '@touchline/database'
import { lte, type SQL, sql } from 'drizzle-orm'
import { CHANGE_TOPIC } from '../platform/changes/follower.ts'
import type { ChangedIds } from './change-log.ts'

/** What a reader of the log of changes has to do. */
interface Heard {
  /** Up to where it has read the log; null where it never has. */
  place: number | null
  /** Number of the last change that is in here: the place it has read to once this is done. */
  upTo: number
  /** What it left to do when it last read the log. */
  due: readonly number[]
  /** What changed since, each id once; everything where it has never read the log; null where it heard of nothing. */
  ids: ChangedIds | null
}

/** What is computed from the log of changes: from which parts of it, and from what where the log is not there from its beginning. */
export interface LogReader {
  name: string
  heard: Statement<Record<never, never>, Heard>
}

/** @param everything all that a log from the beginning would have named, as one JSON object of ids or null */
export const logReader = (name: string, hears: readonly (keyof ChangedIds)[], everything: SQL): LogReader => ({
  name,
  heard: prepared(() =>
    selection(
      {
        place: orNull(logReaderTable.place),
        upTo: sql<number>`coalesce(greatest((select max(${liveEvent.seq}) from ${liveEvent}), ${logReaderTable.place}), 0)`,
        due: sql<number[]>`coalesce(${logReaderTable.due}, '{}')`,
        ids: sql<ChangedIds | null>`case when ${logReaderTable.name} is null then (${everything}) else (
          select json_object_agg(part, ids) from (
            select part, json_agg(distinct id::integer) as ids
            from ${liveEvent} cross join unnest(${sql.raw(`'{${hears.join()}}'`)}::text[]) as part
              cross join jsonb_array_elements_text(${liveEvent.payload} -> part) as id
            where ${liveEvent.topic} = ${sql.raw(`'${CHANGE_TOPIC}'`)} and ${liveEvent.seq} > ${logReaderTable.place}
            group by part) as parts) end`,
      },
      (columns) => sql`
        select ${columns} from (values (1)) as one
        left join ${logReaderTable} on ${logReaderTable.name} = ${sql.raw(`'${name}'`)}`,
    ),
  ),
})

/** What a reader has to do; null where it has nothing to do. In one statement: all that is numbered below its last change is in it. */
export async function heardBy(queryable: Queryable, { heard }: LogReader): Promise<Heard | null> {
  const found = await firstRow(queryable, heard, {})
  return found === null || (found.ids === null && found.due.length === 0) ? null : found
}

/** Notes that a reader has done what it heard of up to a change, but for what is still due; nothing where another worker has read further. */
export async function settle(
  queryable: Queryable,
  { name }: LogReader,
  upTo: number,
  due: readonly number[] = [],
): Promise<void> {
  const write = query.insert(logReaderTable).values({ name, place: upTo, due: [...due] })
  const set = { place: upTo, due: [...due] }
  const setWhere = lte(logReaderTable.place, upTo)
  await execute(queryable, write.onConflictDoUpdate({ target: logReaderTable.name, set, setWhere }))
}

/** Has a reader begin again with everything that is stored. */
export const startOver = (queryable: Queryable, { name }: LogReader) =>
  execute(queryable, sql`delete from ${logReaderTable} where ${logReaderTable.name} = ${name}`)
