import type { Clock } from '@touchline/runtime'
import type { Brand } from '../../../platform/brand.ts'
import type { Log } from '../../../platform/log.ts'
import type { Terms } from '../plans/terms.ts'
import { type AskPaypal, readAnswer } from './paypal-api.ts'
import { cyclesOf, type PaypalSubscription, paypalMadeShape, paypalPlanShape, planFault } from './paypal-shapes.ts'
import type { PaypalStore } from './paypal-stored.queries.ts'

interface PaypalPlansOptions {
  ask: AskPaypal
  /** Ids of plans at PayPal by their months, as the configuration has them. */
  planIds: ReadonlyMap<number, string>
  brand: Pick<Brand, 'name'>
  store: PaypalStore
  log: Pick<Log, 'warn'>
  clock: Clock
}

const MAX_NAME = 127
/** All plans share one product. Creating it again with the same id returns the same one. */
const PRODUCT = 'TOUCHLINE-PLANS'

/** Plans at PayPal. The plans of the configuration serve the prices they have; for all other terms one is made when it is first ordered. */
export function paypalPlans({ ask, planIds, brand, store, log, clock }: PaypalPlansOptions) {
  /** Whether a plan of the configuration has the price that is sold. */
  const checked = new Map<string, boolean>()

  const serves = async (planId: string, terms: Terms): Promise<boolean> => {
    const key = `${planId} ${terms.cents}`
    const known = checked.get(key)
    if (known !== undefined) return known
    const answer = await ask({ method: 'GET', path: `/v1/billing/plans/${encodeURIComponent(planId)}` })
    const fault = answer.status === 404 ? 'does not exist' : planFault(readAnswer(answer, paypalPlanShape), terms)
    if (fault !== null)
      log.warn({ plan: planId }, `The plan ${planId} of PAYPAL_PLAN_IDS ${fault}; another one is made`)
    checked.set(key, fault === null)
    return fault === null
  }

  const make = async (terms: Terms, title: string): Promise<string> => {
    const product = { id: PRODUCT, name: brand.name.slice(0, MAX_NAME), type: 'SERVICE' }
    const made = await ask({
      method: 'POST',
      path: '/v1/catalogs/products',
      body: JSON.stringify(product),
      requestId: PRODUCT,
    })
    // It already exists.
    if (made.status >= 300 && made.status !== 400 && made.status !== 422) readAnswer(made, paypalMadeShape)
    const { months, cents, trialDays, discount, discounted } = terms
    const plan = {
      product_id: PRODUCT,
      name: `${brand.name}: ${title}`.slice(0, MAX_NAME),
      billing_cycles: cyclesOf(terms),
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 1 },
    }
    const answer = await ask({
      method: 'POST',
      path: '/v1/billing/plans',
      body: JSON.stringify(plan),
      requestId: `plan-${months}-${cents}-${trialDays}-${discount}-${discounted}`,
    })
    return readAnswer(answer, paypalMadeShape).id
  }

  return {
    /** The plan at PayPal with these terms. */
    idOf: async (terms: Terms, title: string): Promise<string> => {
      const configured = planIds.get(terms.months)
      const isPlain = terms.trialDays === 0 && terms.discounted === 0
      if (isPlain && configured !== undefined && (await serves(configured, terms))) return configured
      const known = await store.planFor(terms)
      if (known !== null) return known
      const id = await make(terms, title)
      await store.keepPlan(terms, id, clock.now())
      return id
    },

    /**
     * The terms of a subscription; null if its plan is not ours. Anyone who knows the client id can subscribe to any plan, so a price that
     * is not public now counts only if it was ordered here.
     */
    termsOf: async (
      { id, plan_id: planId }: PaypalSubscription,
      isOurs: boolean,
    ): Promise<Pick<Terms, 'months' | 'trialDays'> | null> => {
      const months = [...planIds].find(([, one]) => one === planId)?.[0]
      const made = months === undefined ? await store.madePlan(planId) : { months, trialDays: 0 }
      if (made === null) return null
      const isOpen = isOurs || (months !== undefined && (await store.isDefaultPrice(months)))
      return isOpen || (await store.wasOrdered(id)) ? made : null
    },
  }
}
