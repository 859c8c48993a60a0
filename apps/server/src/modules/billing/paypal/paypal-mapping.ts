import { DAY_MS } from '@touchline/football'
import { addMonths } from '../add-months.ts'
import type { ProviderPayment, ProviderSubscription } from '../provider.ts'
import type { PaypalDispute } from './paypal-disputes.ts'
import { centsOf, type PaypalSubscription, type PaypalTransaction } from './paypal-shapes.ts'

/** Stored facts of a subscription that PayPal no longer reports. */
export interface StoredAtUs {
  paidThrough: Date | null
  /** Cents paid back, by the id of a payment. */
  refunded: Readonly<Record<string, number>>
  /** Months that were paid for, by the id of a payment: the plan may have changed since. */
  months: Readonly<Record<string, number>>
  /** Whether it is suspended because it rests in the off-season. */
  rests: boolean
}

export interface PaypalFacts {
  subscription: PaypalSubscription
  transactions: readonly PaypalTransaction[]
  /** About these payments. */
  disputes: readonly PaypalDispute[]
  /** Terms of the plan, if it is one of ours. */
  terms: { months: number; trialDays: number } | null
  stored: StoredAtUs | null
  now: Date
}

const CURRENCY = 'EUR'
const PAID = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'REVERSED']
const OVER = ['CANCELLED', 'EXPIRED']
const SAME_PERIOD_MS = 14 * DAY_MS

/** Access and receipts of a subscription at PayPal. */
export function subscriptionOf(facts: PaypalFacts): ProviderSubscription {
  const { subscription, transactions, disputes, terms, stored, now } = facts
  const ours = isOurs(subscription) ? (terms?.months ?? null) : null
  const payments = transactions.map((one) => paymentOf(one, facts)).filter((payment) => payment !== null)
  const last = lastPaid(transactions)
  const paidAt = latest([last?.time, lastPaymentOf(subscription)])
  const trial = ours === null ? null : trialEnd(subscription, terms?.trialDays ?? 0)
  const paidThrough =
    ours === null || paidAt === null
      ? trial
      : paidThroughOf(paidAt, {
          months: stored?.months[last?.id ?? ''] ?? ours,
          paypalSubscription: subscription,
          stored,
        })
  const isOut = last !== null && (last.status === 'REFUNDED' || disputeOf(last, disputes) === 'lost')
  return {
    id: subscription.id,
    accountId: accountIdOf(subscription.custom_id),
    customerId: subscription.subscriber?.payer_id ?? null,
    payer: subscription.subscriber?.payer_id ?? null,
    months: ours,
    status: statusOf(subscription, { paidThrough, isOut, rests: stored?.rests ?? false, now }),
    paidThrough,
    startedAt:
      paidThrough === null ? null : trial ? (subscription.start_time ?? null) : (firstPaid(transactions) ?? paidAt),
    heldAt: earliest(disputes.filter(({ paymentId }) => paymentId === last?.id).map(({ since }) => since)),
    cancelledAt: OVER.includes(subscription.status) ? (subscription.status_update_time ?? null) : null,
    clickId: null,
    paymentUrl: null,
    payments,
    renews: !OVER.includes(subscription.status),
  }
}

/** One piece of the plan at the plan's own price. */
const isOurs = ({ plan_overridden, quantity }: PaypalSubscription) => !plan_overridden && (quantity ?? '1') === '1'

/** The end of the free days it began with; null for a subscription that was never approved. */
function trialEnd({ start_time, status }: PaypalSubscription, days: number): Date | null {
  const begun = days > 0 && start_time && !status.startsWith('APPROV')
  return begun ? new Date(start_time.getTime() + days * DAY_MS) : null
}

const accountIdOf = (customId: string | null | undefined) =>
  /^[1-9]\d{0,8}$/.test(customId ?? '') ? Number(customId) : null

const latest = (instants: readonly (Date | undefined)[]) =>
  instants.reduce<Date | null>((last, one) => (one && (last === null || one > last) ? one : last), null)

const earliest = (instants: readonly Date[]) =>
  instants.length === 0 ? null : new Date(Math.min(...instants.map(Number)))

const isPaid = ({ status, amount_with_breakdown }: PaypalTransaction) =>
  PAID.includes(status) && amount_with_breakdown.gross_amount.currency_code === CURRENCY

