import {
  type Database,
  execute,
  firstRow,
  inTransaction,
  type Placeholders,
  type Queryable,
  query,
  rows,
  savedFinder,
  selection,
  statement,
} from '@touchline/database'
import { MAX_FINDERS } from '@touchline/football'
import { and, asc, count, eq, ne, sql } from 'drizzle-orm'

const OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select({
      id: savedFinder.id,
      name: savedFinder.name,
      finder: savedFinder.finder,
      createdAt: savedFinder.createdAt,
    })
    .from(savedFinder)
    .where(eq(savedFinder.accountId, p.accountId))
    .orderBy(asc(sql`lower(${savedFinder.name})`), asc(savedFinder.id)),
)

export const findSavedFinders = (queryable: Queryable, accountId: number) => rows(queryable, OF_ACCOUNT, { accountId })

const OTHERS = statement((p: Placeholders<{ accountId: number; name: string }>) =>
  query
    .select({ finders: count() })
    .from(savedFinder)
    .where(and(eq(savedFinder.accountId, p.accountId), ne(savedFinder.name, p.name))),
)

/** One account at a time, so that two browsers do not pass the limit together. */
const LOCK = statement((p: Placeholders<{ accountId: number }>) =>
  selection(
    { locked: sql<null>`pg_advisory_xact_lock(${sql.raw(String(7_310_021))}, ${p.accountId}::integer)::text` },
    (columns) => sql`select ${columns}`,
  ),
)

/** Keeps a finder in the place of one of the same name. @returns false where the account has as many as it may */
export function keepFinder(
  database: Database,
  { accountId, name, finder, now }: { accountId: number; name: string; finder: string; now: Date },
): Promise<boolean> {
  return inTransaction(database, async (client) => {
    await rows(client, LOCK, { accountId })
    const others = (await firstRow(client, OTHERS, { accountId, name }))?.finders ?? 0
    if (others >= MAX_FINDERS) return false
    const kept = { accountId, name, finder, createdAt: now }
    await execute(
      client,
      query
        .insert(savedFinder)
        .values(kept)
        .onConflictDoUpdate({ target: [savedFinder.accountId, savedFinder.name], set: { finder } }),
    )
    return true
  })
}

export async function dropFinder(queryable: Queryable, accountId: number, id: number): Promise<void> {
  await execute(
    queryable,
    query.delete(savedFinder).where(and(eq(savedFinder.accountId, accountId), eq(savedFinder.id, id))),
  )
}
