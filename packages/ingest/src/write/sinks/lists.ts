import { rows as answer, selection, statement } from '@touchline/database'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { encodedRows, encodeRows } from '../rows/encode-rows.ts'
import { columnNames, type Row, type RowsOf, sameRow } from '../rows/row.ts'
import { upsertRows, type Written } from '../rows/upsert.ts'
import type { Family } from '../summary.ts'
import { count, type SinkContext } from './sink-context.ts'

/** Rows that a source reports as a whole, in order, such as the line-up of a fixture. */
interface List {
  /** The owner of the list, by column: `{ fixtureId: 7 }`; the first one is a number. */
  of: Row
  rows: readonly Row[]
}

/**
 * Writes lists into a table whose key is the owner and `place`: each list replaces the stored one, and an equal one changes nothing. All
 * lists name the same columns.
 * @returns the owners (first column of `of`) of changed lists; those that lost rows are among the updated ones
 */
export async function writeLists<T extends PgTable, Of extends Row, R extends Row>(
  context: SinkContext,
  {
    family,
    table,
    lists,
    fresh = false,
  }: { family: Family; table: T; lists: readonly { of: RowsOf<T, Of>[number]; rows: RowsOf<T, R> }[]; fresh?: boolean },
): Promise<Written> {
  const first = lists[0]
  if (!first) return { inserted: [], updated: [], unchanged: 0 }
  const scope = Object.keys(first.of)
  const rows = lists.flatMap(({ of, rows }) => rows.map((row, place) => ({ ...of, place, ...row })))
  const shortened = fresh ? [] : await cutOff(context.client, { table, scope, lists })
  const written = await upsertRows(context.client, table, rows, { key: [...scope, 'place'], fresh })
  const all = { ...written, updated: [...written.updated, ...shortened] }
  count(context, family, all)
  return all
}

/** Deletes the stored rows beyond the end of each list; gives the owner of each. */
async function cutOff(
  client: pg.ClientBase,
  { table, scope, lists }: { table: PgTable; scope: readonly string[]; lists: readonly List[] },
): Promise<number[]> {
  const ends = lists.map(({ of, rows }) => ({ ...of, place: rows.length }))
  const encoded = encodeRows(table, ends)
  const beyond = statement(() =>
    selection(
      { owner: sql<number>`t.${columnNames(scope.slice(0, 1))}` },
      (columns) => sql`
        delete from ${table} t using ${encodedRows(table, [...scope, 'place'], encoded)} where ${sameRow('t', scope)} and t.place >= i.place returning ${columns}`,
    ),
  )
  return (await answer(client, beyond, {})).map(({ owner }) => owner)
}

/** All owners are new to the database, so nothing need be compared. */
export const allNew = (context: SinkContext, kind: 'fixture' | 'season' | 'player', ids: readonly number[]): boolean =>
  ids.every((id) => context.ids.isNew(kind, id))
