import { type Placeholders, payment, query, type RowOf, rows, statement } from '@touchline/database'
import { desc, eq } from 'drizzle-orm'
import type pg from 'pg'
import type { ProviderName, ProviderPayment } from './provider.ts'

const columns = {
  /** The provider's. */
  id: payment.providerId,
  status: payment.status,
  amount: payment.amount,
  refunded: payment.refunded,
  currency: payment.currency,
  paidAt: payment.paidAt,
  receiptUrl: payment.receiptUrl,
}

const OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select(columns)
    .from(payment)
    .where(eq(payment.accountId, p.accountId))
    .orderBy(desc(payment.paidAt), desc(payment.providerId)),
)

const OF_SUBSCRIPTION = statement((p: Placeholders<{ subscriptionId: number }>) =>
  query.select(columns).from(payment).where(eq(payment.subscriptionId, p.subscriptionId)),
)

/** A payment as it is stored here. */
export type StoredPayment = RowOf<typeof OF_ACCOUNT>

/** What an account paid or tried to pay, the newest first. */
export function findPayments(client: pg.Pool | pg.ClientBase, accountId: number): Promise<StoredPayment[]> {
  return rows(client, OF_ACCOUNT, { accountId })
}

/** Stores the payments of a subscription as the provider reports them. @returns what stood there before */
export async function storePayments(
  client: pg.ClientBase,
  of: { id: number; accountId: number; provider: ProviderName },
  payments: readonly ProviderPayment[],
): Promise<StoredPayment[]> {
  const before = await rows(client, OF_SUBSCRIPTION, { subscriptionId: of.id })
  for (const payment of payments) {
    await client.query(
      `insert into payment as p (account_id, subscription_id, provider, provider_id, status, amount, refunded, currency, paid_at, receipt_url)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (provider, provider_id) do update set status = excluded.status, amount = excluded.amount,
         refunded = excluded.refunded, paid_at = excluded.paid_at, receipt_url = coalesce(excluded.receipt_url, p.receipt_url)
       where p.subscription_id = excluded.subscription_id`,
      [
        of.accountId,
        of.id,
        of.provider,
        payment.id,
        payment.status,
        payment.amount,
        payment.refunded,
        payment.currency,
        payment.paidAt,
        payment.receiptUrl,
      ],
    )
  }
  return before
}
