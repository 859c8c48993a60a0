import { type Kind, type Placeholders, type Queryable, query, rows, sourceRef, statement } from '@touchline/database'
import type { Key, Source } from '@touchline/football'
import { and, eq, sql } from 'drizzle-orm'

const KEYS = statement((p: Placeholders<{ source: Source; kinds: readonly Kind[] }>) =>
  query
    .select({ key: sourceRef.key })
    .from(sourceRef)
    .where(and(eq(sourceRef.source, p.source), sql`${sourceRef.kind} = any(${p.kinds}::text[])`)),
)

/** Keys of a source that already have a row of these kinds. */
export const knownKeys = async (client: Queryable, source: Source, kinds: readonly Kind[]): Promise<Set<Key>> =>
  new Set((await rows(client, KEYS, { source, kinds })).map(({ key }) => key))
