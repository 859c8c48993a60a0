import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'
import { planCode } from './plan-codes.ts'

const months = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(120, 'must be 120 or less')

/** The request of every way to pay. The price is the plan's, whatever else is sent. */
const order = {
  selectedPlan: months.describe('Months of the plan.'),
  clickId: boundedText(200).nullish().describe("Id of a click on a partner's link."),
  immediateStart: z
    .boolean()
    .default(false)
    .describe('The viewer asks that the service starts at once and knows what that means for the right of withdrawal.'),
  code: planCode
    .nullish()
    .describe('Code that lowers the price. 409 says why it cannot be used, 404 that there is none.'),
}

export const plan = z.object({
  months: z.number().int().positive().describe('1, 3 and 12, if operators sell no others.'),
  price: z.number().positive().describe('In euros, for all its months together.'),
  currency: z.literal('EUR'),
  titles: z
    .record(z.string(), z.string())
    .describe('What operators call it, by language. The months are its name where a language has none.'),
  trial_days: z
    .number()
    .int()
    .min(0)
    .describe('Days that are free before the first payment, for accounts that never had a plan.'),
  pause_months: z
    .array(z.number().int().min(1).max(12))
    .describe('Months of the year that cost nothing unless the plan is used; empty where there are none.'),
})
export type Plan = z.infer<typeof plan>

export const plans = defineCall({
  method: 'GET',
  path: '/plans',
  access: 'public',
  area: 'billing',
  summary: 'Plans with their prices, and the ways to pay that are set up here',
  answer: z.object({
    access: z
      .enum(['open', 'paid'])
      .describe('`open`: every member sees everything without a plan; `paid`: subscribers do.'),
    plans: z.array(plan).describe('The plans that can be ordered, in the order of the operators.'),
    ways: z
      .object({
        card: z.boolean().describe('By card.'),
        paypal: z.boolean().describe('By PayPal.'),
        demo: z.boolean().describe('In the demo checkout, without money.'),
      })
      .describe('Ways to pay that are set up here.'),
  }),
})

export const receipt = z.object({
  paid_at: instant,
  amount: z.number().describe('In euros.'),
  refunded: z.number().describe('Paid back so far, in euros.'),
  currency: z.string(),
  status: z.enum(['paid', 'failed', 'refunded', 'partly_refunded']).describe('What became of the payment.'),
  receipt_url: z.string().nullable().describe("The provider's page of the receipt."),
  dispute: z
    .enum(['open', 'lost'])
    .nullable()
    .describe(
      "`open` while the customer's bank or PayPal decides about taking it back, `lost` when it was taken back.",
    ),
})
export type Receipt = z.infer<typeof receipt>

export const checkSubscription = defineCall({
  method: 'POST',
  path: '/check_subscription',
  access: 'token',
  area: 'billing',
  summary: 'What the account has bought',
  answer: z.object({
    subscribed: z
      .number()
      .int()
      .describe('Months of the plan; negative when it is cancelled but still runs; 0 for none.'),
    expired: z.boolean().describe('Whether the paid time is over.'),
    expire_date: instant
      .nullable()
      .describe(
        'When access ends or ended; null without a payment, or when everything was paid back and the day of it is unknown.',
      ),
    provider: z.enum(['stripe', 'paypal', 'demo', 'grant']).nullable(),
    payment_due_url: z
      .string()
      .nullable()
      .describe(
        'Page where the customer settles a renewal that waits for them, such as a card that must be confirmed; null when none waits.',
      ),
    payment_due: z.boolean().describe('True when a payment is open although there is no page to settle it at.'),
    withdrawable_until: instant
      .nullable()
      .describe('Until when the contract can be withdrawn from; null when that time is over.'),
    withdrawable_amount: z
      .number()
      .nullable()
      .describe('What a withdrawal now pays back, in euros; null when that time is over.'),
    withdrawn_at: instant.nullable().describe('When the last contract was withdrawn from; null when it was not.'),
    dispute: z
      .enum(['open', 'lost'])
      .nullable()
      .describe(
        'Whether the payment of the paid time is in dispute, which holds access, or was taken back, which ended it; null when neither.',
      ),
    refused: z
      .boolean()
      .describe(
        'True when the last order was refused after it was paid, because of `order_from`; its money goes back by itself.',
      ),
    order_from: instant
      .nullable()
      .describe(
        'From when a plan can be ordered again, after the money of two contracts went back within a year; null when now.',
      ),
    has_portal: z
      .boolean()
      .describe('Whether the provider has a page for cards and invoices: see `POST /billing_portal`.'),
    can_try: z.boolean().describe('Whether days that are free are open to the account, because it never had a plan.'),
    can_resume: z.boolean().describe('Whether the cancelled plan can renew again: see `POST /resume_subscription`.'),
    order_starts_at: instant
      .nullable()
      .describe(
        'When a plan that is ordered now begins and is charged: at the end of what a cancelled one paid for; null for at once.',
      ),
    next_plan: z
      .object({
        months: z.number().int().positive().describe('Months of the plan.'),
        starts_at: instant.nullable().describe('When it begins; null where the provider has not said.'),
      })
      .nullable()
      .describe('A plan that is ordered and begins when the one that runs ends.'),
    changes: z
      .array(z.enum(['now', 'renewal']))
      .describe('When the plan can be changed to another one: see `POST /change_plan`; empty where it cannot.'),
    pause: z
      .object({
        from: instant.describe('When the paid time ends.'),
        until: instant.describe('When it renews.'),
        can_use: z.boolean().describe('Whether it can be used earlier: see `POST /use_paused_plan`.'),
        price: z.number().describe('What that charges, in euros.'),
      })
      .nullable()
      .describe('The off-season pause of the plan, in which nothing is charged; null without one.'),
    receipts: z.array(receipt).describe('Newest first.'),
  }),
})

