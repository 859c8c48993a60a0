import { correction, type Kind, type Placeholders, query, rows, statement } from '@touchline/database'
import { foldText } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type pg from 'pg'

/** Kinds of things an operator may rename. */
export type NamedThing = 'team' | 'league' | 'venue'

const IN_FORCE = statement((p: Placeholders<{ target: string; ids: readonly number[] }>) =>
  query
    .select({ id: correction.targetId, name: sql<string>`${correction.value} ->> 'name'` })
    .from(correction)
    .where(
      sql`${correction.kind} = 'name' and ${correction.target} = ${p.target} and ${correction.endedAt} is null
        and ${correction.targetId} = any(${p.ids}::integer[])`,
    ),
)

const isNamed = (kind: Kind): kind is NamedThing => kind === 'team' || kind === 'league' || kind === 'venue'

/** Rows of a batch with the names that operators gave them. */
export async function withCorrectedNames<R extends { id: number }>(
  client: pg.ClientBase,
  kind: Kind,
  reported: readonly R[],
): Promise<readonly R[]> {
  if (!isNamed(kind) || reported.length === 0) return reported
  const found = await rows(client, IN_FORCE, { target: kind, ids: reported.map(({ id }) => id) })
  if (found.length === 0) return reported
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return reported.map((row) => {
    const name = names.get(row.id)
    return name === undefined ? row : { ...row, name, ...('foldedName' in row && { foldedName: foldText(name) }) }
  })
}
