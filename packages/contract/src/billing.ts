import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant } from './fields.ts'

const months = z.coerce.number().int().positive().max(120)

export const plan = z.object({
  months: z.number().int().positive(),
  /** In euros. */
  price: z.number().positive(),
  currency: z.literal('EUR'),
  /** PayPal's id of the plan; null where PayPal is not set up. */
  paypal_plan_id: z.string().nullable(),
})
export type Plan = z.infer<typeof plan>

export const plans = defineCall({
  method: 'GET',
  path: '/plans',
  access: 'public',
  area: 'billing',
  summary: 'Plans with their prices, and the ways to pay',
  answer: z.object({
    plans: z.array(plan),
    ways: z.object({ card: z.boolean(), paypal: z.boolean(), demo: z.boolean() }),
    /** Public id of our PayPal application, for its approval page. */
    paypal_client_id: z.string().nullable(),
  }),
})

export const checkSubscription = defineCall({
  method: 'POST',
  path: '/check_subscription',
  access: 'token',
  area: 'billing',
  summary: 'What the account has bought',
  answer: z.object({
    /** Months of the plan; negative when it is cancelled but still runs; 0 for none. */
    subscribed: z.number().int(),
    expired: z.boolean(),
    expire_date: instant.nullable(),
    /** True while a renewal waits for the customer, such as a card that must be confirmed. */
    payment_due: z.boolean(),
    provider: z.enum(['stripe', 'paypal', 'demo', 'grant']).nullable(),
    /** Until when the contract can be withdrawn from; null when that time is over. */
    withdrawable_until: instant.nullable(),
    receipts: z.array(
      z.object({
        paid_at: instant,
        amount: z.number(),
        refunded: z.number(),
        currency: z.string(),
        status: z.enum(['paid', 'failed', 'refunded', 'partly_refunded']),
        receipt_url: z.string().nullable(),
      }),
    ),
  }),
})

export const stripeCheckout = defineCall({
  method: 'POST',
  path: '/stripe_checkout',
  access: 'token',
  area: 'billing',
  summary: 'Opens a checkout at the card provider; the price is the plan’s, whatever is sent',
  body: z.object({
    selectedPlan: months,
    price: z.unknown().optional(),
    clickId: z.string().max(200).nullish(),
    /** The viewer asks that the service starts at once and knows what that means for the right of withdrawal. */
    immediateStart: z.boolean().default(false),
  }),
  answer: z.object({ session_id: z.string(), url: z.url() }),
})

export const demoCheckout = defineCall({
  method: 'POST',
  path: '/demo_checkout',
  access: 'token',
  area: 'billing',
  summary: 'Opens a checkout of the demo world; no money moves',
  body: z.object({ selectedPlan: months, immediateStart: z.boolean().default(false) }),
  answer: z.object({ url: z.string() }),
})

export const billingPortal = defineCall({
  method: 'POST',
  path: '/billing_portal',
  access: 'token',
  area: 'billing',
  summary: 'Where the customer manages cards and invoices at the provider',
  answer: z.object({ url: z.string().nullable() }),
})

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/cancel_subscription',
  access: 'token',
  area: 'billing',
  summary: 'Ends the subscription at the end of what is paid',
  answer: z.object({ success: z.boolean(), status: z.number().int() }),
})

export const withdrawContract = defineCall({
  method: 'POST',
  path: '/withdraw_contract',
  access: 'token',
  area: 'billing',
  summary: 'Withdraws from the contract within 14 days: money back, access ends',
  body: z.object({ confirmed: z.literal(true) }),
  /** 0 done, 1 the time is over, 2 the provider could not be reached. */
  answer: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]), received_at: instant.nullable() }),
})
