import { type Billed, later } from './stripe-builders.ts'
import type { KeptCoupon, KeptInvoice, KeptPrice, KeptSubscription } from './stripe-objects.ts'
import { type CouponParams, missing, type PriceParams, Refusal, type UpdateParams } from './stripe-requests.ts'

interface Parts {
  now: () => number
  newId: (prefix: string) => string
  find: (id: string) => KeptSubscription
  hasGoodCard: (subscription: KeptSubscription) => boolean
  /** The invoice of the period that has just begun, for this amount in the place of the price. */
  bill: (subscription: KeptSubscription, reason: Billed, amount?: number) => KeptInvoice
  chargeInvoice: (invoice: KeptInvoice) => void
  chargeRenewal: (subscription: KeptSubscription) => void
  notifyUpdated: (subscription: KeptSubscription) => void
}

type Changed = Pick<UpdateParams, 'items' | 'proration_behavior' | 'proration_date' | 'trial_end' | 'payment_behavior'>

/** Changes of a subscription: another price at once or with the next renewal, and rests that cost nothing. */
export function stripeChanges(parts: Parts) {
  const { now, newId, find } = parts
  const prices = new Map<string, KeptPrice>()
  const coupons = new Map<string, KeptCoupon>()
  const itemOf = (subscription: KeptSubscription) => subscription.items.data[0] as KeptSubscription['items']['data'][0]

  const priceOf = (subscription: KeptSubscription, items: NonNullable<Changed['items']>): KeptPrice => {
    const [item] = items
    if (item?.id !== itemOf(subscription).id) throw missing('subscription_item', item?.id ?? '')
    const price = prices.get(item.price)
    if (price === undefined) throw missing('price', item.price, 'items[0][price]')
    return price
  }

  /** Cents of the new price, less the unused part of the old one. */
  const differenceOf = (subscription: KeptSubscription, price: KeptPrice, at: number): number => {
    const { current_period_start: start, current_period_end: end, price: old } = itemOf(subscription)
    if (at < start || at > now()) throw new Refusal(400, 'Invalid proration_date', { param: 'proration_date' })
    const unused = subscription.status === 'trialing' ? 0 : ((old.unit_amount ?? 0) * (end - at)) / (end - start)
    return (price.unit_amount ?? 0) - Math.round(unused)
  }

  return {
    coupons,

    /** A name is given once. */
    makeCoupon: (made: CouponParams): KeptCoupon => {
      if (coupons.has(made.id))
        throw new Refusal(400, 'Coupon already exists.', { code: 'resource_already_exists', param: 'id' })
      const coupon = { object: 'coupon' as const, ...made }
      coupons.set(coupon.id, coupon)
      return coupon
    },

    makePrice: ({ product_data: _product, ...price }: PriceParams): KeptPrice => {
      const made = { id: newId('price'), object: 'price' as const, ...price }
      prices.set(made.id, made)
      return made
    },

    preview: (id: string, { items, proration_date }: Required<Pick<Changed, 'items' | 'proration_date'>>) => {
      const subscription = find(id)
      const difference = differenceOf(subscription, priceOf(subscription, items ?? []), proration_date ?? now())
      return { object: 'invoice', amount_due: Math.max(0, difference), total: difference }
    },

    update: (id: string, { items, proration_behavior, proration_date, trial_end }: Changed): KeptSubscription => {
      const subscription = find(id)
      if (subscription.status === 'canceled')
        throw new Refusal(400, 'A canceled subscription can only update its metadata.')
      const item = itemOf(subscription)
      const price = items && priceOf(subscription, items)
      if (price && proration_behavior === 'always_invoice') {
        const due = differenceOf(subscription, price, proration_date ?? now())
        if (!parts.hasGoodCard(subscription))
          throw new Refusal(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' })
        // Another interval begins a period at once.
        item.price = price
        Object.assign(item, { current_period_start: now(), current_period_end: later(now(), price.recurring) })
        parts.chargeInvoice(parts.bill(subscription, 'subscription_update', Math.max(0, due)))
      } else if (price && trial_end === undefined) {
        throw new Refusal(400, 'The stand-in changes a price at once with its difference, or at the end of a trial')
      } else if (price) {
        item.price = price
      }
      if (typeof trial_end === 'number') {
        if (trial_end <= now())
          throw new Refusal(400, 'Invalid timestamp: must be in the future', { param: 'trial_end' })
        Object.assign(subscription, { status: 'trialing', trial_end })
        Object.assign(item, { current_period_start: now(), current_period_end: trial_end })
      } else if (trial_end === 'now') {
        Object.assign(subscription, { status: 'active', trial_end: now() })
        Object.assign(item, { current_period_start: now(), current_period_end: later(now(), item.price.recurring) })
        parts.bill(subscription, 'subscription_cycle')
        parts.chargeRenewal(subscription)
      }
      parts.notifyUpdated(subscription)
      return subscription
    },
  }
}
