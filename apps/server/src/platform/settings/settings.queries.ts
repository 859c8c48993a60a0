import { execute, firstRow, type Placeholders, type Queryable, query, setting, statement } from '@touchline/database'
import { eq } from 'drizzle-orm'

const NAMED = statement((p: Placeholders<{ name: string }>) =>
  query.select({ value: setting.value }).from(setting).where(eq(setting.name, p.name)),
)

/** A setting of operators; null if not set. */
export const readSetting = async (client: Queryable, name: string): Promise<unknown> =>
  (await firstRow(client, NAMED, { name }))?.value ?? null

export async function writeSetting(
  client: Queryable,
  { name, value, now }: { name: string; value: unknown; now: Date },
): Promise<void> {
  const row = { name, value, updatedAt: now }
  await execute(client, query.insert(setting).values(row).onConflictDoUpdate({ target: setting.name, set: row }))
}
