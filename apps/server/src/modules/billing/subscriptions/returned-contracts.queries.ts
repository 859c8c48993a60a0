import { hash } from 'node:crypto'
import {
  type Database,
  execute,
  type Placeholders,
  query,
  returnedContract,
  rows,
  statement,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ProviderName } from '../provider.ts'

/** Refunded contracts of one account, card or PayPal account within the time below after which it cannot order any more. */
const MAX_RETURNED = 2
const COUNTED_MS = 365 * DAY_MS

/** A card or an account at a provider, recognised again without being kept. */
export const payerDigest = (provider: ProviderName, payer: string | null): string | null =>
  payer === null ? null : hash('sha256', `${provider} ${payer}`)

/** Notes that the money of a contract went back at the customer's wish, once for each contract. */
export async function noteReturned(
  client: pg.ClientBase,
  { id, accountId, payer }: { id: number; accountId: number; payer: string | null },
  at: Date,
): Promise<void> {
  const write = query.insert(returnedContract).values({ subscriptionId: id, accountId, payer, at })
  await execute(client, write.onConflictDoNothing())
}

/** Takes it back: the dispute about it was won after all. */
export async function forgetReturned(client: pg.ClientBase, subscriptionId: number): Promise<void> {
  await execute(client, query.delete(returnedContract).where(eq(returnedContract.subscriptionId, subscriptionId)))
}

const RETURNED = statement((p: Placeholders<{ accountId: number; payer: string | null; since: Date }>) =>
  query
    .select({ at: returnedContract.at })
    .from(returnedContract)
    .where(
      and(
        gt(returnedContract.at, p.since),
        or(eq(returnedContract.accountId, p.accountId), sql`${returnedContract.payer} = ${p.payer}::text`),
      ),
    )
    .orderBy(desc(returnedContract.at))
    .limit(MAX_RETURNED),
)

/**
 * From when an account can order again, paying with that card or PayPal account where it is known.
 * @returns null when it can order now
 */
export async function orderableFrom(
  client: pg.Pool | pg.ClientBase,
  { accountId, payer = null }: { accountId: number; payer?: string | null },
  now: Date,
): Promise<Date | null> {
  const since = new Date(now.getTime() - COUNTED_MS)
  const returned = await rows(client, RETURNED, { accountId, payer, since })
  const first = returned[MAX_RETURNED - 1]
  return first === undefined ? null : new Date(first.at.getTime() + COUNTED_MS)
}

/** Drops what does not count any more. */
export async function dropOldReturned({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - COUNTED_MS)
  const nobodys = and(isNull(returnedContract.accountId), isNull(returnedContract.payer))
  await execute(pool, query.delete(returnedContract).where(or(lt(returnedContract.at, until), nobodys)))
}
