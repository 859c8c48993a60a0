import { z } from 'zod'
import { type Answer, refusal } from './answer.ts'
import { makeProduct, planBody, planMaker } from './plans.ts'
import { cents, type Dispute, money, type PaypalShop, type Subscription } from './shop.ts'

const contextShape = z.strictObject({
  brand_name: z.string().min(1).max(127),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
  user_action: z.enum(['CONTINUE', 'SUBSCRIBE_NOW']),
  return_url: z.url(),
  cancel_url: z.url(),
})

const reviseShape = z.strictObject({
  plan_id: z.string(),
  application_context: contextShape.omit({ user_action: true }),
})

const openShape = z.strictObject({
  plan_id: z.string(),
  custom_id: z.string().min(1).max(127).optional(),
  start_time: z.iso.datetime({ offset: true }).optional(),
  /** Changes the price of the plan for this subscription alone. */
  plan: z.unknown().optional(),
  application_context: contextShape,
})

const instant = z.iso.datetime({ offset: true })

const decimal = z.string().regex(/^\d+\.\d{2}$/)
/** The body of a refund: empty for all of it, or a part as captures and older sales name it. */
const part = z.strictObject({
  amount: z
    .union([
      z.strictObject({ value: decimal, currency_code: z.string().length(3) }),
      z.strictObject({ total: decimal, currency: z.string().length(3) }),
    ])
    .optional(),
})

interface PaypalCall {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  requestId: string
}

