import { WAYS, type Way } from './checkout/ways.ts'

/** The parameters of the plans page. */
export interface SubscriptionSearch {
  /** Months of the plan that is being ordered. */
  plan?: number | undefined
  /** How it is to be paid. */
  way?: Way | undefined
  /** Lowers prices, or gives months. */
  code?: string | undefined
  /** The result of a checkout, `pending` when the provider could not be called; it proves nothing. */
  payment?: 'done' | 'pending' | 'failed' | 'cancelled' | undefined
  /** PayPal sends people back with the subscription they approved. */
  provider?: 'paypal' | undefined
  subscription_id?: string | undefined
}

const OUTCOMES = ['done', 'pending', 'failed', 'cancelled'] as const

const readCode = (given: unknown) => {
  const code = String(given ?? '')
  return /^[\w-]{3,40}$/.test(code) ? code : undefined
}

/** Reads the address; anything unusable is left out. */
export function readSubscriptionSearch(search: Record<string, unknown>): SubscriptionSearch {
  const months = Number(search.plan)
  const id = String(search.subscription_id ?? '')
  return {
    plan: Number.isInteger(months) && months > 0 ? months : undefined,
    way: WAYS.find((way) => way === search.way),
    code: readCode(search.code),
    payment: OUTCOMES.find((outcome) => outcome === search.payment),
    provider: search.provider === 'paypal' ? 'paypal' : undefined,
    subscription_id: /^[\w-]{1,100}$/.test(id) ? id : undefined,
  }
}

/** Where the browser continues after PayPal's approval: the server verifies it at PayPal and sends it back here. */
export function paypalAddress(uid: string, subscriptionId: string, clickId: string | null): string {
  const path = `/api/paypal_checkout/${encodeURIComponent(uid)}/${encodeURIComponent(subscriptionId)}`
  return clickId === null ? path : `${path}?clickID=${encodeURIComponent(clickId)}`
}
