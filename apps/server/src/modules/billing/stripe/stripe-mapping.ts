import { DAY_MS } from '@touchline/football'
import type Stripe from 'stripe'
import type { SubscriptionFacts } from '../entitlement/entitlement.ts'
import { type BillingPlan, monthsOfPrice } from '../plans/plans.ts'
import type { ProviderPayment, ProviderSubscription } from '../provider.ts'

/** Stripe's objects of a subscription, read one after the other. */
export interface StripeFacts {
  subscription: Stripe.Subscription
  invoices: readonly Stripe.Invoice[]
  /** Charges of the customer; those of other invoices do not matter. */
  charges: readonly Stripe.Charge[]
  /** About these charges. */
  disputes: readonly Stripe.Dispute[]
  /** Every price there ever was. */
  prices: readonly Pick<BillingPlan, 'months' | 'cents'>[]
}

const BRIDGE_MS = DAY_MS
const MONTHS_OF: Readonly<Record<string, number>> = { month: 1, year: 12 }

const instantOf = (seconds: number) => new Date(seconds * 1000)
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** Our view of Stripe's facts. */
export function subscriptionOf(facts: StripeFacts): ProviderSubscription {
  const { subscription, invoices, charges, disputes } = facts
  const { metadata } = subscription
  const billed = invoices.map((invoice) => ({ invoice, payment: paymentOf(invoice, facts) }))
  const paid = billed
    .filter(({ invoice, payment }) => invoice.status === 'paid' && payment !== null)
    .sort((a, b) => endOf(b.invoice) - endOf(a.invoice))
  const kept = paid.filter(({ payment }) => payment?.status !== 'refunded')
  const through = (kept[0] ?? paid[0])?.invoice
  const trial = trialEnd(subscription)
  const paidUntil = through ? instantOf(endOf(through)) : trial
  const last = paid[0]?.payment
  const isOut = last?.status === 'refunded' || last?.dispute === 'lost'
  const status = isOut ? 'ended' : statusOf(subscription, paidUntil)
  const paying = through ? chargesOf(through, charges) : []
  const paidThrough = status === 'active' && invoices.some(isRenewalToCome) ? bridged(paidUntil) : paidUntil
  return {
    id: subscription.id,
    accountId: ourId(metadata.account_id),
    customerId: idOf(subscription.customer),
    payer: paying.map(cardOf).find((card) => card !== null) ?? null,
    months: monthsOf(subscription, facts.prices),
    status,
    paidThrough,
    startedAt: paid.length > 0 || trial !== null ? instantOf(subscription.start_date) : null,
    heldAt: heldSince(paying, disputes),
    cancelledAt: subscription.canceled_at === null ? null : instantOf(subscription.canceled_at),
    clickId: metadata.click_id ?? null,
    orderId: ourId(metadata.order_id),
    paymentUrl: status === 'past_due' ? openInvoiceUrl(invoices) : null,
    payments: billed.flatMap(({ payment }) => payment ?? []),
    renews: !isOver(subscription) && !subscription.cancel_at_period_end && subscription.cancel_at === null,
  }
}

/** Nothing happens to it any more. */
export const isOver = ({ status }: Stripe.Subscription) => status === 'canceled' || status === 'incomplete_expired'

/** When a trial of ours ends or ended; a plan that begins later has a trial at Stripe too, which opens nothing. */
export const trialEnd = ({ metadata, trial_end }: Stripe.Subscription): Date | null =>
  metadata.trial === 'true' && trial_end !== null ? instantOf(trial_end) : null

const ourId = (kept: string | undefined) => (kept !== undefined && /^[1-9]\d{0,9}$/.test(kept) ? Number(kept) : null)

function monthsOf({ items }: Stripe.Subscription, prices: StripeFacts['prices']): number | null {
  const [item, ...others] = items.data
  const recurring = item?.price.recurring
  const months = MONTHS_OF[recurring?.interval ?? '']
  const { unit_amount: cents = null, currency = '' } = item?.price ?? {}
  if (!recurring || months === undefined || cents === null || item?.quantity !== 1 || others.length > 0) return null
  return monthsOfPrice(prices, { months: months * recurring.interval_count, cents, currency })
}

/** Stripe makes the invoice of a renewal when the paid time ends and charges it an hour later. */
const isRenewalToCome = ({ billing_reason, status, attempted }: Stripe.Invoice) =>
  billing_reason === 'subscription_cycle' && (status === 'draft' || status === 'open') && !attempted

