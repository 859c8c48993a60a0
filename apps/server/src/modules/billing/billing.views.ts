import type { ChangeWhen, checkSubscription, Receipt } from '@touchline/contract'
import { DAY_MS } from '@touchline/football'
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

/** The last purchase; grants are not contracts. */
export function lastContract(rows: readonly StoredSubscription[]): StoredSubscription | null {
  const begun = rows.filter((row) => row.provider !== 'grant' && row.startedAt !== null && row.paidThrough !== null)
  return begun.sort((a, b) => Number(b.startedAt) - Number(a.startedAt))[0] ?? null
}

/** Providers take an order for later only when it is some days away. */
const SOONEST_START_MS = 3 * DAY_MS

/** The start of a plan that is ordered now: the end of a cancelled one's paid time; null for at once. */
export function nextStart(rows: readonly StoredSubscription[], now: Date): Date | null {
  const runsOut = ({ provider, status, heldAt }: StoredSubscription) =>
    provider !== 'grant' && status === 'cancelled' && heldAt === null
  const left = rows.filter((row) => runsOut(row) && runsAt(now)(row))
  const end = Math.max(0, ...left.map(({ paidThrough }) => Number(paidThrough)))
  return end - now.getTime() < SOONEST_START_MS ? null : new Date(end)
}

/** Whether an account never had a plan, so that a trial is open to it. */
export const isNewCustomer = (rows: readonly StoredSubscription[]): boolean =>
  !rows.some(({ provider, startedAt }) => provider !== 'grant' && startedAt !== null)

/** A plan that is ordered and begins later. */
const ordered = (rows: readonly StoredSubscription[]) =>
  rows.find((row) => row.status === 'active' && row.provider !== 'grant' && row.paidThrough === null)

/** The cancelled subscription that can renew again instead of running out; null where something else renews already. */
export function resumable(rows: readonly StoredSubscription[], now: Date): StoredSubscription | null {
  if (rows.some(({ status }) => status === 'active' || status === 'past_due')) return null
  const row = currentOf(rows, now)
  const isFree = row?.heldAt === null && row.withdrawnAt === null && row.provider !== 'grant'
  return row?.status === 'cancelled' && isFree && runsAt(now)(row) ? row : null
}

/** The last payment of a plan that was changed and begins with the next one: it was for other months. */
function goneOver(row: StoredSubscription, payments: readonly StoredPayment[], now: Date): StoredPayment | null {
  const last = payments.find(({ subscriptionId, status }) => subscriptionId === row.id && status !== 'failed')
  return row.status === 'active' && runsAt(now)(row) && last !== undefined && last.months !== row.months ? last : null
}

/** Whether it just renews. */
const isPlain = (row: StoredSubscription, now: Date) =>
  row.provider !== 'grant' && row.status === 'active' && row.heldAt === null && runsAt(now)(row)

/** The amount a withdrawal pays back, in cents. */
const centsBack = ({ id }: StoredSubscription, payments: readonly StoredPayment[]) =>
  payments
    .filter(({ subscriptionId, status }) => subscriptionId === id && status !== 'failed')
    .reduce((cents, { amount, refunded }) => cents + amount - refunded, 0)

interface Asked {
  now: Date
  orderFrom: Date | null
  hasPortal: (row: StoredSubscription) => boolean
  /** When the provider can change the plan; empty where it cannot. */
  changesOf: (row: StoredSubscription) => readonly ChangeWhen[]
  pause: { from: Date; until: Date; canUse: boolean; cents: number } | null
  /** Whether the provider can make it renew again. */
  canResume: (row: StoredSubscription) => boolean
}

/** The subscription of an account. */
export function subscriptionView(
  rows: readonly StoredSubscription[],
  payments: readonly StoredPayment[],
  { now, orderFrom, hasPortal, canResume, changesOf, pause }: Asked,
): CallAnswer<typeof checkSubscription> {
  const { type, subscribed, expireDate } = entitlement(rows, now)
  const due = rows.find((row) => row.status === 'past_due')
  const contract = withdrawable(rows, now)
  const last = lastContract(rows)
  const cancelled = resumable(rows, now)
  const next = ordered(rows)
  const current = currentOf(rows, now)
  const changed = current && goneOver(current, payments, now)
  return {
    subscribed: changed ? changed.months : subscribed,
    expired: type === 1,
    expire_date: expireDate?.toISOString() ?? null,
    provider: current?.provider ?? null,
    payment_due_url: due?.paymentUrl ?? null,
    payment_due: due !== undefined,
    withdrawable_until: (contract && withdrawableUntil(contract.startedAt)?.toISOString()) ?? null,
    withdrawable_amount: contract && centsBack(contract, payments) / 100,
    withdrawn_at: (last?.refusedAt == null && last?.withdrawnAt?.toISOString()) || null,
    dispute: payments.find(({ status }) => status !== 'failed')?.dispute ?? null,
    refused: last?.refusedAt != null,
    order_from: orderFrom?.toISOString() ?? null,
    has_portal: rows.some(hasPortal),
    can_try: isNewCustomer(rows),
    can_resume: cancelled !== null && canResume(cancelled),
    order_starts_at: nextStart(rows, now)?.toISOString() ?? null,
    next_plan: next
      ? { months: next.months, starts_at: (next.startedAt ?? expireDate)?.toISOString() ?? null }
      : changed && current
        ? { months: current.months, starts_at: expireDate?.toISOString() ?? null }
        : null,
    changes: current !== null && next === undefined && !changed && isPlain(current, now) ? [...changesOf(current)] : [],
    pause: pause && {
      from: pause.from.toISOString(),
      until: pause.until.toISOString(),
      can_use: pause.canUse,
      price: pause.cents / 100,
    },
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
