import {
  type Database,
  KINDS,
  type Kind,
  type Placeholders,
  rows,
  selection,
  statement,
  trustReferences,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { IdMap, KeySets } from './keys.ts'

const isStored = (kind: Kind) =>
  sql`when ${sql.raw(`'${kind}'`)} then exists (select from ${sql.identifier(kind)} t where t.id = k.id)`

const MISSING = statement((p: Placeholders<{ kinds: readonly string[]; ids: readonly number[] }>) =>
  selection(
    { id: sql<number>`k.id` },
    (columns) => sql`
      select ${columns} from unnest(${p.kinds}::text[], ${p.ids}::integer[]) as k(kind, id)
      where not case k.kind ${sql.join(KINDS.map(isStored), sql` `)} end
      limit 1`,
  ),
)

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
  const known = [...wanted].flatMap(([kind, keys]) => [...keys].map((key) => ({ kind, id: ids.find(kind, key) })))
  const stored = known.filter((one): one is { kind: Kind; id: number } => one.id !== null)
  const [missing] = await rows(client, MISSING, {
    kinds: stored.map(({ kind }) => kind),
    ids: stored.map(({ id }) => id),
  })
  if (!missing) await trustReferences(client, kind)
}