/** Answers to the seller's calls, by method and path; the caller is authenticated by then. */
export function paypalAnswers(shop: PaypalShop, url: () => string) {
  const subscriptionAt = (path: string) => shop.subscriptions.get(path.split('/')[4] ?? '')
  const paymentAt = (path: string) => {
    const id = path.split('/')[4] ?? ''
    const owner = [...shop.subscriptions.values()].find(({ transactions }) => transactions.some((one) => one.id === id))
    const payment = owner?.transactions.find((one) => one.id === id)
    return owner && payment ? { owner, payment } : null
  }
  const missing = refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

  const open = (body: unknown): Answer => {
    const asked = openShape.safeParse(body)
    if (!asked.success) return refusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    const { plan_id, custom_id, start_time, plan, application_context } = asked.data
    const known = shop.plans.find(({ id }) => id === plan_id)
    if (!known) return missing
    if (known.status !== 'ACTIVE') return refusal(422, 'UNPROCESSABLE_ENTITY', 'PLAN_STATUS_INVALID')
    const one = shop.add({
      planId: plan_id,
      customId: custom_id ?? null,
      startTime: start_time === undefined ? null : new Date(start_time),
      overridden: plan !== undefined,
      returnUrl: application_context.return_url,
      cancelUrl: application_context.cancel_url,
    })
    const approve = `${url()}/webapps/billing/subscriptions?ba_token=${one.token}`
    return {
      status: 201,
      body: { id: one.id, status: one.status, links: [{ rel: 'approve', href: approve, method: 'GET' }] },
    }
  }

  const cancel = (path: string, body: unknown): Answer => {
    const one = subscriptionAt(path)
    if (!one) return missing
    if (!z.strictObject({ reason: z.string().min(1).max(128) }).safeParse(body).success)
      return refusal(400, 'INVALID_REQUEST')
    if (!['ACTIVE', 'SUSPENDED'].includes(one.status)) {
      return refusal(422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID')
    }
    shop.cancel(one.id)
    return { status: 204, body: null }
  }

  const turn = (
    path: string,
    { body, from, to }: { body: unknown; from: Subscription['status']; to: (id: string) => unknown },
  ): Answer => {
    const one = subscriptionAt(path)
    if (!one) return missing
    if (!z.strictObject({ reason: z.string().min(1).max(128) }).safeParse(body).success)
      return refusal(400, 'INVALID_REQUEST')
    if (one.status !== from) return refusal(422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID')
    to(one.id)
    return { status: 204, body: null }
  }

  const revise = (path: string, body: unknown): Answer => {
    const one = subscriptionAt(path)
    const asked = reviseShape.safeParse(body)
    if (!one) return missing
    if (!asked.success) return refusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    const { plan_id, application_context } = asked.data
    if (!shop.plans.some(({ id }) => id === plan_id)) return missing
    if (one.status !== 'ACTIVE') return refusal(422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID')
    const token = shop.revise(one.id, plan_id, application_context.return_url)
    const href = `${url()}/webapps/billing/subscriptions?ba_token=${token}`
    return { status: 200, body: { plan_id, links: [{ rel: 'approve', href, method: 'GET' }] } }
  }

  const refund = (path: string, body: unknown): Answer => {
    const found = paymentAt(path)
    if (!found) return missing
    const asked = part.safeParse(body)
    if (!asked.success) return refusal(400, 'INVALID_REQUEST')
    const { amount } = asked.data
    const cents = amount && Math.round(Number('value' in amount ? amount.value : amount.total) * 100)
    if (found.payment.status === 'REFUNDED') return refusal(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED')
    if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(found.payment.status))
      return refusal(422, 'UNPROCESSABLE_ENTITY', 'INVALID')
    if (cents !== undefined && cents > found.payment.cents - found.payment.refunded)
      return refusal(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
    const { resource } = shop.refund(found.payment.id, cents)
    return { status: 201, body: { id: resource.id, status: 'COMPLETED' } }
  }

  const transactions = (path: string, query: URLSearchParams): Answer => {
    const one = subscriptionAt(path)
    if (!one) return missing
    const [from, until] = [query.get('start_time'), query.get('end_time')]
    if (!instant.safeParse(from).success || !instant.safeParse(until).success) {
      return refusal(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX')
    }
    const within = one.transactions.filter(
      ({ time }) => time >= new Date(from as string) && time <= new Date(until as string),
    )
    return { status: 200, body: { transactions: within.map((each) => transactionOf(each, shop.planOf(one).currency)) } }
  }

  const makePlan = planMaker()
  return ({ method, path, query, body, requestId }: PaypalCall): Answer => {
    const asked = `${method} ${path}`
    if (asked === 'POST /v1/billing/subscriptions') return open(body)
    if (/^POST \/v1\/billing\/subscriptions\/[\w-]+\/cancel$/.test(asked)) return cancel(path, body)
    if (/^POST \/v1\/billing\/subscriptions\/[\w-]+\/suspend$/.test(asked))
      return turn(path, { body, from: 'ACTIVE', to: shop.suspend })
    if (/^POST \/v1\/billing\/subscriptions\/[\w-]+\/activate$/.test(asked))
      return turn(path, { body, from: 'SUSPENDED', to: shop.activate })
    if (/^POST \/v1\/billing\/subscriptions\/[\w-]+\/revise$/.test(asked)) return revise(path, body)
    if (/^POST \/v2\/payments\/captures\/\w+\/refund$/.test(asked)) return refund(path, body)
    if (/^GET \/v1\/billing\/subscriptions\/[\w-]+\/transactions$/.test(asked)) return transactions(path, query)
    if (/^GET \/v1\/billing\/subscriptions\/[\w-]+$/.test(asked)) {
      const one = subscriptionAt(path)
      return one ? { status: 200, body: subscriptionBody(one, shop) } : missing
    }
    if (/^GET \/v1\/payments\/sale\/\w+$/.test(asked)) {
      const found = paymentAt(path)
      return found ? { status: 200, body: { id: found.payment.id, billing_agreement_id: found.owner.id } } : missing
    }
    if (/^GET \/v1\/payments\/refund\/\w+$/.test(asked)) {
      const sale_id = shop.reversals.get(path.split('/')[4] ?? '')
      return sale_id ? { status: 200, body: { id: path.split('/')[4], sale_id, state: 'completed' } } : missing
    }
    if (asked === 'GET /v1/customer/disputes') {
      const about = query.get('disputed_transaction_id')
      const items = [...shop.disputes.values()].filter(({ transactionId }) => transactionId === about)
      return { status: 200, body: { items: items.map(disputeSummary), links: [] } }
    }
    if (/^GET \/v1\/customer\/disputes\/[\w-]+$/.test(asked)) {
      const one = shop.disputes.get(path.split('/')[4] ?? '')
      if (!one) return missing
      const dispute_outcome = one.outcome && { outcome_code: one.outcome }
      return { status: 200, body: { ...disputeSummary(one), ...(dispute_outcome && { dispute_outcome }) } }
    }
    if (asked === 'POST /v1/catalogs/products') return makeProduct(shop, body)
    if (asked === 'POST /v1/billing/plans') return makePlan(shop, body, requestId)
    if (/^GET \/v1\/billing\/plans\/[\w-]+$/.test(asked)) return planAnswer(shop, path.split('/')[4] ?? '') ?? missing
    return missing
  }
}

function planAnswer(shop: PaypalShop, id: string): Answer | null {
  const plan = shop.plans.find((one) => one.id === id)
  return plan ? { status: 200, body: planBody(plan) } : null
}

function subscriptionBody(one: Subscription, shop: PaypalShop) {
  const { currency, price } = shop.planOf(one)
  const last = one.transactions.filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING').at(-1)
  return {
    id: one.id,
    plan_id: one.planId,
    status: one.status,
    ...(one.customId !== null && { custom_id: one.customId }),
    quantity: '1',
    plan_overridden: one.overridden,
    start_time: one.startTime.toISOString(),
    status_update_time: one.statusTime.toISOString(),
    ...(one.status !== 'APPROVAL_PENDING' && { subscriber: { payer_id: one.payerId } }),
    billing_info: {
      outstanding_balance: {
        currency_code: currency,
        value: one.failed > 0 ? money(cents(price) * one.failed) : '0.0',
      },
      failed_payments_count: one.failed,
      ...(last && {
        last_payment: { amount: { currency_code: currency, value: money(last.cents) }, time: last.time.toISOString() },
      }),
      ...(one.nextBilling && { next_billing_time: one.nextBilling.toISOString() }),
    },
  }
}

/** A dispute in a list: its resolution is only on its own page. */
const disputeSummary = ({ id, status, created }: Dispute) => ({
  dispute_id: id,
  create_time: created.toISOString(),
  status,
})

const transactionOf = (one: Subscription['transactions'][number], currency: string) => ({
  id: one.id,
  status: one.status,
  amount_with_breakdown: { gross_amount: { currency_code: currency, value: money(one.cents) } },
  time: one.time.toISOString(),
})
