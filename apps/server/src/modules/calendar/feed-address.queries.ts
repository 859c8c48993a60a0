import {
  account,
  type Database,
  execute,
  feedAddress,
  firstRow,
  type Placeholders,
  query,
  statement,
} from '@touchline/database'
import { eq } from 'drizzle-orm'
import { newSecret, secretHash } from '../accounts/secrets.ts'

type Store = Pick<Database, 'pool'>

const OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query.select({ since: feedAddress.createdAt }).from(feedAddress).where(eq(feedAddress.accountId, p.accountId)),
)

/** Since when an account has a secret address; null where it has none. */
export const addressSince = async ({ pool }: Store, accountId: number): Promise<Date | null> =>
  (await firstRow(pool, OF_ACCOUNT, { accountId }))?.since ?? null

/** Gives an account a new secret address in the place of the one before, which leads nowhere from then on. */
export async function renewAddress({ pool }: Store, accountId: number, now: Date): Promise<string> {
  const secret = newSecret()
  const kept = { hash: secretHash(secret), createdAt: now }
  const write = query.insert(feedAddress).values({ accountId, ...kept })
  await execute(pool, write.onConflictDoUpdate({ target: feedAddress.accountId, set: kept }))
  return secret
}

export async function dropAddress({ pool }: Store, accountId: number): Promise<void> {
  await execute(pool, query.delete(feedAddress).where(eq(feedAddress.accountId, accountId)))
}

const OWNER = statement((p: Placeholders<{ hash: string }>) =>
  query
    .select({ accountId: account.id, language: account.language, role: account.role })
    .from(feedAddress)
    .innerJoin(account, eq(account.id, feedAddress.accountId))
    .where(eq(feedAddress.hash, p.hash)),
)

/** The owner of a secret address; null where it leads nowhere. */
export const ownerOf = ({ pool }: Store, secret: string) => firstRow(pool, OWNER, { hash: secretHash(secret) })
