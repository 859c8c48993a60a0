import { apiToken, type Database, execute, firstRow, type Placeholders, query, statement } from '@touchline/database'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { newSecret, secretHash } from '../secrets.ts'

type Store = Pick<Database, 'pool'>

const OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query.select({ since: apiToken.createdAt }).from(apiToken).where(eq(apiToken.accountId, p.accountId)),
)

/** Creation time of an account's personal token; null if it has none. */
export const tokenSince = async ({ pool }: Store, accountId: number): Promise<Date | null> =>
  (await firstRow(pool, OF_ACCOUNT, { accountId }))?.since ?? null

/** Gives an account a new personal token; the former one stops working. */
export async function renewToken({ pool }: Store, accountId: number, now: Date): Promise<string> {
  const secret = newSecret()
  const kept = { hash: secretHash(secret), createdAt: now }
  const write = query.insert(apiToken).values({ accountId, ...kept })
  await execute(pool, write.onConflictDoUpdate({ target: apiToken.accountId, set: kept }))
  return secret
}

export async function dropToken(client: pg.Pool | pg.ClientBase, accountId: number): Promise<void> {
  await execute(client, query.delete(apiToken).where(eq(apiToken.accountId, accountId)))
}
