import Stripe from 'stripe'
import type { Brand } from '../../../platform/brand.ts'
import { type PaymentProvider, ProviderUnreachable, type WebhookEvent } from '../provider.ts'
import { stripeChanges } from './stripe-changes.ts'
import { checkoutOf, couponOf } from './stripe-checkout.ts'
import { against, chargesOf, idOf, isOver, type StripeFacts, subscriptionOf, trialEnd } from './stripe-mapping.ts'

export interface StripeOptions {
  secretKey: string
  /** Without it notices of Stripe cannot be distinguished from forged ones and are not taken. */
  webhookSecret?: string | undefined
  /** Origin of the API. */
  apiBase: string
  /** Names the plan on Stripe's pages. */
  brand: Pick<Brand, 'name'>
  /** Every price there ever was: a subscription with another one is not ours. */
  prices: () => Promise<StripeFacts['prices']>
  /** How often a call that got no answer is tried again. */
  retries?: number
}

const TIMEOUT_MS = 20_000
const RETRIES = 2
const PAGE = 100
const MAX_OBJECTS = 1_000

/** Cards through Stripe's own checkout page; no card ever comes near this server. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { webhookSecret, brand } = options
  const stripe = client(options)

  const signedEvent = (body: Buffer, signature: string | string[] | undefined, secret: string): Stripe.Event | null => {
    try {
      return stripe.webhooks.constructEvent(body, signature ?? '', secret)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
      throw error
    }
  }

  const factsOf = async (id: string): Promise<StripeFacts | null> => {
    const subscription = await orNull(stripe.subscriptions.retrieve(id))
    if (subscription === null) return null
    const customer = idOf(subscription.customer) ?? ''
    const invoices = await stripe.invoices
      .list({ subscription: id, limit: PAGE, expand: ['data.payments'] })
      .autoPagingToArray({ limit: MAX_OBJECTS })
    const charges = await stripe.charges.list({ customer, limit: PAGE }).autoPagingToArray({ limit: MAX_OBJECTS })
    const disputes: Stripe.Dispute[] = []
    for (const charge of new Set(invoices.flatMap((invoice) => chargesOf(invoice, charges)))) {
      if (charge.disputed) disputes.push(...(await stripe.disputes.list({ charge: charge.id, limit: PAGE })).data)
    }
    return { subscription, invoices, charges, disputes, prices: await options.prices() }
  }

  /** A dispute names a charge and its payment, a payment its invoice, an invoice its subscription. */
  const subscriptionOfDispute = async ({ charge, payment_intent }: Stripe.Dispute): Promise<string | null> => {
    const intent =
      idOf(payment_intent) ?? idOf((await orNull(stripe.charges.retrieve(idOf(charge) ?? '')))?.payment_intent)
    if (intent === null) return null
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
    })
    const invoice = data[0]?.invoice
    const isKept = typeof invoice === 'object' && !('deleted' in invoice)
    return isKept ? idOf(invoice.parent?.subscription_details?.subscription) : null
  }

  return {
    name: 'stripe',
    open: (order) =>
      asked(async () => {
        const key = crypto.randomUUID()
        const coupon = couponOf(order)
        if (coupon !== null) await orExists(stripe.coupons.create(coupon))
        const create = (customerId: string | null) =>
          stripe.checkout.sessions.create(checkoutOf({ ...order, customerId }, brand.name), {
            idempotencyKey: `checkout-${key}-${customerId ?? 'new'}`,
          })
        // A customer that was deleted at Stripe becomes a new one.
        const session = (order.customerId && (await orNull(create(order.customerId)))) || (await create(null))
        if (!session.url) throw new Error('Stripe opened a checkout without a page')
        return { id: session.id, url: session.url }
      }),
    read: (id) =>
      asked(async () => {
        const facts = await factsOf(id)
        return facts && subscriptionOf(facts)
      }),
    cancel: (id) =>
      asked(async () => {
        const subscription = await orNull(stripe.subscriptions.retrieve(id))
        if (subscription === null || isOver(subscription) || subscription.cancel_at_period_end) return
        // Paid time is already over when a renewal is open; nothing may be charged for it any more.
        const isOpen =
          subscription.status === 'active' || (subscription.status === 'trialing' && trialEnd(subscription))
        if (isOpen) await stripe.subscriptions.update(id, { cancel_at_period_end: true })
        else await stripe.subscriptions.cancel(id)
      }),
    end: (id) =>
      asked(async () => {
        const subscription = await orNull(stripe.subscriptions.retrieve(id))
        if (subscription !== null && !isOver(subscription)) await orNull(stripe.subscriptions.cancel(id))
      }),
    resume: (id) =>
      asked(async () => {
        const subscription = await orNull(stripe.subscriptions.retrieve(id))
        if (subscription === null || isOver(subscription)) return false
        if (subscription.cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
        return true
      }),
    refundAndEnd: (id) =>
      asked(async () => {
        const facts = await factsOf(id)
        if (facts === null) return
        // First stop further payments, then refund; each step may have happened before. Stripe does not find a subscription that another
        // process has just cancelled.
        if (!isOver(facts.subscription)) await orNull(stripe.subscriptions.cancel(id))
        const paid = facts.invoices.filter((invoice) => invoice.status === 'paid')
        for (const charge of new Set(paid.flatMap((invoice) => chargesOf(invoice, facts.charges)))) {
          // Disputed money is with the bank already and cannot be refunded twice.
          if (charge.refunded || against([charge], facts.disputes).length > 0) continue
          await orDone(
            stripe.refunds.create(
              { charge: charge.id, reason: 'requested_by_customer' },
              { idempotencyKey: `refund-${charge.id}-${charge.amount_refunded}` },
            ),
          )
        }
      }),
    refund: (id, { key, paymentId, cents }) =>
      asked(async () => {
        const facts = await factsOf(id)
        const invoice = facts?.invoices.find((one) => one.id === paymentId)
        const [charge] = invoice ? chargesOf(invoice, facts?.charges ?? []) : []
        if (charge === undefined) return 'Stripe does not know this payment'
        try {
          await stripe.refunds.create({ charge: charge.id, amount: cents }, { idempotencyKey: key })
          return null
        } catch (error) {
          if (error instanceof StripeInvalidRequestError) return error.message
          throw error
        }
      }),
    ...stripeChanges({ stripe, brand, asked }),
    portal: (customer, { returnUrl, language }) =>
      asked(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          locale: language,
        })
        return session.url
      }),
    begunSince: (instant) =>
      asked(async () => {
        const created = { gte: Math.floor(instant.getTime() / 1000) }
        const begun = await stripe.subscriptions
          .list({ created, status: 'all', limit: PAGE })
          .autoPagingToArray({ limit: MAX_OBJECTS })
        return begun.map(({ id }) => id)
      }),
    ...(webhookSecret !== undefined && {
      notice: async (body, headers) => {
        const event = signedEvent(body, headers['stripe-signature'], webhookSecret)
        if (event === null) return null
        const about = event.data.object as About
        const subject = about.object === 'dispute' ? await asked(() => subscriptionOfDispute(about)) : subjectOf(about)
        return { id: event.id, type: event.type, subject }
      },
    }),
  }
}