/** Nobody who renews is locked out in between. */
const bridged = (paidUntil: Date | null) => paidUntil && new Date(paidUntil.getTime() + BRIDGE_MS)

/** Paid time stays whatever happens to the subscription, unless it ran out before it ended. */
function statusOf(subscription: Stripe.Subscription, paidThrough: Date | null): SubscriptionFacts['status'] {
  const { status, cancel_at_period_end, cancel_at, ended_at } = subscription
  switch (status) {
    case 'incomplete':
      return 'pending'
    case 'incomplete_expired':
      return 'ended'
    case 'canceled': {
      const over = paidThrough === null || ended_at === null || instantOf(ended_at) >= paidThrough
      return over ? 'ended' : 'cancelled'
    }
    case 'active':
    case 'trialing':
      return cancel_at_period_end || cancel_at !== null ? 'cancelled' : 'active'
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past_due'
    default:
      throw new Error(`Stripe reports the status ${status} of a subscription, which has no meaning here`)
  }
}

/** Unix seconds of the end of an invoice's period. */
const endOf = ({ lines, period_end }: Stripe.Invoice) =>
  lines.data.reduce((latest, { period }) => Math.max(latest, period.end), lines.data.length > 0 ? 0 : period_end)

/** The payment of an invoice; null before the first attempt, and for an invoice of zero. */
function paymentOf(
  invoice: Stripe.Invoice,
  { charges, disputes }: Pick<StripeFacts, 'charges' | 'disputes'>,
): ProviderPayment | null {
  const paid = invoice.status === 'paid'
  const amount = paid ? invoice.amount_paid : invoice.amount_due
  const tried = paid || ((invoice.status === 'open' || invoice.status === 'uncollectible') && invoice.attempted)
  if (!tried || amount === 0) return null
  const own = chargesOf(invoice, charges)
  const refunded = own.reduce((sum, charge) => sum + charge.amount_refunded, 0)
  return {
    id: invoice.id,
    status: !paid ? 'failed' : refunded >= amount ? 'refunded' : refunded > 0 ? 'partly_refunded' : 'paid',
    amount,
    refunded,
    currency: invoice.currency.toUpperCase(),
    paidAt: instantOf(invoice.status_transitions.paid_at ?? invoice.created),
    receiptUrl:
      (paid ? own.find((charge) => charge.receipt_url)?.receipt_url : null) ?? invoice.hosted_invoice_url ?? null,
    dispute: disputeOf(own, disputes),
  }
}

/** Inquiries, whose money was never taken, and what ended with the money here, or in a refund that the charge itself reports. */
const HARMLESS = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented']

/** Disputes about these charges that hold access or ended it. */
export const against = (charges: readonly Stripe.Charge[], disputes: readonly Stripe.Dispute[]) =>
  disputes.filter(({ charge, status }) => !HARMLESS.includes(status) && charges.some(({ id }) => id === idOf(charge)))

function disputeOf(charges: readonly Stripe.Charge[], disputes: readonly Stripe.Dispute[]): ProviderPayment['dispute'] {
  const states = against(charges, disputes).map(({ status }) => status)
  if (states.length === 0) return null
  return states.includes('lost') ? 'lost' : 'open'
}

function heldSince(charges: readonly Stripe.Charge[], disputes: readonly Stripe.Dispute[]): Date | null {
  const begun = against(charges, disputes).map(({ created }) => created)
  return begun.length === 0 ? null : instantOf(Math.min(...begun))
}

/** The same for a card whichever customer pays with it; null for anything but a card. */
const cardOf = ({ payment_method_details: way }: Stripe.Charge) => way?.card?.fingerprint ?? null

/** The charges an invoice was paid with. */
export function chargesOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Stripe.Charge[] {
  const ways = new Set(
    (invoice.payments?.data ?? []).flatMap(({ payment }) => [idOf(payment.payment_intent), idOf(payment.charge)]),
  )
  const pays = (charge: Stripe.Charge) => ways.has(charge.id) || ways.has(idOf(charge.payment_intent) ?? charge.id)
  return charges.filter((charge) => charge.status === 'succeeded' && pays(charge))
}

const openInvoiceUrl = (invoices: readonly Stripe.Invoice[]) =>
  [...invoices].sort((a, b) => b.created - a.created).find((invoice) => invoice.status === 'open')
    ?.hosted_invoice_url ?? null
