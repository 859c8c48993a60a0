import { eq, sql } from 'drizzle-orm'
import { execute, firstRow, type Placeholders, type Queryable, query, statement } from './statement.ts'
import { meta } from './tables/index.ts'

const FACT = statement((p: Placeholders<{ key: string }>) =>
  query.select({ value: meta.value }).from(meta).where(eq(meta.key, p.key)),
)

/** A fact about this database itself; null when it was never written. */
export const readMeta = async (client: Queryable, key: string): Promise<unknown> =>
  (await firstRow(client, FACT, { key }))?.value ?? null

export async function writeMeta(client: Queryable, key: string, value: unknown): Promise<void> {
  const write = query.insert(meta).values({ key, value })
  await execute(client, write.onConflictDoUpdate({ target: meta.key, set: { value: sql`excluded.value` } }))
}