function client({ secretKey, apiBase, retries = RETRIES }: StripeOptions): Stripe {
  const { protocol, hostname, port } = new URL(apiBase)
  const https = protocol === 'https:'
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (https ? 443 : 80),
    protocol: https ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: retries,
    telemetry: false,
  })
}

type About = Stripe.Subscription | Stripe.Invoice | Stripe.Checkout.Session | Stripe.Charge | Stripe.Dispute

/** The subject of an event; its contents are never trusted, only requested. */
function subjectOf(about: Exclude<About, Stripe.Dispute>): WebhookEvent['subject'] {
  switch (about.object) {
    case 'subscription':
      return about.id
    case 'invoice':
      return idOf(about.parent?.subscription_details?.subscription)
    case 'checkout.session':
      return idOf(about.subscription)
    case 'charge':
      return idOf(about.customer)
    default:
      return null
  }
}

const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError, StripeRateLimitError } = Stripe.errors

/** @throws ProviderUnreachable when Stripe gave no answer that says anything */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const silent = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind)
    throw silent ? new ProviderUnreachable('Stripe does not answer', { cause: error }) : error
  }
}

/** Null for objects Stripe does not know. */
async function orNull<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Another process may have paid back the same money meanwhile. */
async function orDone(refunding: Promise<unknown>): Promise<void> {
  try {
    await refunding
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === 'charge_already_refunded') return
    throw error
  }
}

/** The same coupon is made by every order that needs it. */
async function orExists(creating: Promise<unknown>): Promise<void> {
  try {
    await creating
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === 'resource_already_exists') return
    throw error
  }
}
