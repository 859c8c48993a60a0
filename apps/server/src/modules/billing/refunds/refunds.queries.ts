import {
  type Database,
  execute,
  firstRow,
  type Placeholders,
  payment,
  type Queryable,
  query,
  type RowOf,
  refund,
  rows,
  statement,
  subscription,
} from '@touchline/database'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ProviderName } from '../provider.ts'

const sumOf = (which: SQL) =>
  sql<number>`coalesce((
    select sum(${refund.amount}) from ${refund}
    where ${refund.paymentId} = ${payment.id} and ${refund.error} is null and ${which}), 0)::int`

/** Cents of a payment that operators refunded: accepted by the provider, which may report them later, and not answered yet. */
export const refundColumns = {
  sentBack: sumOf(sql`${refund.doneAt} is not null`),
  underWay: sumOf(sql`${refund.doneAt} is null`),
}

const PAYMENT = statement((p: Placeholders<{ id: number; accountId: number }>) =>
  query
    .select({
      id: payment.id,
      amount: payment.amount,
      refunded: payment.refunded,
      status: payment.status,
      currency: payment.currency,
      dispute: payment.dispute,
      provider: payment.provider,
      subscriptionId: payment.subscriptionId,
      ...refundColumns,
    })
    .from(payment)
    .where(and(eq(payment.id, p.id), eq(payment.accountId, p.accountId))),
)

export type RefundablePayment = RowOf<typeof PAYMENT>

/** A payment of a member, with what of it is on its way back. The account is held. */
export const findPaymentOf = (client: Queryable, accountId: number, id: number): Promise<RefundablePayment | null> =>
  firstRow(client, PAYMENT, { id, accountId })

/** The refundable rest of a payment, in cents; zero while its money is in dispute. */
export function leftOf({
  amount,
  refunded,
  status,
  dispute,
  sentBack,
  underWay,
}: Pick<RefundablePayment, 'amount' | 'refunded' | 'status' | 'dispute' | 'sentBack' | 'underWay'>): number {
  if (dispute !== null || (status !== 'paid' && status !== 'partly_refunded')) return 0
  return Math.max(0, amount - Math.max(refunded, sentBack) - underWay)
}

/** @returns the id of the refund */
export async function addRefund(
  client: pg.ClientBase,
  added: { paymentId: number; amount: number; endsRenewal: boolean },
  now: Date,
): Promise<number> {
  await execute(client, query.insert(refund).values({ ...added, createdAt: now }))
  return (await firstRow(client, NEWEST, { paymentId: added.paymentId }))?.id ?? 0
}

const NEWEST = statement((p: Placeholders<{ paymentId: number }>) =>
  query
    .select({ id: sql<number>`max(${refund.id})::int` })
    .from(refund)
    .where(eq(refund.paymentId, p.paymentId)),
)

/** Ends the access of a subscription before the end of the paid time; later reports of its provider do not open it again. */
export const closeSubscription = (client: pg.ClientBase, id: number, now: Date) =>
  execute(
    client,
    query
      .update(subscription)
      .set({
        ...{ closedAt: now, status: 'ended', updatedAt: now, paymentUrl: null },
        cancelledAt: sql`coalesce(${subscription.cancelledAt}, ${now})`,
      })
      .where(eq(subscription.id, id)),
  )

const OPEN = statement((p: Placeholders<{ id: number | null }>) =>
  query
    .select({
      id: refund.id,
      createdAt: refund.createdAt,
      amount: refund.amount,
      endsRenewal: refund.endsRenewal,
      currency: payment.currency,
      paymentId: payment.providerId,
      accountId: payment.accountId,
      provider: sql<ProviderName>`${payment.provider}`,
      subscriptionId: sql<string>`${subscription.providerId}`,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(subscription, eq(subscription.id, payment.subscriptionId))
    .where(and(isNull(refund.doneAt), isNull(refund.error), sql`(${p.id}::int is null or ${refund.id} = ${p.id})`))
    .orderBy(asc(refund.id)),
)

export type OpenRefund = RowOf<typeof OPEN>

/** Refunds that no provider has answered yet. @param id this one alone */
export const findOpenRefunds = ({ pool }: Pick<Database, 'pool'>, id: number | null = null): Promise<OpenRefund[]> =>
  rows(pool, OPEN, { id })

export const endRefund = ({ pool }: Pick<Database, 'pool'>, id: number, ended: { doneAt: Date } | { error: string }) =>
  execute(pool, query.update(refund).set(ended).where(eq(refund.id, id)))