export const stripeCheckout = defineCall({
  method: 'POST',
  path: '/stripe_checkout',
  access: 'token',
  area: 'billing',
  summary: 'Opens a checkout at the card provider; the price is the plan’s, whatever is sent',
  body: z.object({ ...order, price: z.unknown().optional().describe("Not looked at: the price is the plan's.") }),
  answer: z.object({ session_id: z.string().describe('Id of the checkout at the provider.'), url: z.url() }),
})

export const paypalSubscription = defineCall({
  method: 'POST',
  path: '/paypal_subscription',
  access: 'token',
  area: 'billing',
  summary: 'Opens a subscription at PayPal; it is approved on the page of the answer',
  body: z.object(order),
  answer: z.object({ subscription_id: z.string().describe('Id of the subscription at PayPal.'), url: z.url() }),
})

export const demoCheckout = defineCall({
  method: 'POST',
  path: '/demo_checkout',
  access: 'token',
  area: 'billing',
  summary: 'Opens a checkout of the demo world; no money moves',
  body: z.object(order),
  answer: z
    .object({ id: z.string().describe('Id of the checkout.'), url: z.string() })
    .describe('Where it stands: `/checkout/demo/{id}`.'),
})

const demoCheckoutParams = z.object({ id: boundedText(100).describe('Id of the checkout.') })

export const demoCheckoutState = defineCall({
  method: 'GET',
  path: '/demo_checkout/{id}',
  access: 'token',
  area: 'billing',
  summary: 'What a checkout of the demo world is about; 404 when it is not the viewer’s',
  params: demoCheckoutParams,
  answer: z.object({
    plan: plan
      .pick({ months: true, price: true, currency: true })
      .describe('The plan it is about; the price is that of the first payment.'),
    trial_days: z.number().int().min(0).describe('Days that are free before the first payment.'),
    status: z.enum(['open', 'paid']).describe('Whether it was paid.'),
  }),
})

export const payDemoCheckout = defineCall({
  method: 'POST',
  path: '/demo_checkout/{id}/pay',
  access: 'token',
  area: 'billing',
  summary: 'Pays in the demo world, or tries to with a card that is declined',
  params: demoCheckoutParams,
  body: z.object({ card: z.enum(['good', 'declined']).describe('A card that pays or one that is declined.') }),
  answer: z.object({ status: z.enum(['paid', 'declined']) }),
})

export const billingPortal = defineCall({
  method: 'POST',
  path: '/billing_portal',
  access: 'token',
  area: 'billing',
  summary: 'Where the customer manages cards and invoices at the provider; null where it has no such page',
  answer: z.object({
    url: z.string().nullable().describe('Address of the page at the provider; null where it has none.'),
  }),
})

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/cancel_subscription',
  access: 'token',
  area: 'billing',
  summary: 'Ends the subscription at the end of what is paid',
  answer: z.object({
    success: z.boolean().describe('Whether it was cancelled.'),
    status: z.number().int().describe('The HTTP status of the answer of the provider, 0 without one.'),
  }),
})

export const resumeSubscription = defineCall({
  method: 'POST',
  path: '/resume_subscription',
  access: 'token',
  area: 'billing',
  summary: 'Takes a cancellation back: the plan renews again. Not at PayPal, where a cancellation is final',
  answer: z.object({ success: z.boolean().describe('Whether the plan renews again.') }),
})

export const withdrawContract = defineCall({
  method: 'POST',
  path: '/withdraw_contract',
  access: 'token',
  area: 'billing',
  summary: 'Withdraws from the contract within 14 days: money back, access ends, a mail confirms when it was received',
  body: z.object({ confirmed: z.literal(true).describe('Has to be true.') }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe(
        '0 done; 1 there is nothing to withdraw from or the time is over; 2 it was received and access has ended, but the provider could not be reached, so the money follows by itself. Asked again, the answer has the same `received_at`.',
      ),
    received_at: instant
      .nullable()
      .describe('When the withdrawal was received, UTC; null where there was nothing to withdraw from.'),
  }),
})
