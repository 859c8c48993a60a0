import { execute, type Placeholders, payment, query, type RowOf, rows, statement } from '@touchline/database'
import { desc, eq, sql } from 'drizzle-orm'
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
  for (const { id, receiptUrl, status, amount, refunded, paidAt, currency } of payments) {
    const reported = { status, amount, refunded, paidAt }
    const key = { provider: of.provider, providerId: id }
    const write = query
      .insert(payment)
      .values({ accountId: of.accountId, subscriptionId: of.id, ...key, ...reported, currency, receiptUrl })
    await execute(
      client,
      write.onConflictDoUpdate({
        target: [payment.provider, payment.providerId],
        set: { ...reported, receiptUrl: sql`coalesce(${receiptUrl}, ${payment.receiptUrl})` },
        setWhere: eq(payment.subscriptionId, of.id),
      }),
    )
  }
  return before
}
