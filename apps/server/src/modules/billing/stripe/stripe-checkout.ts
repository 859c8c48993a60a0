import { HOUR_MS } from '@touchline/football'
import type Stripe from 'stripe'
import { addMonths } from '../add-months.ts'
import type { Order } from '../provider.ts'

/** Stripe charges an hour after it makes an invoice. Begun so much earlier, a plan that follows another leaves no gap. */
const CHARGED_AFTER_MS = 2 * HOUR_MS

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** Whole months from then to that instant, the begun one left out. */
function monthsUntil(instant: Date, from: Date): number {
  let months = 0
  while (addMonths(from, months + 1) <= instant) months++
  return months
}

/**
 * The coupon that lowers the first payments of an order; null where none are. Stripe counts its months from the order on, and the last
 * payment that is lowered is still within them.
 */
export function couponOf({ terms, startsAt, orderedAt }: Order): Stripe.CouponCreateParams | null {
  const { discount, discounted, months, currency } = terms
  if (discounted === 0) return null
  const first = startsAt === null ? orderedAt : new Date(startsAt.getTime() - CHARGED_AFTER_MS)
  const last = addMonths(first, months * (discounted - 1))
  const duration_in_months = monthsUntil(last, orderedAt) + 1
  return {
    id: `touchline-${discount}-${duration_in_months}`,
    amount_off: discount,
    currency: currency.toLowerCase(),
    duration: 'repeating',
    duration_in_months,
  }
}

/** Parameters of Stripe's checkout page. */
export function checkoutOf(order: Order, brand: string): Stripe.Checkout.SessionCreateParams {
  const { accountId, clickId, customerId, email, language, terms, title, startsAt, returnUrl, cancelUrl } = order
  const isTrial = terms.trialDays > 0 && startsAt === null
  const metadata = {
    account_id: String(accountId),
    order_id: String(order.orderId),
    ...(clickId !== null && { click_id: clickId }),
    ...(isTrial && { trial: 'true' }),
  }
  const coupon = couponOf(order)
  return {
    mode: 'subscription',
    client_reference_id: String(accountId),
    metadata,
    subscription_data: {
      metadata,
      ...(startsAt !== null && { trial_end: seconds(new Date(startsAt.getTime() - CHARGED_AFTER_MS)) }),
      ...(isTrial && { trial_period_days: terms.trialDays }),
    },
    ...(coupon?.id !== undefined && { discounts: [{ coupon: coupon.id }], expires_at: seconds(order.heldUntil) }),
    ...(customerId === null ? { customer_email: email } : { customer: customerId }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: terms.currency.toLowerCase(),
          unit_amount: terms.cents,
          recurring: { interval: 'month', interval_count: terms.months },
          product_data: { name: `${brand}: ${title}` },
        },
      },
    ],
    locale: language,
    success_url: returnUrl,
    cancel_url: cancelUrl,
  }
}
