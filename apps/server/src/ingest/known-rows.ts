import {
  type Database,
  firstRow,
  KINDS,
  type Kind,
  type Placeholders,
  prepared,
  selection,
  trustReferences,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { IdMap, KeySets } from './keys.ts'

type IdsByKind = Record<Kind, readonly number[]>

const STORED = prepared((p: Placeholders<IdsByKind>) => {
  const count = (kind: Kind) =>
    sql`(select count(*) from ${sql.identifier(kind)} t where t.id = any(${p[kind]}::integer[]))`
  return selection({ rows: sql<number>`${sql.join(KINDS.map(count), sql` + `)}` }, (columns) => sql`select ${columns}`)
})

/**
 * Looks once whether everything that a batch points to is stored, so that the embedded database need not look for it with every reference of every
 * row: whatever the batch writes refers to these or to what it writes itself. Where a row is missing each reference is looked up, as on a
 * server.
 */
export async function trustKnownRows(
  client: pg.ClientBase,
  kind: Database['kind'],
  wanted: KeySets,
  ids: Pick<IdMap, 'find'>,
): Promise<void> {
  if (kind !== 'embedded') return
  const known = KINDS.map((kind) => {
    const found = [...(wanted.get(kind) ?? [])].flatMap((key) => ids.find(kind, key) ?? [])
    return [kind, [...new Set(found)]] as const
  })
  const stored = await firstRow(client, STORED, Object.fromEntries(known) as IdsByKind)
  const expected = known.reduce((sum, [, found]) => sum + found.length, 0)
  if (stored?.rows === expected) await trustReferences(client, kind)
}
