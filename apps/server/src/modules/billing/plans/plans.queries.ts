import { plan, type Queryable, query, rows, statement } from '@touchline/database'
import { asc, isNull } from 'drizzle-orm'
import { type BillingPlan, DEFAULT_PLANS, type SoldPlan } from './plans.ts'

const CURRENT = statement(() =>
  query
    .select({
      months: plan.months,
      cents: plan.cents,
      titles: plan.titles,
      shown: plan.shown,
      trialDays: plan.trialDays,
      pauseMonths: plan.pauseMonths,
    })
    .from(plan)
    .where(isNull(plan.retiredAt))
    .orderBy(asc(plan.position), asc(plan.id)),
)

/** Plans as they are sold now, hidden ones too, in the order of the page. */
export async function currentPlans(client: Queryable): Promise<readonly SoldPlan[]> {
  const stored = await rows(client, CURRENT, {})
  return stored.length === 0 ? DEFAULT_PLANS : stored.map((one) => ({ ...one, currency: 'EUR' as const }))
}

const EVER = statement(() => query.select({ months: plan.months, cents: plan.cents }).from(plan))

/** Every price there ever was. */
export const pricesEver = async (client: Queryable): Promise<readonly Pick<BillingPlan, 'months' | 'cents'>[]> => [
  ...DEFAULT_PLANS,
  ...(await rows(client, EVER, {})),
]

/** The plan of a number of months that can be ordered now. */
export const planOnOffer = async (client: Queryable, months: number): Promise<SoldPlan | null> =>
  (await currentPlans(client)).find((one) => one.months === months && one.shown) ?? null
