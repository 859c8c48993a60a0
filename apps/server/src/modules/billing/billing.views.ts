import type { checkSubscription, Receipt } from '@touchline/contract'
import type { CallAnswer } from '../../platform/http/serve.ts'
import { entitlement } from './entitlement/entitlement.ts'
import { withdrawableUntil } from './mails/billing-mails.ts'
import type { StoredPayment, StoredSubscription } from './subscriptions/subscriptions.queries.ts'

const ever = (row: StoredSubscription) => row.status !== 'pending' && row.paidThrough !== null
const runsAt = (now: Date) => (row: StoredSubscription) =>
  ever(row) && row.status !== 'ended' && row.paidThrough !== null && row.paidThrough > now

/** The subscription a page about an account's subscription is about: the one that renews, else what runs longest, else the last one. */
export function currentOf(rows: readonly StoredSubscription[], now: Date): StoredSubscription | null {
  const latestFirst = rows.filter(ever).sort((a, b) => Number(b.paidThrough) - Number(a.paidThrough))
  const running = latestFirst.filter(runsAt(now))
  return running.find((row) => row.status !== 'cancelled') ?? running[0] ?? latestFirst[0] ?? null
}

/** The contract that can be withdrawn from now: the last one that began, while its time lasts. */
export function withdrawable(rows: readonly StoredSubscription[], now: Date): StoredSubscription | null {
  const last = lastContract(rows)
  const until = withdrawableUntil(last?.startedAt ?? null)
  const open = last !== null && last.withdrawnAt === null && last.status !== 'ended'
  return open && until !== null && until > now ? last : null
}

/** What was bought last; grants are no contracts. */
export function lastContract(rows: readonly StoredSubscription[]): StoredSubscription | null {
  const begun = rows.filter((row) => row.provider !== 'grant' && row.startedAt !== null)
  return begun.sort((a, b) => Number(b.startedAt) - Number(a.startedAt))[0] ?? null
}

/** What an account has bought. */
export function subscriptionView(
  rows: readonly StoredSubscription[],
  payments: readonly StoredPayment[],
  { now, orderFrom, hasPortal }: { now: Date; orderFrom: Date | null; hasPortal: (row: StoredSubscription) => boolean },
): CallAnswer<typeof checkSubscription> {
  const { type, subscribed, expireDate } = entitlement(rows, now)
  const due = rows.find((row) => row.status === 'past_due')
  const contract = withdrawable(rows, now)
  return {
    subscribed,
    expired: type === 1,
    expire_date: expireDate?.toISOString() ?? null,
    provider: currentOf(rows, now)?.provider ?? null,
    payment_due_url: due?.paymentUrl ?? null,
    payment_due: due !== undefined,
    withdrawable_until: (contract && withdrawableUntil(contract.startedAt)?.toISOString()) ?? null,
    dispute: payments.find(({ status }) => status !== 'failed')?.dispute ?? null,
    refused: lastContract(rows)?.refusedAt != null,
    order_from: orderFrom?.toISOString() ?? null,
    has_portal: rows.some(hasPortal),
    receipts: payments.map(receiptView),
  }
}

const receiptView = ({ paidAt, amount, refunded, receiptUrl, ...one }: StoredPayment): Receipt => ({
  paid_at: paidAt.toISOString(),
  amount: amount / 100,
  refunded: refunded / 100,
  currency: one.currency,
  status: one.status,
  receipt_url: receiptUrl,
  dispute: one.dispute,
})
