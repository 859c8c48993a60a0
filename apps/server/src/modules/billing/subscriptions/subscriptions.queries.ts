import {
  account,
  type Database,
  execute,
  firstRow,
  type Placeholders,
  payment,
  query,
  type RowOf,
  rows,
  selection,
  statement,
  subscription,
} from '@touchline/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ProviderName, ProviderPayment } from '../provider.ts'

const columns = {
  id: subscription.id,
  accountId: subscription.accountId,
  provider: subscription.provider,
  providerId: subscription.providerId,
  customerId: subscription.customerId,
  months: subscription.months,
  status: subscription.status,
  paidThrough: subscription.paidThrough,
  startedAt: subscription.startedAt,
  cancelledAt: subscription.cancelledAt,
  withdrawnAt: subscription.withdrawnAt,
  refusedAt: subscription.refusedAt,
  heldAt: subscription.heldAt,
  closedAt: subscription.closedAt,
  importedAt: subscription.importedAt,
  payer: subscription.payer,
  paymentUrl: subscription.paymentUrl,
  clickId: subscription.clickId,
  readAt: subscription.readAt,
}

const OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select(columns)
    .from(subscription)
    .where(eq(subscription.accountId, p.accountId))
    .orderBy(sql`coalesce(${subscription.startedAt}, ${subscription.createdAt}) desc`, desc(subscription.id)),
)

/** A subscription as it is stored here. */
export type StoredSubscription = RowOf<typeof OF_ACCOUNT>

/** All subscriptions an account ever had, the newest first. */
export function findSubscriptions(client: pg.Pool | pg.ClientBase, accountId: number): Promise<StoredSubscription[]> {
  return rows(client, OF_ACCOUNT, { accountId })
}

const BY_PROVIDER_ID = statement((p: Placeholders<{ provider: ProviderName; providerId: string }>) =>
  query
    .select(columns)
    .from(subscription)
    .where(and(eq(subscription.provider, p.provider), eq(subscription.providerId, p.providerId))),
)

/** A subscription by the id its provider knows it by; null where it is not stored here. */
export function findByProviderId(
  client: pg.Pool | pg.ClientBase,
  provider: ProviderName,
  providerId: string,
): Promise<StoredSubscription | null> {
  return firstRow(client, BY_PROVIDER_ID, { provider, providerId })
}

const HELD_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select({ id: account.id, username: account.username, email: account.email, language: account.language })
    .from(account)
    .where(eq(account.id, p.accountId))
    .for('update'),
)

export type BillingAccount = RowOf<typeof HELD_ACCOUNT>

/** Locks an account until the transaction ends, so that writes about its money happen one after the other. */
export function holdAccount(client: pg.ClientBase, accountId: number): Promise<BillingAccount | null> {
  return firstRow(client, HELD_ACCOUNT, { accountId })
}

const NOW = statement(() =>
  selection({ now: sql<string>`clock_timestamp()::text` }, (columns) => sql`select ${columns}`),
)

/** The database's own time, which all processes share; as text, because a Date is too coarse to say what came first. */
export async function databaseTime({ pool }: Pick<Database, 'pool'>): Promise<string> {
  return (await firstRow(pool, NOW, {}))?.now ?? ''
}

const paymentColumns = {
  /** The provider's. */
  id: payment.providerId,
  subscriptionId: payment.subscriptionId,
  months: payment.months,
  status: payment.status,
  amount: payment.amount,
  refunded: payment.refunded,
  currency: payment.currency,
  paidAt: payment.paidAt,
  receiptUrl: payment.receiptUrl,
  dispute: payment.dispute,
}

const PAYMENTS_OF_ACCOUNT = statement((p: Placeholders<{ accountId: number }>) =>
  query
    .select(paymentColumns)
    .from(payment)
    .where(eq(payment.accountId, p.accountId))
    .orderBy(desc(payment.paidAt), desc(payment.providerId)),
)

const PAYMENTS_OF_SUBSCRIPTION = statement((p: Placeholders<{ subscriptionId: number }>) =>
  query.select(paymentColumns).from(payment).where(eq(payment.subscriptionId, p.subscriptionId)),
)

/** A payment as it is stored here. */
export type StoredPayment = RowOf<typeof PAYMENTS_OF_ACCOUNT>

/** Payments and attempts of an account, the newest first. */
export function findPayments(client: pg.Pool | pg.ClientBase, accountId: number): Promise<StoredPayment[]> {
  return rows(client, PAYMENTS_OF_ACCOUNT, { accountId })
}

/** Stores the payments of a subscription as the provider reports them. @returns what stood there before */
export async function storePayments(
  client: pg.ClientBase,
  of: { id: number; accountId: number; provider: ProviderName; months: number },
  payments: readonly ProviderPayment[],
): Promise<StoredPayment[]> {
  const before = await rows(client, PAYMENTS_OF_SUBSCRIPTION, { subscriptionId: of.id })
  for (const { id, receiptUrl, status, amount, refunded, paidAt, currency, dispute } of payments) {
    const reported = { status, amount, refunded, paidAt, dispute }
    const key = { provider: of.provider, providerId: id }
    const write = query.insert(payment).values({
      accountId: of.accountId,
      subscriptionId: of.id,
      months: of.months,
      ...key,
      ...reported,
      currency,
      receiptUrl,
    })
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
