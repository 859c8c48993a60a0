import {
  execute,
  type Placeholders,
  type Queryable,
  query,
  rows,
  selection,
  sourceRef,
  statement,
  team,
} from '@touchline/database'
import type { Source } from '@touchline/football'
import { eq, sql } from 'drizzle-orm'

/** Under this name stand the keys whose teams were found by their results, with the team each became. */
export const LEARNT = 'learnt'
/** Under this name stand the keys that an operator keeps apart: no results make them another team. */
export const KEPT_APART = 'kept-apart'

/** `openfootball England: AFC Ashton`. */
export const keyOfSource = (source: Source, key: string): string => `${source} ${key}`

/** Notes that keys of teams were learned or are kept apart. */
export async function noteRefs(
  client: Queryable,
  kind: typeof LEARNT | typeof KEPT_APART,
  refs: readonly { source: Source; key: string; id: number }[],
): Promise<void> {
  if (refs.length === 0) return
  const values = refs.map(({ source, key, id }) => ({ source: kind, kind: 'team', key: keyOfSource(source, key), id }))
  const target = [sourceRef.source, sourceRef.kind, sourceRef.key]
  await execute(
    client,
    query
      .insert(sourceRef)
      .values(values)
      .onConflictDoUpdate({ target, set: { id: sql`excluded.id` } }),
  )
}

const NOTED = statement((p: Placeholders<{ noted: string }>) =>
  selection(
    { key: sourceRef.key, id: team.id, name: team.name },
    (columns) => sql`
      select ${columns} from ${sourceRef} join ${team} on ${team.id} = ${sourceRef.id}
      where ${eq(sourceRef.source, p.noted)} and ${sourceRef.kind} = 'team' order by ${sourceRef.key}`,
  ),
)

/** Keys of sources that were learned, or are kept apart, with their present teams. */
export const notedRefs = (client: Queryable, kind: typeof LEARNT | typeof KEPT_APART) =>
  rows(client, NOTED, { noted: kind })
