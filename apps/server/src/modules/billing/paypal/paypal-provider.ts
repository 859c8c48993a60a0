import { DAY_MS } from '@touchline/football'
import { languageOf } from '@touchline/messages'
import type { Brand } from '../../../platform/brand.ts'
import type { Log } from '../../../platform/log.ts'
import type { PaymentProvider } from '../provider.ts'
import { issuesOf, type PaypalApiOptions, paypalApi, readAnswer as read } from './paypal-api.ts'
import { paypalChanges } from './paypal-changes.ts'
import { paypalDisputes } from './paypal-disputes.ts'
import { subscriptionOf } from './paypal-mapping.ts'
import { paypalPlans } from './paypal-plans.ts'
import {
  type PaypalSubscription,
  type PaypalTransaction,
  paypalOpenedShape,
  paypalRefundShape,
  paypalSaleShape,
  paypalSubscriptionShape,
  paypalTransactionsShape,
} from './paypal-shapes.ts'
import { type PaypalStore, refundType } from './paypal-stored.queries.ts'
import { verifiedWebhookEvent } from './paypal-webhook.ts'

export interface PaypalOptions extends PaypalApiOptions {
  /** Id of the plan at PayPal by its months. */
  planIds: ReadonlyMap<number, string>
  /** Shown on PayPal's page of the approval. */
  brand: Pick<Brand, 'name'>
  /** Id of our webhook at PayPal, which its notices are signed for. */
  webhookId: string
  store: PaypalStore
  log: Pick<Log, 'warn'>
}

/** The bounds of the list of transactions, wide enough for any clock. */
const BEFORE_MS = DAY_MS
const AFTER_MS = DAY_MS
const MAX_BRAND = 127
const MAX_PAGES = 50
const REFUNDABLE = ['COMPLETED', 'PARTIALLY_REFUNDED']
const DISPUTABLE = [...REFUNDABLE, 'REVERSED']
/** PayPal takes disputes for so long after a payment; some more days for one that is still to be resolved. */
const DISPUTABLE_MS = 270 * DAY_MS
const ENDED = ['CANCELLED', 'EXPIRED']

