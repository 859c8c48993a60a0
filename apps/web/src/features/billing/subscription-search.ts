import { WAYS, type Way } from './checkout/ways.ts'

/** What the address of the plans page says. */
export interface SubscriptionSearch {
  /** Months of the plan that is being ordered. */
  plan?: number | undefined
  /** How it is to be paid. */
  way?: Way | undefined
  /** How one comes back from a checkout, `pending` when the provider could not be asked; proves nothing. */
  payment?: 'done' | 'pending' | 'failed' | 'cancelled' | undefined
  /** PayPal sends people back with the subscription they approved. */
  provider?: 'paypal' | undefined
  subscription_id?: string | undefined
}

const OUTCOMES = ['done', 'pending', 'failed', 'cancelled'] as const

/** Reads the address; anything unusable is left out. */
export function readSubscriptionSearch(search: Record<string, unknown>): SubscriptionSearch {
  const months = Number(search.plan)
  const id = String(search.subscription_id ?? '')
  return {
    plan: Number.isInteger(months) && months > 0 ? months : undefined,
    way: WAYS.find((way) => way === search.way),
    payment: OUTCOMES.find((outcome) => outcome === search.payment),
    provider: search.provider === 'paypal' ? 'paypal' : undefined,
    subscription_id: /^[\w-]{1,100}$/.test(id) ? id : undefined,
  }
}

/** Where the browser goes on to after PayPal's approval: the server asks PayPal and sends it back here. */
export function paypalAddress(uid: string, subscriptionId: string, clickId: string | null): string {
  const path = `/api/paypal_checkout/${encodeURIComponent(uid)}/${encodeURIComponent(subscriptionId)}`
  return clickId === null ? path : `${path}?clickID=${encodeURIComponent(clickId)}`
}
