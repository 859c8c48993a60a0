import {
  account,
  firstRow,
  type Placeholders,
  query,
  type RowOf,
  rows,
  statement,
  subscription,
} from '@touchline/database'
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
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
 * Deletes an account and everything of it. Its own rows go with it by their keys; what is only known by a click, a provider's id or a
 * mail address goes before. Mail to the operator that is still on its way stays until it has arrived.
 */
export async function deleteEverything(client: pg.ClientBase, accountId: number, email: string): Promise<void> {
  await client.query(
    'delete from referral_click c using subscription s where s.account_id = $1 and s.click_id = c.id',
    [accountId],
  )
  await client.query(
    `delete from payment_event e using subscription s
     where s.account_id = $1 and s.provider = e.provider and e.subject in (s.provider_id, s.customer_id)`,
    [accountId],
  )
  await client.query('delete from contact_message where lower(email) = lower($1)', [email])
  await client.query(
    `delete from outbox_mail where lower(recipient) = lower($1) or (lower(reply_to) = lower($1) and sent_at is not null)`,
    [email],
  )
  await client.query('delete from account where id = $1', [accountId])
}
