import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { arrayLiteral } from '../array-literal.ts'
import type { Family } from '../summary.ts'
import type { Row } from '../unnest-columns.ts'
import { upsert, type Written } from '../upsert.ts'
import { count, type SinkContext } from './sink-context.ts'

/** Rows that a source reports as a whole, in order, such as the line-up of a fixture. */
export interface List {
  /** What the list belongs to, by column: `{ fixtureId: 7 }`; the first one is a number. */
  of: Row
  rows: readonly Row[]
}

/**
 * Writes lists into a table whose key is what they belong to and `place`: each list replaces the stored one, and an equal one
 * changes nothing. All lists name the same columns.
 * @returns the owners (first column of `of`) of what was written; those that lost rows are among the updated ones
 */
export async function writeLists(
  context: SinkContext,
  family: Family,
  table: PgTable,
  lists: readonly List[],
  { fresh = false } = {},
): Promise<Written> {
  const first = lists[0]
  if (!first) return { inserted: [], updated: [], unchanged: 0 }
  const scope = Object.keys(first.of)
  const rows = lists.flatMap(({ of, rows }) => rows.map((row, place) => ({ ...of, place, ...row })))
  const shortened = fresh ? [] : await cutOff(context.client, table, scope, lists)
  const written = await upsert(context.client, table, rows, { key: [...scope, 'place'], fresh })
  const all = { ...written, updated: [...written.updated, ...shortened] }
  count(context, family, all)
  return all
}

/** Deletes the stored rows beyond the end of each list; gives the owner of each. */
async function cutOff(
  client: pg.ClientBase,
  table: PgTable,
  scope: readonly string[],
  lists: readonly List[],
): Promise<number[]> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const names = scope.map((property) => `"${toSnakeCase(property)}"`)
  const ends = lists.map(({ of, rows }) => ({ ...of, end: rows.length }))
  const types = [...scope.map((property) => columns[property]?.getSQLType() ?? 'integer'), 'integer']
  const result = await client.query<[number]>({
    text: `delete from "${getTableConfig(table).name}" t
      using unnest(${types.map((type, at) => `$${at + 1}::${type}[]`).join(', ')}) as i(${[...names, 'ends'].join(', ')})
      where ${names.map((name) => `t.${name} = i.${name}`).join(' and ')} and t.place >= i.ends
      returning t.${names[0]}`,
    values: [...scope, 'end'].map((property) => arrayLiteral(ends, property)),
    rowMode: 'array',
  })
  return result.rows.map(([owner]) => owner)
}

/** All of what the lists belong to is new to the database, so that nothing need be compared. */
export const allNew = (context: SinkContext, kind: 'fixture' | 'season' | 'player', ids: readonly number[]): boolean =>
  ids.every((id) => context.ids.isNew(kind, id))
