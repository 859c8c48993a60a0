import { addMonths } from '@touchline/server/src/modules/billing/add-months.ts'
import type { KeptCharge, KeptCoupon, KeptInvoice, KeptSubscription } from './stripe-objects.ts'
import type { CheckoutParams } from './stripe-requests.ts'

interface Making {
  /** Unix seconds. */
  now: number
  newId: (prefix: string) => string
}

/** Reasons for an invoice. */
export type Billed = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

type Item = KeptSubscription['items']['data'][0]

const list = <T>(data: T[]) => ({ object: 'list' as const, has_more: false as const, data })

/** The end of a period that begins then, in Unix seconds. */
export const later = (seconds: number, { interval, interval_count }: Item['price']['recurring']) =>
  addMonths(new Date(seconds * 1000), interval_count * (interval === 'year' ? 12 : 1)).getTime() / 1000

/** A subscription whose first period begins now. */
export function subscriptionOf(
  given: Making & {
    line: CheckoutParams['line_items'][0]
    customer: string
    metadata: Record<string, string>
    trialEnd?: number | undefined
    coupon?: KeptCoupon | undefined
  },
): KeptSubscription {
  const { line, customer, metadata, trialEnd, coupon, now, newId } = given
  const { currency, unit_amount, recurring } = line.price_data
  const item: Item = {
    id: newId('si'),
    object: 'subscription_item',
    quantity: line.quantity,
    price: { id: newId('price'), object: 'price', currency, unit_amount, recurring },
    current_period_start: now,
    current_period_end: trialEnd ?? later(now, recurring),
  }
  return {
    id: newId('sub'),
    object: 'subscription',
    status: trialEnd === undefined ? 'active' : 'trialing',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    created: now,
    start_date: now,
    customer,
    metadata,
    latest_invoice: '',
    trial_end: trialEnd ?? null,
    discount: coupon
      ? { coupon, end: later(now, { interval: 'month', interval_count: coupon.duration_in_months ?? 0 }) }
      : null,
    items: list([item]),
  }
}

/** The open invoice of the current period. */
export function invoiceOf(
  given: Making & {
    subscription: KeptSubscription
    item: Item
    reason: Billed
    /** In the place of the price. */
    amount?: number | undefined
    origin: string
  },
): KeptInvoice {
  const { subscription, item, reason, origin, now, newId } = given
  const { price, current_period_start: start, current_period_end: end } = item
  const { discount } = subscription
  const off = discount && start < discount.end ? (discount.coupon.amount_off ?? 0) : 0
  const amount = given.amount ?? Math.max(0, (price.unit_amount ?? 0) - off)
  const id = newId('in')
  const { id: of, metadata, customer } = subscription
  return {
    id,
    object: 'invoice',
    status: 'open',
    amount_due: amount,
    amount_paid: 0,
    attempted: false,
    attempt_count: 0,
    billing_reason: reason,
    created: now,
    currency: price.currency,
    customer,
    hosted_invoice_url: `${origin}/i/${id}`,
    period_start: now,
    period_end: now,
    parent: { type: 'subscription_details', subscription_details: { subscription: of, metadata } },
    lines: list([{ id: newId('il'), object: 'line_item', amount, period: { start, end } }]),
    status_transitions: { paid_at: null, finalized_at: now, voided_at: null, marked_uncollectible_at: null },
    payments: list([
      {
        id: newId('inpay'),
        object: 'invoice_payment',
        status: 'open',
        payment: { type: 'payment_intent', payment_intent: newId('pi') },
      },
    ]),
  }
}

/** The money of a whole invoice. */
export function chargeOf({
  invoice,
  origin,
  now,
  newId,
  fingerprint,
}: Making & { invoice: KeptInvoice; origin: string; fingerprint: string }): KeptCharge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: invoice.amount_due,
    amount_refunded: 0,
    created: now,
    currency: invoice.currency,
    customer: invoice.customer,
    disputed: false,
    paid: true,
    payment_intent: invoice.payments.data[0]?.payment.payment_intent ?? '',
    payment_method_details: { type: 'card', card: { fingerprint } },
    receipt_url: `${origin}/receipts/${invoice.id}`,
    refunded: false,
    status: 'succeeded',
  }
}
