/** A plan is bought for its months at once and renews after them. */
export interface BillingPlan {
  months: number
  /** For all its months together. */
  cents: number
  currency: 'EUR'
}

export const PLANS: readonly BillingPlan[] = [
  { months: 1, cents: 2_299, currency: 'EUR' },
  { months: 3, cents: 6_000, currency: 'EUR' },
  { months: 12, cents: 23_000, currency: 'EUR' },
]

export const planOf = (months: number): BillingPlan | null => PLANS.find((plan) => plan.months === months) ?? null

/** Months of the plan that is sold at this price for this time; null when none of ours is. */
export function monthsOfPrice(price: { months: number; cents: number; currency: string }): number | null {
  const plan = planOf(price.months)
  const same = plan !== null && plan.cents === price.cents && plan.currency === price.currency.toUpperCase()
  return same ? plan.months : null
}