const lastPaid = (transactions: readonly PaypalTransaction[]) =>
  transactions
    .filter(isPaid)
    .reduce<PaypalTransaction | null>((last, one) => (last === null || one.time > last.time ? one : last), null)

const firstPaid = (transactions: readonly PaypalTransaction[]) =>
  transactions
    .filter(isPaid)
    .reduce<Date | null>((first, { time }) => (first === null || time < first ? time : first), null)

/** A payment is here some minutes before it is in the list of transactions. */
function lastPaymentOf({ billing_info }: PaypalSubscription): Date | undefined {
  const payment = billing_info?.last_payment
  // A free day is reported as a payment of nothing.
  const isMoney = payment?.amount.currency_code === CURRENCY && centsOf(payment.amount.value) !== 0
  return isMoney ? payment.time : undefined
}

/**
 * The end of the time bought by the last payment. PayPal's next billing time has it to the hour while the subscription runs, but right
 * after the first payment it still names the day of that payment, after a failed one it names the end of an unpaid period, and with the
 * cancellation it is gone. So it counts only if it is about the plan's months after the last payment; then the stored end counts by the
 * same rule; otherwise the months run from the payment itself.
 */
function paidThroughOf(
  paidAt: Date,
  {
    months,
    paypalSubscription: { billing_info },
    stored,
  }: { months: number; paypalSubscription: PaypalSubscription; stored: StoredAtUs | null },
): Date {
  const bought = addMonths(paidAt, months)
  const samePeriod = (date: Date | null | undefined) =>
    date && Math.abs(date.getTime() - bought.getTime()) < SAME_PERIOD_MS ? date : null
  return samePeriod(billing_info?.next_billing_time) ?? samePeriod(stored?.paidThrough) ?? bought
}

function statusOf(
  { status, start_time, billing_info }: PaypalSubscription,
  { paidThrough, isOut, rests, now }: { paidThrough: Date | null; isOut: boolean; rests: boolean; now: Date },
): ProviderSubscription['status'] {
  if (OVER.includes(status)) return paidThrough !== null && paidThrough > now && !isOut ? 'cancelled' : 'ended'
  if (paidThrough === null && status === 'ACTIVE' && start_time && start_time > now) return 'active'
  // Approved is not paid: PayPal takes the first payment a moment later, or fails to.
  if (paidThrough === null) return 'pending'
  if (isOut) return 'ended'
  if (status === 'SUSPENDED') return rests ? 'active' : 'past_due'
  if (status !== 'ACTIVE') return 'pending'
  return (billing_info?.failed_payments_count ?? 0) > 0 ? 'past_due' : 'active'
}

const STATUS: Readonly<Record<string, ProviderPayment['status']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'partly_refunded',
  REFUNDED: 'refunded',
  REVERSED: 'paid',
  DECLINED: 'failed',
  FAILED: 'failed',
}

/** Null for one that is not settled yet. The list of PayPal reports that something was paid back, not how much. */
function paymentOf(
  transaction: PaypalTransaction,
  { stored, disputes }: Pick<PaypalFacts, 'stored' | 'disputes'>,
): ProviderPayment | null {
  const { id, time, amount_with_breakdown } = transaction
  const { value, currency_code } = amount_with_breakdown.gross_amount
  const status = STATUS[transaction.status]
  const amount = centsOf(value)
  if (status === undefined || amount === null || amount < 0) return null
  const refunded = status === 'refunded' ? amount : status === 'partly_refunded' ? (stored?.refunded[id] ?? 0) : 0
  const dispute = disputeOf(transaction, disputes)
  return { id, status, amount, refunded, currency: currency_code, paidAt: time, receiptUrl: null, dispute }
}

/** A payment that is reversed was taken back, also where PayPal shows no dispute about it, as after one at the customer's bank. */
function disputeOf({ id, status }: PaypalTransaction, disputes: readonly PaypalDispute[]): ProviderPayment['dispute'] {
  const states = disputes.filter(({ paymentId }) => paymentId === id).map(({ state }) => state)
  if (states.length === 0) return status === 'REVERSED' ? 'lost' : null
  return states.includes('lost') ? 'lost' : 'open'
}
