import {
  account,
  contactMessage,
  execute,
  firstRow,
  outboxMail,
  type Placeholders,
  paymentEvent,
  query,
  type RowOf,
  referralClick,
  rows,
  statement,
  subscription,
} from '@touchline/database'
import { and, asc, type Column, eq, exists, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ProviderName } from '../billing/provider.ts'

interface OfAccount {
  accountId: number
}

const OPEN = statement((p: Placeholders<OfAccount>) =>
  query
    .select({
      provider: sql<ProviderName>`${subscription.provider}`,
      providerId: sql<string>`${subscription.providerId}`,
    })
    .from(subscription)
    .where(
      and(
        eq(subscription.accountId, p.accountId),
        ne(subscription.provider, 'grant'),
        isNotNull(subscription.providerId),
        inArray(subscription.status, ['pending', 'active', 'past_due']),
      ),
    )
    .orderBy(asc(subscription.id)),
)

/** A subscription that its provider may still take money for. */
export type OpenSubscription = RowOf<typeof OPEN>

export function findOpenSubscriptions(client: pg.Pool | pg.ClientBase, accountId: number): Promise<OpenSubscription[]> {
  return rows(client, OPEN, { accountId })
}

const HELD = statement((p: Placeholders<OfAccount>) =>
  query
    .select({ username: account.username, email: account.email, language: account.language })
    .from(account)
    .where(eq(account.id, p.accountId))
    .for('update'),
)

export type DeletedAccount = RowOf<typeof HELD>

/** Held until the end of the transaction, so that no subscription is added meanwhile. */
export function holdForDeletion(client: pg.ClientBase, accountId: number): Promise<DeletedAccount | null> {
  return firstRow(client, HELD, { accountId })
}

/**
 * Deletes an account and everything of it. Its rows go with their keys; those linked only by a click, a provider's id or a mail address are
 * deleted before. Mail to the operator that is still waiting stays until it has arrived.
 */
export async function deleteEverything(client: pg.ClientBase, accountId: number, email: string): Promise<void> {
  const ofTheirs = (same: SQL | undefined) =>
    exists(
      query
        .select({ one: sql`1` })
        .from(subscription)
        .where(and(eq(subscription.accountId, accountId), same)),
    )
  const click = ofTheirs(eq(subscription.clickId, referralClick.id))
  await execute(client, query.delete(referralClick).where(click))
  const named = sql`${paymentEvent.subject} in (${subscription.providerId}, ${subscription.customerId})`
  const notice = ofTheirs(and(eq(subscription.provider, paymentEvent.provider), named))
  await execute(client, query.delete(paymentEvent).where(notice))
  const isTheirs = (address: Column) => sql`lower(${address}) = lower(${email})`
  await execute(client, query.delete(contactMessage).where(isTheirs(contactMessage.email)))
  const sentByThem = and(isTheirs(outboxMail.replyTo), isNotNull(outboxMail.sentAt))
  await execute(client, query.delete(outboxMail).where(or(isTheirs(outboxMail.recipient), sentByThem)))
  await execute(client, query.delete(account).where(eq(account.id, accountId)))
}
