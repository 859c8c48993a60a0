import {
  account,
  execute,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  statement,
  subscription,
} from '@touchline/database'
import { and, eq, or, sql } from 'drizzle-orm'
import type { WantedMember, WantedSubscription } from './wanted-member.ts'

const KNOWN = statement((p: Placeholders<{ email: string; username: string | null }>) =>
  query
    .select({
      id: account.id,
      role: account.role,
      byEmail: sql<boolean>`${account.foldedEmail} = ${p.email}`,
    })
    .from(account)
    .where(or(eq(account.foldedEmail, p.email), eq(account.foldedUsername, sql`${p.username}::text`)))
    .orderBy(sql`${account.foldedEmail} = ${p.email} desc`),
)

/** The account with this address, or else one that only has the name. */
export const findKnown = (client: Queryable, folded: { email: string; username: string | null }) =>
  firstRow(client, KNOWN, folded)

const OWNER = statement((p: Placeholders<WantedSubscription>) =>
  query
    .select({ accountId: subscription.accountId, readAt: subscription.readAt })
    .from(subscription)
    .where(and(eq(subscription.provider, p.provider), eq(subscription.providerId, p.id))),
)

/** The account that has a subscription, and when it was read at its provider; null where it is not known. */
export const findHolder = (client: Queryable, { provider, id }: WantedSubscription) =>
  firstRow(client, OWNER, { provider, id })

/** Stores a subscription as a file has it; its provider is asked afterwards. @returns false where it was known */
export async function addImported(
  client: Queryable,
  { provider, id }: WantedSubscription,
  { accountId, of, months, now }: { accountId: number; of: WantedMember; months: number; now: Date },
): Promise<boolean> {
  const dates = { startedAt: of.joinedAt, createdAt: now, updatedAt: now, importedAt: now, paidThrough: of.accessUntil }
  const values = { accountId, provider, providerId: id, months, status: 'active', ...dates } as const
  return (await execute(client, query.insert(subscription).values(values).onConflictDoNothing())) === 1
}
