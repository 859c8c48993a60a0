import { execute, namesOf, type SearchedKind, searchName } from '@touchline/database'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { textArray } from '../../write/rows/text-array.ts'
import type { NamedRow } from './things.ts'

/** Adds names by which things are found; a name that a source turns out to use is marked as such. */
export async function writeNames(
  client: pg.ClientBase,
  kind: SearchedKind,
  things: readonly NamedRow[],
): Promise<void> {
  const rows = things.flatMap(({ id, lesser, names }) => names.map((one) => ({ id, lesser, ...one })))
  if (rows.length === 0) return
  const numbers = (of: (row: (typeof rows)[number]) => number) => `{${rows.map(of).join(',')}}`
  const [ids, origins] = [numbers((row) => row.id), numbers((row) => row.origin)]
  const [texts, lesser] = [textArray(rows.map((row) => row.name)), `{${rows.map((row) => row.lesser).join(',')}}`]
  await execute(
    client,
    sql`insert into ${searchName} (${namesOf(searchName, ['kind', 'id', 'name', 'origin', 'lesser'])})
      select ${kind}, i.id, i.name, min(i.origin), bool_or(i.lesser)
      from unnest(${ids}::integer[], ${texts}::text[], ${origins}::smallint[], ${lesser}::boolean[]) as i(id, name, origin, lesser)
      left join ${searchName} o on ${known.kind} = ${kind} and ${known.id} = i.id and ${known.name} = i.name
      where ${known.id} is null or ${known.origin} > i.origin
      group by i.id, i.name
      on conflict (${namesOf(searchName, ['kind', 'name', 'id'])}) do update set origin = excluded.origin`,
  )
}

const known = alias(searchName, 'o')
