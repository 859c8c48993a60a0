import type { IncomingMessage } from 'node:http'
import {
  chargeListParams,
  checked,
  checkoutParams,
  couponParams,
  disputeListParams,
  formOf,
  invoiceListParams,
  invoicePaymentListParams,
  missing,
  noParams,
  portalParams,
  previewParams,
  priceParams,
  Refusal,
  refundParams,
  subscriptionListParams,
  updateParams,
} from './stripe-requests.ts'
import type { StripeWorld } from './stripe-world.ts'

export interface ApiAnswer {
  status: number
  body: object
}

const PAGE = 10

/** A page of a list, the newest first, as Stripe cuts it. */
function page<T extends { id: string }>(
  all: readonly T[],
  { limit = PAGE, starting_after }: { limit?: number | undefined; starting_after?: string | undefined },
  url: string,
) {
  const newest = [...all].reverse()
  const from = starting_after === undefined ? 0 : newest.findIndex(({ id }) => id === starting_after) + 1
  return { object: 'list', url, data: newest.slice(from, from + limit), has_more: newest.length > from + limit }
}

/** The calls of the API that a subscription shop needs, on a world; the key and idempotency are checked before them. */
function callOn(world: StripeWorld, origin: () => string) {
  const { subscriptions, invoices, charges, customers, disputes, known } = world
  return (method: string, path: string, params: unknown): object => {
    const [, kind = path, id] = /^\/v1\/((?:checkout\/|billing_portal\/)?\w+)(?:\/(\w+))?$/.exec(path) ?? []
    switch (`${method} ${kind}${id === undefined ? '' : '/{id}'}`) {
      case 'POST checkout/sessions':
        return world.openSession(checked(checkoutParams, params))
      case 'POST coupons':
        return world.makeCoupon(checked(couponParams, params))
      case 'GET subscriptions': {
        const given = checked(subscriptionListParams, params)
        const since = given.created?.gte ?? 0
        return page(
          [...subscriptions.values()].filter(({ created }) => created >= since),
          given,
          path,
        )
      }
      case 'GET subscriptions/{id}':
        checked(noParams, params)
        return known('subscription', subscriptions, { id: id ?? '' })
      case 'POST subscriptions/{id}': {
        const { cancel_at_period_end, ...change } = checked(updateParams, params)
        if (cancel_at_period_end === undefined) return world.update(id ?? '', change)
        return world.cancelAtPeriodEnd(id ?? '', cancel_at_period_end === 'true')
      }
      case 'DELETE subscriptions/{id}':
        checked(noParams, params)
        return world.cancelNow(id ?? '')
      case 'POST prices':
        return world.makePrice(checked(priceParams, params))
      case 'POST invoices/{id}': {
        if (id !== 'create_preview') throw missing('invoice', id ?? '')
        const { subscription, subscription_details: details } = checked(previewParams, params)
        return world.preview(subscription, details)
      }
      case 'GET invoices': {
        const given = checked(invoiceListParams, params)
        known('subscription', subscriptions, { id: given.subscription, param: 'subscription' })
        const own = [...invoices.values()].filter(
          ({ parent }) => parent.subscription_details.subscription === given.subscription,
        )
        const shown = given.expand ? own : own.map(({ payments: _payments, ...invoice }) => invoice)
        return page(shown, given, path)
      }
      case 'GET charges': {
        const given = checked(chargeListParams, params)
        known('customer', customers, { id: given.customer, param: 'customer' })
        return page(
          [...charges.values()].filter(({ customer }) => customer === given.customer),
          given,
          path,
        )
      }
      case 'GET charges/{id}':
        checked(noParams, params)
        return known('charge', charges, { id: id ?? '' })
      case 'GET disputes': {
        const given = checked(disputeListParams, params)
        known('charge', charges, { id: given.charge, param: 'charge' })
        return page(
          [...disputes.values()].filter(({ charge }) => charge === given.charge),
          given,
          path,
        )
      }
      case 'GET invoice_payments': {
        const { payment, expand } = checked(invoicePaymentListParams, params)
        const own = [...invoices.values()].flatMap((invoice) =>
          invoice.payments.data
            .filter((one) => one.payment.payment_intent === payment.payment_intent)
            .map((one) => ({ ...one, invoice: expand ? invoice : invoice.id })),
        )
        return page(own, {}, path)
      }
      case 'POST refunds': {
        const { charge, amount } = checked(refundParams, params)
        return world.refund(charge, amount)
      }
      case 'POST billing_portal/sessions': {
        const { customer, return_url, locale = 'auto' } = checked(portalParams, params)
        known('customer', customers, { id: customer, param: 'customer' })
        const session = world.newId('bps')
        const url = `${origin()}/p/session/${session}?customer=${customer}&return_url=${encodeURIComponent(return_url)}`
        return { id: session, object: 'billing_portal.session', customer, return_url, locale, url, livemode: false }
      }
      default:
        throw id === undefined
          ? new Refusal(404, `Unrecognized request URL (${method}: ${path}).`)
          : missing(kind ?? '', id)
    }
  }
}

/** Answers a request of the API: refuses a wrong key and a reused idempotency key, repeats the answer of a repeated one. */
export function stripeApi(world: StripeWorld, given: { secretKey: string; origin: () => string }) {
  const call = callOn(world, given.origin)
  const answered = new Map<string, { asked: string; answer: ApiAnswer }>()

  const answerTo = (request: IncomingMessage, path: string, params: unknown): ApiAnswer => {
    try {
      if (request.headers.authorization !== `Bearer ${given.secretKey}`)
        throw new Refusal(401, 'Invalid API Key provided')
      return { status: 200, body: structuredClone(call(request.method ?? 'GET', path, params)) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: { error: { ...error.error, message: error.message } } }
    }
  }

  return (request: IncomingMessage, body: string): ApiAnswer => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
    const encoded = request.method === 'POST' ? body : search.slice(1)
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
    const asked = `${pathname} ${encoded}`
    const before = typeof key === 'string' ? answered.get(key) : undefined
    if (before && before.asked !== asked) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return { status: 400, body: { error: { type: 'idempotency_error', message } } }
    }
    const answer = before?.answer ?? answerTo(request, pathname, formOf(encoded))
    if (typeof key === 'string' && answer.status < 400) answered.set(key, { asked, answer })
    return answer
  }
}
