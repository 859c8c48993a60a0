import {
  CHANGE_TOPIC,
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
import type { ChangedIds } from './change-log.ts'

/** The work of a reader of the log of changes. */
interface Heard {
  /** Up to where it has read the log; null where it never has. */
  place: number | null
  /** Number of the last change that is in here: the place it has read to once this is done. */
  upTo: number
  /** Work it left over when it last read the log. */
  due: readonly number[]
  /** Changes since, each id once; everything when it has never read the log; null when there are none. */
  ids: ChangedIds | null
}

/** A reader that computes from the log of changes: the parts it reads, and its start where the log does not reach back to the beginning. */
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

/** The work of a reader; null if there is none. In one statement, which includes everything numbered below its last change. */
export async function heardBy(queryable: Queryable, { heard }: LogReader): Promise<Heard | null> {
  const found = await firstRow(queryable, heard, {})
  return found === null || (found.ids === null && found.due.length === 0) ? null : found
}

/**
 * Notes that a reader has processed everything up to a change, except the work still due; does nothing where another worker has read
 * further.
 */
export async function settle(
  queryable: Queryable,
  { logReader: { name }, upTo, due = [] }: { logReader: LogReader; upTo: number; due?: readonly number[] },
): Promise<void> {
  const write = query.insert(logReaderTable).values({ name, place: upTo, due: [...due] })
  const set = { place: upTo, due: [...due] }
  const setWhere = lte(logReaderTable.place, upTo)
  await execute(queryable, write.onConflictDoUpdate({ target: logReaderTable.name, set, setWhere }))
}

/** Has a reader begin again with everything that is stored. */
export const startOver = (queryable: Queryable, { name }: LogReader) =>
  execute(queryable, sql`delete from ${logReaderTable} where ${logReaderTable.name} = ${name}`)
