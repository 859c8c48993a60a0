import { z } from 'zod'
import type { Terms } from '../plans/terms.ts'

const money = z.object({ currency_code: z.string(), value: z.string() })
const instant = z.string().transform((text, context) => {
  const at = new Date(text)
  if (!Number.isNaN(at.getTime())) return at
  context.addIssue({ code: 'custom', message: 'is not an instant' })
  return z.NEVER
})

/** The used parts of a subscription at PayPal. */
export const paypalSubscriptionShape = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.string(),
  custom_id: z.string().nullish(),
  quantity: z.string().nullish(),
  /** Anyone who knows the public client id can open a subscription that changes the price of a plan. */
  plan_overridden: z.boolean().nullish(),
  start_time: instant.nullish(),
  status_update_time: instant.nullish(),
  subscriber: z.object({ payer_id: z.string().nullish() }).nullish(),
  billing_info: z
    .object({
      /** Missing once the subscription does not run any more. */
      next_billing_time: instant.nullish(),
      /** In a row; 0 again after a payment. */
      failed_payments_count: z.number().nullish(),
      last_payment: z.object({ amount: money, time: instant }).nullish(),
    })
    .nullish(),
})
export type PaypalSubscription = z.output<typeof paypalSubscriptionShape>

/** A subscription that was just opened, with the page where it is approved. */
export const paypalOpenedShape = z
  .object({ id: z.string().min(1), links: z.array(z.object({ rel: z.string(), href: z.url() })) })
  .transform(({ id, links }, context) => {
    const url = links.find(({ rel }) => rel === 'approve')?.href
    if (url !== undefined) return { id, url }
    context.addIssue({ code: 'custom', message: 'has no page of the approval' })
    return z.NEVER
  })

/** A change of the plan: the page where it is approved. */
export const paypalRevisedShape = z
  .object({ links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]) })
  .transform(({ links }) => links.find(({ rel }) => rel === 'approve')?.href ?? null)

/** A payment, named by the subscription it belongs to. */
export const paypalSaleShape = z.object({ billing_agreement_id: z.string().nullish() })

/** Money that went back, named by the payment it was part of. */
export const paypalRefundShape = z.object({ sale_id: z.string().nullish() })

const disputeShape = z.object({ dispute_id: z.string(), create_time: instant, status: z.string() })

export const paypalDisputesShape = z.object({ items: z.array(disputeShape).default([]) })

/** A dispute that is resolved says how. */
export const paypalDisputeShape = z.object({
  dispute_outcome: z.object({ outcome_code: z.string().nullish() }).nullish(),
})

const paypalTransactionShape = z.object({
  id: z.string(),
  /** COMPLETED, DECLINED, FAILED, PENDING, PARTIALLY_REFUNDED, REFUNDED or REVERSED. */
  status: z.string(),
  amount_with_breakdown: z.object({ gross_amount: money }),
  time: instant,
})
export type PaypalTransaction = z.output<typeof paypalTransactionShape>

export const paypalTransactionsShape = z.object({
  transactions: z.array(paypalTransactionShape).default([]),
  /** A link called `next` exists where the list continues. */
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})

/** Something that was just made. */
export const paypalMadeShape = z.object({ id: z.string().min(1) })

export const paypalPlanShape = z.object({
  id: z.string(),
  status: z.string(),
  billing_cycles: z.array(
    z.object({
      tenure_type: z.string(),
      frequency: z.object({ interval_unit: z.string(), interval_count: z.number().int().default(1) }),
      pricing_scheme: z.object({ fixed_price: money.nullish() }).nullish(),
    }),
  ),
})
export type PaypalPlan = z.output<typeof paypalPlanShape>

/** How PayPal charges for a plan: days that are free, then payments that are lowered, then the price for good. */
export function cyclesOf({ months, cents, currency, trialDays, discount, discounted }: Terms) {
  const priced = (of: number) => ({
    pricing_scheme: { fixed_price: { value: (of / 100).toFixed(2), currency_code: currency } },
  })
  const everyPeriod = { frequency: { interval_unit: 'MONTH', interval_count: months } }
  const byDay = { frequency: { interval_unit: 'DAY', interval_count: trialDays } }
  const cycles = [
    ...(trialDays > 0 ? [{ tenure_type: 'TRIAL', total_cycles: 1, ...byDay, ...priced(0) }] : []),
    ...(discounted > 0
      ? [{ tenure_type: 'TRIAL', total_cycles: discounted, ...everyPeriod, ...priced(cents - discount) }]
      : []),
    { tenure_type: 'REGULAR', total_cycles: 0, ...everyPeriod, ...priced(cents) },
  ]
  return cycles.map((cycle, at) => ({ sequence: at + 1, ...cycle }))
}

/** Cents of an amount such as `22.99`; null when it is none. */
export function centsOf(value: string): number | null {
  const parts = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(value)
  if (!parts) return null
  const cents = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  return parts[1] === '-' ? -cents : cents
}

/** The difference between a plan at PayPal and ours of that many months and price; null when there is none. */
export function planFault(plan: PaypalPlan, ours: { months: number; cents: number; currency: string }): string | null {
  const regular = plan.billing_cycles.find((cycle) => cycle.tenure_type === 'REGULAR')
  const price = regular?.pricing_scheme?.fixed_price
  if (plan.billing_cycles.length !== 1 || !regular || !price) return 'has other billing cycles than one regular one'
  const { interval_unit, interval_count } = regular.frequency
  const months = interval_unit === 'MONTH' ? interval_count : interval_unit === 'YEAR' ? interval_count * 12 : null
  if (months !== ours.months) return `bills every ${interval_count} ${interval_unit}, not every ${ours.months} months`
  if (price.currency_code !== ours.currency) return `bills in ${price.currency_code}, not in ${ours.currency}`
  if (centsOf(price.value) !== ours.cents) return `costs ${price.value}, not ${(ours.cents / 100).toFixed(2)}`
  if (plan.status !== 'ACTIVE') return `is ${plan.status}, not ACTIVE`
  return null
}
