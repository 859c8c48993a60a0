import { z } from 'zod'
import { type Answer, refusal } from './answer.ts'
import type { PaypalShop, Plan } from './shop.ts'

const decimal = z.string().regex(/^\d+\.\d{2}$/)
const cycle = z.strictObject({
  sequence: z.number().int().min(1).max(3),
  tenure_type: z.enum(['TRIAL', 'REGULAR']),
  total_cycles: z.number().int().min(0).max(999),
  frequency: z.strictObject({
    interval_unit: z.enum(['DAY', 'MONTH']),
    interval_count: z.number().int().min(1).max(365),
  }),
  pricing_scheme: z.strictObject({
    fixed_price: z.strictObject({ value: decimal, currency_code: z.string().length(3) }),
  }),
})
const planShape = z.strictObject({
  product_id: z.string(),
  name: z.string().min(1).max(127),
  billing_cycles: z.array(cycle).min(1).max(3),
  payment_preferences: z.strictObject({
    auto_bill_outstanding: z.boolean(),
    payment_failure_threshold: z.number().int().min(0),
  }),
})
const productShape = z.strictObject({
  id: z.string().min(6).max(50),
  name: z.string().min(1).max(127),
  type: z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE']),
})

/** Makes a product; an id is given once. */
export function makeProduct(shop: PaypalShop, body: unknown): Answer {
  const asked = productShape.safeParse(body)
  if (!asked.success) return refusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
  if (shop.products.has(asked.data.id)) return refusal(400, 'INVALID_REQUEST', 'DUPLICATE_RESOURCE_IDENTIFIER')
  shop.products.add(asked.data.id)
  return { status: 201, body: { id: asked.data.id } }
}

/** Makes plans: at most two kinds of trial, then one price for good. The same request makes one plan. */
export function planMaker() {
  const made = new Map<string, Plan>()
  return (shop: PaypalShop, body: unknown, requestId: string): Answer => {
    const before = made.get(requestId)
    if (before) return { status: 201, body: planBody(before) }
    const asked = planShape.safeParse(body)
    if (!asked.success) return refusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    const { product_id, billing_cycles: cycles } = asked.data
    if (!shop.products.has(product_id)) return refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    const regular = cycles.at(-1)
    const isOrdered = cycles.every(
      ({ sequence, tenure_type }, at) =>
        sequence === at + 1 && (tenure_type === 'REGULAR') === (at === cycles.length - 1),
    )
    if (!isOrdered || regular?.total_cycles !== 0)
      return refusal(422, 'UNPROCESSABLE_ENTITY', 'INVALID_BILLING_CYCLE_SEQUENCE')
    const { value: price, currency_code: currency } = regular.pricing_scheme.fixed_price
    const plan = shop.addPlan({
      months: regular.frequency.interval_count,
      price,
      currency,
      trials: cycles.slice(0, -1).map(({ frequency, total_cycles, pricing_scheme }) => ({
        unit: frequency.interval_unit,
        count: frequency.interval_count,
        cycles: total_cycles,
        price: pricing_scheme.fixed_price.value,
      })),
    })
    if (requestId !== '') made.set(requestId, plan)
    return { status: 201, body: planBody(plan) }
  }
}

/** A plan as PayPal answers it. */
export function planBody({ id, status, months, price, currency, trials = [] }: Plan) {
  const priced = (value: string) => ({ pricing_scheme: { fixed_price: { value, currency_code: currency } } })
  const cycles = [
    ...trials.map((trial) => ({
      tenure_type: 'TRIAL',
      total_cycles: trial.cycles,
      frequency: { interval_unit: trial.unit, interval_count: trial.count },
      ...priced(trial.price),
    })),
    {
      tenure_type: 'REGULAR',
      total_cycles: 0,
      frequency: { interval_unit: 'MONTH', interval_count: months },
      ...priced(price),
    },
  ]
  return { id, status, billing_cycles: cycles.map((one, at) => ({ sequence: at + 1, ...one })) }
}