const pathOf = (address: string | undefined) => {
  if (address === undefined) return null
  const { pathname, search } = new URL(address)
  return pathname + search
}
const idPath = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`

/**
 * Subscriptions at PayPal. The account is in `custom_id`; PayPal's record of a subscription decides, never the client that names its id.
 * One that was never approved counts as unknown.
 */
export function paypalProvider(options: PaypalOptions): PaymentProvider {
  const { clock, planIds, brand, store, webhookId, apiBase, log } = options
  const ask = paypalApi(options)
  const disputesOf = paypalDisputes(ask, log)
  const plansAt = paypalPlans({ ask, planIds, brand, store, log, clock })

  const fetchSubscription = async (id: string): Promise<PaypalSubscription | null> => {
    const answer = await ask({ method: 'GET', path: idPath(id) })
    if (answer.status === 404 || answer.status === 400 || answer.status === 422) return null
    return read(answer, paypalSubscriptionShape)
  }

  const fetchTransactions = async ({ id, start_time }: PaypalSubscription): Promise<PaypalTransaction[]> => {
    const now = clock.now().getTime()
    const from = new Date(Math.min(start_time?.getTime() ?? 0, now) - BEFORE_MS).toISOString()
    const until = new Date(now + AFTER_MS).toISOString()
    const found: PaypalTransaction[] = []
    let path: string | null = `${idPath(id)}/transactions?start_time=${from}&end_time=${until}`
    for (let page = 1; path !== null && page <= MAX_PAGES; page++) {
      const { transactions, links } = read(await ask({ method: 'GET', path }), paypalTransactionsShape)
      found.push(...transactions)
      path = pathOf(links.find(({ rel }) => rel === 'next')?.href)
    }
    return found
  }

  const fetchDisputes = (transactions: readonly PaypalTransaction[]) => {
    const since = clock.now().getTime() - DISPUTABLE_MS
    const asked = transactions.filter(({ status, time }) => DISPUTABLE.includes(status) && time.getTime() > since)
    return disputesOf(asked.map(({ id }) => id))
  }

  const cancel = async (id: string, reason: string) => {
    const answer = await ask({
      method: 'POST',
      path: `${idPath(id)}/cancel`,
      body: JSON.stringify({ reason }),
    })
    if (answer.status < 300 || answer.status === 404) return
    // One that is over or was never approved is refused; that it renews no more is what matters.
    const subscription = await fetchSubscription(id)
    if (subscription && !ENDED.includes(subscription.status) && !subscription.status.startsWith('APPROV')) {
      throw new Error(`PayPal does not cancel ${id}: ${issuesOf(answer)}`)
    }
  }

  const payBack = async (transactionId: string, requestId: string, part?: { value: string; currency: string }) => {
    const id = encodeURIComponent(transactionId)
    const back = (path: string, amount: object | undefined) =>
      ask({ method: 'POST', path, body: JSON.stringify(amount ? { amount } : {}), requestId })
    const ofCapture = part && { value: part.value, currency_code: part.currency }
    const answer = await back(`/v2/payments/captures/${id}/refund`, ofCapture)
    // Payments of older subscriptions are known by their first name only.
    if (answer.status !== 404) return answer
    return back(`/v1/payments/sale/${id}/refund`, part && { total: part.value, currency: part.currency })
  }

  const refund = async (transactionId: string) => {
    const answer = await payBack(transactionId, `refund-${transactionId}`)
    const issues = issuesOf(answer)
    if (answer.status >= 300 && !/FULLY_REFUNDED|ALREADY_REFUNDED/.test(issues)) {
      throw new Error(`PayPal does not pay back ${transactionId}: ${issues}`)
    }
  }

  const subscriptionOfPayment = async (paymentId: string): Promise<string | null> => {
    const known = await store.ofPayment(paymentId)
    if (known !== null) return known
    const sale = await ask({ method: 'GET', path: `/v1/payments/sale/${encodeURIComponent(paymentId)}` })
    if (sale.status === 200) return paypalSaleShape.parse(sale.body).billing_agreement_id ?? null
    // A reversal has its own id and leads to its payment.
    const back = await ask({ method: 'GET', path: `/v1/payments/refund/${encodeURIComponent(paymentId)}` })
    const saleId = back.status === 200 ? paypalRefundShape.parse(back.body).sale_id : null
    return saleId ? subscriptionOfPayment(saleId) : null
  }

  return {
    name: 'paypal',
    open: async ({ accountId, language, terms, title, startsAt, returnUrl, cancelUrl }) => {
      const planId = await plansAt.idOf(terms, title)
      const answer = await ask({
        method: 'POST',
        path: '/v1/billing/subscriptions',
        body: JSON.stringify({
          plan_id: planId,
          custom_id: String(accountId),
          ...(startsAt !== null && { start_time: startsAt.toISOString() }),
          application_context: {
            brand_name: brand.name.slice(0, MAX_BRAND),
            locale: languageOf(language).locale,
            shipping_preference: 'NO_SHIPPING',
            user_action: 'SUBSCRIBE_NOW',
            return_url: new URL('?provider=paypal', returnUrl).href,
            cancel_url: cancelUrl,
          },
        }),
        requestId: crypto.randomUUID(),
      })
      return read(answer, paypalOpenedShape)
    },
    read: async (id, options) => {
      const subscription = await fetchSubscription(id)
      if (subscription === null || subscription.status === 'APPROVAL_PENDING') return null
      const transactions = await fetchTransactions(subscription)
      const disputes = await fetchDisputes(transactions)
      const stored = await store.of(id)
      const terms = await plansAt.termsOf(subscription, options?.isOurs ?? false)
      return subscriptionOf({ subscription, transactions, disputes, terms, stored, now: clock.now() })
    },
    cancel: (id) => cancel(id, 'Cancelled by the customer'),
    refundAndEnd: async (id) => {
      const subscription = await fetchSubscription(id)
      if (subscription === null) return
      // First stop further payments, then refund; each step may have happened before.
      await cancel(id, 'Withdrawn from by the customer')
      const transactions = await fetchTransactions(subscription)
      // Disputed money is with the customer or on hold at PayPal and cannot be refunded twice.
      const disputed = new Set((await fetchDisputes(transactions)).map(({ paymentId }) => paymentId))
      for (const { id: transaction, status } of transactions) {
        if (REFUNDABLE.includes(status) && !disputed.has(transaction)) await refund(transaction)
      }
    },
    refund: async (_id, { key, paymentId, cents, currency }) => {
      const answer = await payBack(paymentId, key, { value: (cents / 100).toFixed(2), currency })
      return answer.status < 300 ? null : issuesOf(answer)
    },
    ...paypalChanges({ ask, idPath, fetchSubscription, plansAt, brand }),
    notice: async (body, headers) => {
      const notice = await verifiedWebhookEvent({ ask, apiBase, webhookId, clock }, body, headers)
      if (notice === null) return null
      const { id, type, subscriptionId, payment } = notice
      const subject = subscriptionId ?? (payment && (await subscriptionOfPayment(payment.id)))
      return { id, type: payment?.refunded ? refundType(type, payment.id, payment.refunded) : type, subject }
    },
  }
}
