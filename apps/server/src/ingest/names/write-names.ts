import type { SearchedKind } from '@touchline/database'
import type pg from 'pg'
import { textArray } from '../array-literal.ts'
import type { NamedRow } from './things.ts'

/** Names by which things are found, besides those they have already; one that a source turns out to use is noted as such. */
export async function writeNames(
  client: pg.ClientBase,
  kind: SearchedKind,
  things: readonly NamedRow[],
): Promise<void> {
  const rows = things.flatMap(({ id, lesser, names }) => names.map((one) => ({ id, lesser, ...one })))
  if (rows.length === 0) return
  const numbers = (of: (row: (typeof rows)[number]) => number) => `{${rows.map(of).join(',')}}`
  await client.query(
    `INSERT INTO search_name (kind, id, name, origin, lesser)
     SELECT $1, i.id, i.name, min(i.origin), bool_or(i.lesser)
     FROM unnest($2::integer[], $3::text[], $4::smallint[], $5::boolean[]) AS i(id, name, origin, lesser)
     LEFT JOIN search_name o ON o.kind = $1 AND o.id = i.id AND o.name = i.name
     WHERE o.id IS NULL OR o.origin > i.origin
     GROUP BY i.id, i.name
     ON CONFLICT (kind, name, id) DO UPDATE SET origin = excluded.origin`,
    [
      kind,
      numbers((row) => row.id),
      textArray(rows.map((row) => row.name)),
      numbers((row) => row.origin),
      `{${rows.map((row) => row.lesser).join(',')}}`,
    ],
  )
}
