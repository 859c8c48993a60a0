/** A plan is bought for its months at once and renews after them. */
export interface BillingPlan {
  months: number
  /** For all its months together. */
  cents: number
  currency: 'EUR'
}

/** A plan as operators sell it. */
export interface SoldPlan extends BillingPlan {
  /** By language; the months where a language has none. */
  titles: Readonly<Record<string, string>>
  shown: boolean
  /** Days that are free before the first payment, once an account. */
  trialDays: number
  /** Months of the year, 1 to 12, in which it renews only for those who want to use it; of a plan of one month. */
  pauseMonths: readonly number[]
}

const plain = { currency: 'EUR', titles: {}, shown: true, trialDays: 0, pauseMonths: [] } as const

/** The plans for sale until operators change them. */
export const DEFAULT_PLANS: readonly SoldPlan[] = [
  { months: 1, cents: 2_299, ...plain },
  { months: 3, cents: 6_000, ...plain },
  { months: 12, cents: 23_000, ...plain },
]

/** The price of a default plan, which applies to subscriptions from before orders were recorded. */
export const defaultCents = (months: number): number => DEFAULT_PLANS.find((plan) => plan.months === months)?.cents ?? 0

/** Months of the plan that is or was sold at this price for this time; null when it is not one of ours. */
export function monthsOfPrice(
  sold: readonly Pick<BillingPlan, 'months' | 'cents'>[],
  price: { months: number; cents: number; currency: string },
): number | null {
  const isSold = sold.some(({ months, cents }) => months === price.months && cents === price.cents)
  return isSold && price.currency.toUpperCase() === 'EUR' ? price.months : null
}
