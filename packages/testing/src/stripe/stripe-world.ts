import Stripe from 'stripe'
import { type Billed, chargeOf, invoiceOf, later, subscriptionOf } from './stripe-builders.ts'
import { stripeChanges } from './stripe-changes.ts'
import { stripeDisputes } from './stripe-disputes.ts'
import type {
  KeptCharge,
  KeptCustomer,
  KeptEvent,
  KeptInvoice,
  KeptRefund,
  KeptSession,
  KeptSubscription,
} from './stripe-objects.ts'
import { type CheckoutParams, checkTimes, missing, Refusal } from './stripe-requests.ts'

/** The result of charging a customer's card at a renewal. */
export type Card = 'good' | 'declined' | 'needs_action'

const DAY_S = 86_400
/** After so long without the money of a renewal a subscription is ended. */
const GIVEN_UP_AFTER_S = 14 * DAY_S
/** The invoice of a renewal stays a draft for so long. */
const DRAFT_S = 3_600
const SESSION_LASTS_S = DAY_S

/** An account at Stripe: what it holds, and everything that can happen to it. Times are Unix seconds. */
export function stripeWorld(options: { now: Date; origin: () => string; notify: (event: KeptEvent) => void }) {
  let now = Math.floor(options.now.getTime() / 1000)
  let count = 0
  const sessions = new Map<string, KeptSession & { order: CheckoutParams }>()
  const customers = new Map<string, KeptCustomer & { card: Card; fingerprint: string }>()
  const subscriptions = new Map<string, KeptSubscription>()
  const invoices = new Map<string, KeptInvoice>()
  const charges = new Map<string, KeptCharge>()
  const refunds = new Map<string, KeptRefund>()

  const newId = (prefix: string) => `${prefix}_${String(++count).padStart(6, '0')}`
  const notify = (type: Stripe.Event['type'], object: { id: string; object: string }) =>
    options.notify({
      id: newId('evt'),
      object: 'event',
      type,
      created: now,
      api_version: Stripe.API_VERSION,
      livemode: false,
      data: { object: structuredClone(object) },
    } as KeptEvent)
  const known = <T>(kind: string, from: ReadonlyMap<string, T>, { id, param }: { id: string; param?: string }): T => {
    const found = from.get(id)
    if (found === undefined) throw missing(kind, id, param)
    return found
  }
  const bank = stripeDisputes({ charges, known, newId, notify, now: () => now })
  const itemOf = (subscription: KeptSubscription) => subscription.items.data[0] as KeptSubscription['items']['data'][0]

  const chargeInvoice = (invoice: KeptInvoice) => {
    const { fingerprint } = known('customer', customers, { id: invoice.customer })
    const charge = chargeOf({ invoice, fingerprint, now, newId, origin: options.origin() })
    charges.set(charge.id, charge)
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, attempted: true })
    invoice.attempt_count += 1
    invoice.status_transitions.paid_at = now
    notify('charge.succeeded', charge)
    notify('invoice.paid', invoice)
  }

  const bill = (subscription: KeptSubscription, reason: Billed, amount?: number): KeptInvoice => {
    const made = { subscription, item: itemOf(subscription), reason, amount }
    const invoice = invoiceOf({ ...made, now, newId, origin: options.origin() })
    invoices.set(invoice.id, invoice)
    subscription.latest_invoice = invoice.id
    return invoice
  }

  const renew = (subscription: KeptSubscription) => {
    const item = itemOf(subscription)
    item.current_period_start = item.current_period_end
    item.current_period_end = later(item.current_period_end, item.price.recurring)
    const invoice = bill(subscription, 'subscription_cycle')
    invoice.status = 'draft'
    if (subscription.status === 'trialing') subscription.status = 'active'
    notify('invoice.created', invoice)
    notify('customer.subscription.updated', subscription)
  }

  const chargeRenewal = (subscription: KeptSubscription) => {
    const invoice = known('invoice', invoices, { id: subscription.latest_invoice })
    invoice.status = 'open'
    const { card } = known('customer', customers, { id: subscription.customer })
    if (card === 'good') {
      chargeInvoice(invoice)
    } else {
      Object.assign(invoice, { attempted: true, attempt_count: 1 })
      subscription.status = 'past_due'
      notify('invoice.payment_failed', invoice)
      if (card === 'needs_action') notify('invoice.payment_action_required', invoice)
    }
    notify('customer.subscription.updated', subscription)
  }

  const end = (subscription: KeptSubscription) => {
    Object.assign(subscription, { status: 'canceled', ended_at: now, canceled_at: subscription.canceled_at ?? now })
    notify('customer.subscription.deleted', subscription)
  }

  const isDraft = ({ latest_invoice }: KeptSubscription) => invoices.get(latest_invoice)?.status === 'draft'

  /** When something happens to a subscription by itself. */
  const dueAt = (subscription: KeptSubscription): number => {
    const { current_period_start, current_period_end } = itemOf(subscription)
    if (subscription.status === 'canceled') return Number.POSITIVE_INFINITY
    if (isDraft(subscription)) return current_period_start + DRAFT_S
    return subscription.status === 'past_due' ? current_period_start + GIVEN_UP_AFTER_S : current_period_end
  }

  const changes = stripeChanges({
    now: () => now,
    newId,
    find: (id) => known('subscription', subscriptions, { id }),
    hasGoodCard: ({ customer }) => known('customer', customers, { id: customer }).card === 'good',
    bill,
    chargeInvoice,
    chargeRenewal,
    notifyUpdated: (subscription) => notify('customer.subscription.updated', subscription),
  })

  return {
    ...changes,
    sessions,
    customers,
    subscriptions,
    invoices,
    charges,
    refunds,
    disputes: bank.disputes,
    dispute: bank.dispute,
    decide: bank.decide,
    newId,
    known,
    now: () => now,

    /** Removes everything and sets the time; ids continue. */
    startOver: (instant: Date): void => {
      now = Math.floor(instant.getTime() / 1000)
      for (const kept of [
        sessions,
        customers,
        subscriptions,
        invoices,
        charges,
        refunds,
        changes.coupons,
        bank.disputes,
      ])
        kept.clear()
    },

    openSession: (order: CheckoutParams): KeptSession => {
      if (order.customer !== undefined) known('customer', customers, { id: order.customer, param: 'customer' })
      const coupon = order.discounts?.[0]?.coupon
      if (coupon !== undefined) known('coupon', changes.coupons, { id: coupon, param: 'discounts[0][coupon]' })
      checkTimes(order, now)
      if (order.customer !== undefined && order.customer_email !== undefined) {
        throw new Refusal(400, 'You may only specify one of these parameters: customer, customer_email.')
      }
      const id = newId('cs_test')
      const session = {
        id,
        object: 'checkout.session' as const,
        mode: order.mode,
        status: 'open' as const,
        payment_status: 'unpaid' as const,
        url: `${options.origin()}/c/pay/${id}`,
        client_reference_id: order.client_reference_id,
        customer: order.customer ?? null,
        customer_email: order.customer_email ?? null,
        locale: order.locale,
        metadata: order.metadata,
        subscription: null,
        success_url: order.success_url,
        cancel_url: order.cancel_url,
        expires_at: order.expires_at ?? now + SESSION_LASTS_S,
        created: now,
      }
      sessions.set(id, { ...session, order })
      return session
    },

    /** The customer pays on the page of the checkout, with a new card unless one is named. @returns the id of the subscription */
    payCheckout: (sessionId: string, fingerprint?: string): string => {
      const session = known('checkout.session', sessions, { id: sessionId })
      if (session.status !== 'open' || session.expires_at <= now) throw new Refusal(400, 'The session is not open')
      const [line] = session.order.line_items
      if (line === undefined) throw new Refusal(400, 'The session has no items')
      const customer = session.customer ?? newId('cus')
      const { trial_end, trial_period_days } = session.order.subscription_data
      const email = session.customer_email
      const held = customers.get(customer) ?? { id: customer, object: 'customer', email, created: now, card: 'good' }
      customers.set(customer, { ...held, fingerprint: fingerprint ?? `card of ${customer}` })
      const subscription = subscriptionOf({
        line,
        customer,
        metadata: session.order.subscription_data.metadata,
        trialEnd: trial_period_days === undefined ? trial_end : now + trial_period_days * DAY_S,
        coupon: changes.coupons.get(session.order.discounts?.[0]?.coupon ?? ''),
        now,
        newId,
      })
      subscriptions.set(subscription.id, subscription)
      Object.assign(session, { status: 'complete', payment_status: 'paid', customer, subscription: subscription.id })
      if (subscription.status !== 'trialing') chargeInvoice(bill(subscription, 'subscription_create'))
      notify('customer.subscription.created', subscription)
      const { order: _order, ...body } = session
      notify('checkout.session.completed', body)
      return subscription.id
    },

    cancelAtPeriodEnd: (id: string, wanted: boolean): KeptSubscription => {
      const subscription = known('subscription', subscriptions, { id })
      if (subscription.status === 'canceled')
        throw new Refusal(400, 'A canceled subscription can only update its metadata.')
      Object.assign(subscription, {
        cancel_at_period_end: wanted,
        cancel_at: wanted ? itemOf(subscription).current_period_end : null,
        canceled_at: wanted ? now : null,
      })
      notify('customer.subscription.updated', subscription)
      return subscription
    },

    cancelNow: (id: string): KeptSubscription => {
      const subscription = known('subscription', subscriptions, { id })
      if (subscription.status === 'canceled') throw missing('subscription', id)
      end(subscription)
      return subscription
    },

    /** Refunds everything, or this many cents. */
    refund: (chargeId: string, amount?: number): KeptRefund => {
      const charge = known('charge', charges, { id: chargeId, param: 'charge' })
      const left = charge.amount - charge.amount_refunded
      bank.checkRefundable(chargeId)
      if (left === 0) {
        throw new Refusal(400, `Charge ${chargeId} has already been refunded.`, { code: 'charge_already_refunded' })
      }
      const cents = amount ?? left
      if (cents > left)
        throw new Refusal(400, 'Refund amount is greater than unrefunded amount on charge', { param: 'amount' })
      charge.amount_refunded += cents
      charge.refunded = charge.amount_refunded === charge.amount
      const { currency } = charge
      const refund: KeptRefund = {
        id: newId('re'),
        object: 'refund',
        amount: cents,
        charge: chargeId,
        created: now,
        currency,
        status: 'succeeded',
      }
      refunds.set(refund.id, refund)
      notify('charge.refunded', charge)
      return refund
    },

    /** The customer pays an open invoice on its page. */
    settle: (invoiceId: string): void => {
      const invoice = known('invoice', invoices, { id: invoiceId })
      if (invoice.status !== 'open') throw new Refusal(400, 'The invoice is not open')
      const subscription = known('subscription', subscriptions, {
        id: invoice.parent.subscription_details.subscription,
      })
      if (subscription.status === 'past_due') subscription.status = 'active'
      chargeInvoice(invoice)
      notify('customer.subscription.updated', subscription)
    },

    /** Sets the behaviour of a subscription's card from now on. */
    setCard: (subscriptionId: string, card: Card): void => {
      known('customer', customers, { id: known('subscription', subscriptions, { id: subscriptionId }).customer }).card =
        card
    },

    /** Moves time forward with everything that happens by itself: renewals, ends, giving up. */
    advanceTo: (instant: Date): void => {
      const until = Math.floor(instant.getTime() / 1000)
      for (;;) {
        const next = [...subscriptions.values()].sort((a, b) => dueAt(a) - dueAt(b))[0]
        if (next === undefined || dueAt(next) > until) break
        now = Math.max(now, dueAt(next))
        if (isDraft(next)) chargeRenewal(next)
        else if (next.status === 'past_due' || next.cancel_at_period_end) end(next)
        else renew(next)
      }
      now = Math.max(now, until)
    },
  }
}

export type StripeWorld = ReturnType<typeof stripeWorld>
