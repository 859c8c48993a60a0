import type { StoredPayment } from '../payments.queries.ts'
import type { ProviderPayment, ProviderSubscription } from '../provider.ts'
import type { StoredSubscription } from './subscriptions.queries.ts'

/** What a customer is written about. */
export type SubscriptionChange =
  | {
      kind: 'begun'
      payment: ProviderPayment
      months: number
      paidThrough: Date | null
      withdrawableUntil: Date | null
    }
  | { kind: 'payment_open'; payment: ProviderPayment; url: string | null }
  | { kind: 'cancelled'; openUntil: Date | null }
  | { kind: 'refunded'; payment: ProviderPayment; cents: number }
  | { kind: 'withdrawn'; receivedAt: Date; cents: number }

/** The contract can be withdrawn from for so long after it began. */
const WITHDRAWAL_MS = 14 * 24 * 3_600_000

export const withdrawableUntil = (startedAt: Date | null): Date | null =>
  startedAt && new Date(startedAt.getTime() + WITHDRAWAL_MS)

const isMoney = (payment: ProviderPayment) => payment.status !== 'failed'

/**
 * What is new in a subscription and its payments, each fact once: the first payment, that it renews no more, a renewal that failed or waits
 * for the customer, money that went back.
 * @param stored the subscription as it stood here; null where it was not known
 */
export function diffSubscription(
  before: readonly StoredPayment[],
  now: ProviderSubscription & { months: number },
  stored: Pick<StoredSubscription, 'status' | 'withdrawnAt'> | null,
  at: Date,
): SubscriptionChange[] {
  const known = new Map(before.map((payment) => [payment.id, payment]))
  const news: SubscriptionChange[] = []
  const first = now.payments.find((payment) => payment.status === 'paid')
  if (first && !before.some(isMoney) && !stored?.withdrawnAt) {
    const { months, paidThrough, startedAt } = now
    news.push({ kind: 'begun', payment: first, months, paidThrough, withdrawableUntil: withdrawableUntil(startedAt) })
  }
  const renewed = stored?.status === 'active' || stored?.status === 'past_due'
  if (renewed && now.status === 'cancelled') {
    news.push({ kind: 'cancelled', openUntil: now.paidThrough && now.paidThrough > at ? now.paidThrough : null })
  }
  for (const payment of now.payments) {
    const old = known.get(payment.id)
    const failedNow = payment.status === 'failed' && old === undefined
    if (failedNow && now.status === 'past_due') news.push({ kind: 'payment_open', payment, url: now.paymentUrl })
    // What went back may be noted before the payment itself is written anew.
    const back = payment.refunded - (old === undefined || old.status === 'paid' ? 0 : old.refunded)
    if (back > 0) news.push({ kind: 'refunded', payment, cents: back })
  }
  return news
}
