import { languageOf } from '@touchline/messages'
import type { z } from 'zod'
import type { Log } from '../../../platform/log.ts'
import type { Order, PaymentProvider } from '../provider.ts'
import { issuesOf, type PaypalAnswer, type PaypalApiOptions, paypalApi } from './paypal-api.ts'
import { paypalDisputes } from './paypal-disputes.ts'
import { subscriptionOf } from './paypal-mapping.ts'
import {
  type PaypalSubscription,
  type PaypalTransaction,
  paypalOpenedShape,
  paypalPlanShape,
  paypalRefundShape,
  paypalSaleShape,
  paypalSubscriptionShape,
  paypalTransactionsShape,
  planFault,
} from './paypal-shapes.ts'
import { type PaypalStore, refundType } from './paypal-stored.queries.ts'
import { verifiedWebhookEvent } from './paypal-webhook.ts'

export interface PaypalOptions extends PaypalApiOptions {
  /** Id of the plan at PayPal by its months. */
  planIds: ReadonlyMap<number, string>
  /** Shown on PayPal's page of the approval. */
  brand: string
  /** Id of our webhook at PayPal, which its notices are signed for. */
  webhookId: string
  store: PaypalStore
  log: Pick<Log, 'warn'>
}

/** Where the list of transactions begins and how far beyond now it goes, so that no clock leaves one out. */
const BEFORE_MS = 24 * 3_600_000
const AFTER_MS = 24 * 3_600_000
const MAX_BRAND = 127
const MAX_PAGES = 50
const REFUNDABLE = ['COMPLETED', 'PARTIALLY_REFUNDED']
const DISPUTABLE = [...REFUNDABLE, 'REVERSED']
/** PayPal takes disputes for so long after a payment; some more days for one that is still to be resolved. */
const DISPUTABLE_MS = 270 * 24 * 3_600_000
const ENDED = ['CANCELLED', 'EXPIRED']

const pathOf = (address: string | undefined) => {
  if (address === undefined) return null
  const { pathname, search } = new URL(address)
  return pathname + search
}
const idPath = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`

/**
 * Subscriptions at PayPal. The account is in `custom_id`; what an id of a subscription is worth is decided by what
 * PayPal keeps under it, never by who brings it. One that nobody has approved yet counts as unknown.
 */
export function paypalProvider(options: PaypalOptions): PaymentProvider {
  const { clock, planIds, brand, store, webhookId, apiBase, log } = options
  const ask = paypalApi(options)
  const disputesOf = paypalDisputes(ask, log)
  const monthsOf = (planId: string) => [...planIds].find(([, id]) => id === planId)?.[0] ?? null
  const checked = new Set<string>()

  /** Once for each plan: nobody is sent to approve another price than the one shown. */
  const checkPlan = async (planId: string, plan: Order['plan']) => {
    if (checked.has(planId)) return
    const answer = await ask({ method: 'GET', path: `/v1/billing/plans/${encodeURIComponent(planId)}` })
    const fault = answer.status === 404 ? 'does not exist' : planFault(read(answer, paypalPlanShape), plan)
    if (fault !== null) throw new Error(`The plan ${planId} of PAYPAL_PLAN_IDS ${fault}`)
    checked.add(planId)
  }

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

  const refund = async (transactionId: string) => {
    const id = encodeURIComponent(transactionId)
    const back = (path: string) => ask({ method: 'POST', path, body: '{}', requestId: `refund-${transactionId}` })
    let answer = await back(`/v2/payments/captures/${id}/refund`)
    // Payments of older subscriptions are known by their first name only.
    if (answer.status === 404) answer = await back(`/v1/payments/sale/${id}/refund`)
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
    // A reversal has an id of its own and leads to its payment.
    const back = await ask({ method: 'GET', path: `/v1/payments/refund/${encodeURIComponent(paymentId)}` })
    const saleId = back.status === 200 ? paypalRefundShape.parse(back.body).sale_id : null
    return saleId ? subscriptionOfPayment(saleId) : null
  }

  return {
    name: 'paypal',
    open: async ({ accountId, language, plan, startsAt, returnUrl, cancelUrl }) => {
      const planId = planIds.get(plan.months)
      if (planId === undefined) throw new Error(`PAYPAL_PLAN_IDS has no plan of ${plan.months} months`)
      await checkPlan(planId, plan)
      const answer = await ask({
        method: 'POST',
        path: '/v1/billing/subscriptions',
        body: JSON.stringify({
          plan_id: planId,
          custom_id: String(accountId),
          ...(startsAt !== null && { start_time: startsAt.toISOString() }),
          application_context: {
            brand_name: brand.slice(0, MAX_BRAND),
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
    read: async (id) => {
      const subscription = await fetchSubscription(id)
      if (subscription === null || subscription.status === 'APPROVAL_PENDING') return null
      const transactions = await fetchTransactions(subscription)
      const disputes = await fetchDisputes(transactions)
      const months = monthsOf(subscription.plan_id)
      const stored = await store.of(id)
      return subscriptionOf({ subscription, transactions, disputes, months, stored, now: clock.now() })
    },
    cancel: (id) => cancel(id, 'Cancelled by the customer'),
    refundAndEnd: async (id) => {
      const subscription = await fetchSubscription(id)
      if (subscription === null) return
      // First no more money is taken, then what was taken goes back; each step may have happened before.
      await cancel(id, 'Withdrawn from by the customer')
      const transactions = await fetchTransactions(subscription)
      // What is in dispute is with the customer or on hold at PayPal and cannot go back twice.
      const disputed = new Set((await fetchDisputes(transactions)).map(({ paymentId }) => paymentId))
      for (const { id: transaction, status } of transactions) {
        if (REFUNDABLE.includes(status) && !disputed.has(transaction)) await refund(transaction)
      }
    },
    notice: async (body, headers) => {
      const notice = await verifiedWebhookEvent({ ask, apiBase, webhookId, clock }, body, headers)
      if (notice === null) return null
      const { id, type, subscriptionId, payment } = notice
      const subject = subscriptionId ?? (payment && (await subscriptionOfPayment(payment.id)))
      return { id, type: payment?.refunded ? refundType(type, payment.id, payment.refunded) : type, subject }
    },
  }
}

/** @throws Error with what PayPal says is wrong */
function read<S extends z.ZodType>(answer: PaypalAnswer, shape: S): z.output<S> {
  if (answer.status >= 300) throw new Error(`PayPal refuses: ${issuesOf(answer)}`)
  return shape.parse(answer.body)
}
