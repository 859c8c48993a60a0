import type { BillingPlan, SoldPlan } from './plans.ts'

/** The terms of an order. There is either a trial or a discount. */
export interface Terms extends BillingPlan {
  /** Days that are free before the first payment. */
  trialDays: number
  /** Cents off each of the first payments. */
  discount: number
  /** How many payments are lowered. */
  discounted: number
}

/** A reduction of prices. */
export interface Discount {
  kind: 'percent' | 'amount'
  /** Percent or cents off each payment. */
  value: number
  /** For how long payments are lowered, counted from the first one. */
  months: number
}

/** The least that a payment may be: providers take no less. */
const MIN_CENTS = 100

const centsOff = ({ kind, value }: Discount, cents: number) =>
  kind === 'percent' ? Math.round((cents * value) / 100) : value

/**
 * The terms of a plan.
 * @param isNew whether the account never had a plan, so that it may have a trial
 * @returns null where the discount leaves less than the smallest possible payment
 */
export function termsOf(
  plan: SoldPlan,
  { discount, isNew }: { discount: Discount | null; isNew: boolean },
): Terms | null {
  const { months, cents, currency } = plan
  const trialDays = isNew && discount === null ? plan.trialDays : 0
  if (discount === null) return { months, cents, currency, trialDays, discount: 0, discounted: 0 }
  const off = centsOff(discount, cents)
  if (cents - off < MIN_CENTS) return null
  return { months, cents, currency, trialDays: 0, discount: off, discounted: Math.ceil(discount.months / months) }
}

/** Cents of a payment. @param nth counted from 0 */
export const paymentCents = (
  { cents, discount, discounted }: Omit<Terms, 'months' | 'currency' | 'trialDays'>,
  nth: number,
) => (nth < discounted ? cents - discount : cents)
