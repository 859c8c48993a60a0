import { z } from 'zod'

const whole = z.string().regex(/^\d+$/).transform(Number)
const metadata = z.record(z.string().max(40), z.string().max(500))
const address = z.url({ protocol: /^https?$/ })

/** Parameters of the calls; others are refused, as Stripe does. Only inline recurring prices are supported. */
export const checkoutParams = z.strictObject({
  mode: z.literal('subscription'),
  client_reference_id: z.string().max(200),
  metadata,
  subscription_data: z.strictObject({ metadata, trial_end: whole.optional(), trial_period_days: whole.optional() }),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .length(1)
    .optional(),
  expires_at: whole.optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: whole,
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: whole,
          recurring: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: whole }),
          product_data: z.strictObject({ name: z.string().min(1) }),
        }),
      }),
    )
    .length(1),
  locale: z.enum(['auto', 'en', 'en-GB', 'es', 'pt', 'pt-BR']),
  success_url: address,
  cancel_url: address,
})
export type CheckoutParams = z.output<typeof checkoutParams>

export const couponParams = z.strictObject({
  id: z.string().max(200),
  amount_off: whole,
  currency: z.string().regex(/^[a-z]{3}$/),
  duration: z.literal('repeating'),
  duration_in_months: whole,
})

export type CouponParams = z.output<typeof couponParams>

const changedItems = z.array(z.strictObject({ id: z.string(), price: z.string() })).length(1)
export const updateParams = z.strictObject({
  cancel_at_period_end: z.enum(['true', 'false']).optional(),
  items: changedItems.optional(),
  proration_behavior: z.enum(['always_invoice', 'none']).optional(),
  proration_date: whole.optional(),
  payment_behavior: z.literal('error_if_incomplete').optional(),
  trial_end: z.union([z.literal('now'), whole]).optional(),
})
export type UpdateParams = z.output<typeof updateParams>
export const previewParams = z.strictObject({
  subscription: z.string(),
  subscription_details: z.strictObject({
    items: changedItems,
    proration_behavior: z.literal('always_invoice'),
    proration_date: whole,
  }),
})
export const priceParams = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: whole,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: whole }),
  product_data: z.strictObject({ name: z.string().min(1) }),
})
export type PriceParams = z.output<typeof priceParams>
export const invoiceListParams = z.strictObject({
  subscription: z.string(),
  limit: whole.optional(),
  expand: z.array(z.literal('data.payments')).optional(),
  starting_after: z.string().optional(),
})
export const chargeListParams = z.strictObject({
  customer: z.string(),
  limit: whole.optional(),
  starting_after: z.string().optional(),
})
export const disputeListParams = z.strictObject({ charge: z.string(), limit: whole.optional() })
export const invoicePaymentListParams = z.strictObject({
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
  expand: z.array(z.literal('data.invoice')).optional(),
})
export const subscriptionListParams = z.strictObject({
  created: z.strictObject({ gte: whole }).optional(),
  status: z.literal('all').optional(),
  limit: whole.optional(),
  starting_after: z.string().optional(),
})
export const refundParams = z.strictObject({
  charge: z.string(),
  amount: whole.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
export const portalParams = z.strictObject({
  customer: z.string(),
  return_url: address,
  locale: z.enum(['auto', 'en', 'en-GB', 'es', 'pt', 'pt-BR']).optional(),
})
export const noParams = z.strictObject({})

/** A refusal as Stripe words it. */
export class Refusal extends Error {
  readonly status: number
  readonly error: { type: string; code?: string; param?: string }
  constructor(status: number, message: string, error: Partial<Refusal['error']> = {}) {
    super(message)
    this.status = status
    this.error = { type: 'invalid_request_error', ...error }
  }
}

export const missing = (kind: string, id: string, param = 'id') =>
  new Refusal(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })

/** @throws Refusal that names the first parameter that is unknown, missing or wrong */
export function checked<S extends z.ZodType>(shape: S, params: unknown): z.output<S> {
  const result = shape.safeParse(params)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = [...(issue?.path ?? [])].map(String)
  if (issue?.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '')
  const param = path.map((part, at) => (at === 0 ? part : `[${part}]`)).join('')
  const absent = issue?.code === 'invalid_type' && issue.message.includes('undefined')
  const code =
    issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : absent ? 'parameter_missing' : 'parameter_invalid'
  throw new Refusal(400, `${code}: ${param}: ${issue?.message}`, { code, param })
}

type Tree = { [key: string]: Tree | string }

/** `line_items[0][quantity]=1` as an object; a list where the keys are 0, 1, 2 … */
export function formOf(encoded: string): unknown {
  const tree: Tree = {}
  for (const [key, value] of new URLSearchParams(encoded)) {
    const parts = key.split(/[[\]]+/).filter((part) => part !== '')
    let place = tree
    for (const part of parts.slice(0, -1)) {
      const next = place[part]
      const deeper = typeof next === 'object' ? next : {}
      place[part] = deeper
      place = deeper
    }
    place[parts.at(-1) ?? ''] = value
  }
  return listed(tree)
}

function listed(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree
  const entries = Object.entries(tree)
  const isList = entries.length > 0 && entries.every(([key], at) => key === String(at))
  return isList
    ? entries.map(([, value]) => listed(value))
    : Object.fromEntries(entries.map(([k, v]) => [k, listed(v)]))
}

const DAY_S = 86_400
const SESSION_LASTS_AT_LEAST_S = 1_800

/** @throws Refusal of instants that Stripe does not take for a checkout that is opened now */
export function checkTimes({ subscription_data, expires_at }: CheckoutParams, now: number): void {
  const { trial_end, trial_period_days } = subscription_data
  if (trial_end !== undefined && trial_period_days !== undefined)
    throw new Refusal(400, 'You may only specify one of these parameters: trial_end, trial_period_days.')
  if (trial_end !== undefined && trial_end < now + 2 * DAY_S)
    throw new Refusal(400, 'The `trial_end` date has to be at least 2 days in the future.', { param: 'trial_end' })
  if (expires_at !== undefined && (expires_at < now + SESSION_LASTS_AT_LEAST_S || expires_at > now + DAY_S))
    throw new Refusal(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    })
}
