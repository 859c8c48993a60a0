import type { AccessType } from '@touchline/contract'
import type { CallAnswer } from '../../app/api/api.ts'

export type Subscription = CallAnswer<'POST /check_subscription'>
export type Plans = CallAnswer<'GET /plans'>
export type Plan = Plans['plans'][number]

/** The discount of a code. */
export type PlanCode = CallAnswer<'POST /plan_code'>

/** The first payments of a plan with a code; null where it lowers nothing. */
export const loweredBy = (plan: Plan, code: PlanCode | null) =>
  code?.plans.find(({ months }) => months === plan.months) ?? null

const INCLUDED = ['pages', 'history', 'forecasts', 'live', 'transfers'] as const

/** Points that a plan lists as included, without those that the feed of this site lacks. */
export const includedIn = ({ hasTransfers }: { hasTransfers: boolean }): (typeof INCLUDED)[number][] =>
  INCLUDED.filter((point) => point !== 'transfers' || hasTransfers)

type Bought = Pick<Subscription, 'subscribed' | 'expired'>

/** An expired plan goes before every other field of the answer. */
export function accessOf({ subscribed, expired }: Bought): AccessType {
  if (expired) return 1
  return subscribed === 0 ? 0 : 2
}

/** Whether the plan continues after its end: a cancelled one only runs out. */
export const goesOn = (bought: Bought): boolean => accessOf(bought) === 2 && bought.subscribed > 0

/** Why an account without access got none or lost it, and why it cannot order; the first that is true is the one to say. */
export type Standing = 'held' | 'refused' | 'notYet' | 'takenBack' | 'withdrawn' | 'expired' | 'none'

type Ended = Bought & Pick<Subscription, 'dispute' | 'refused' | 'order_from' | 'withdrawn_at'>

export function standingOf(bought: Ended): Standing {
  if (bought.dispute === 'open') return 'held'
  if (bought.refused) return 'refused'
  if (bought.order_from !== null) return 'notYet'
  if (bought.dispute === 'lost') return 'takenBack'
  if (bought.withdrawn_at !== null) return 'withdrawn'
  return bought.expired ? 'expired' : 'none'
}

/** Whether a plan can be ordered now. */
export const canOrder = ({ dispute, order_from }: Pick<Subscription, 'dispute' | 'order_from'>): boolean =>
  dispute !== 'open' && order_from === null

/** In euros, of one month of the plan. */
export function perMonth({ price, months }: Pick<Plan, 'price' | 'months'>): number {
  return price / months
}

/** Months of the plan with the cheapest month; null if none is cheaper than the others. */
export function bestValue(plans: readonly Plan[]): number | null {
  const [best, second] = [...plans].sort((one, other) => perMonth(one) - perMonth(other))
  return best && second && perMonth(best) < perMonth(second) ? best.months : null
}

/** How much less a month costs than in the shortest plan: whole percent, rounded down; 0 for no saving. */
export function saving(plan: Plan, plans: readonly Plan[]): number {
  const shortest = plans.reduce((one, other) => (other.months < one.months ? other : one), plan)
  return Math.max(0, Math.floor((1 - perMonth(plan) / perMonth(shortest)) * 100))
}
