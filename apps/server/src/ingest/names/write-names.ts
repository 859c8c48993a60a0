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
    `insert into search_name (kind, id, name, origin, lesser)
     select $1, i.id, i.name, min(i.origin), bool_or(i.lesser)
     from unnest($2::integer[], $3::text[], $4::smallint[], $5::boolean[]) as i(id, name, origin, lesser)
     left join search_name o on o.kind = $1 and o.id = i.id and o.name = i.name
     where o.id is null or o.origin > i.origin
     group by i.id, i.name
     on conflict (kind, name, id) do update set origin = excluded.origin`,
    [
      kind,
      numbers((row) => row.id),
      textArray(rows.map((row) => row.name)),
      numbers((row) => row.origin),
      `{${rows.map((row) => row.lesser).join(',')}}`,
    ],
  )
}
