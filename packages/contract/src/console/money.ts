import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, instant } from '../kit/fields.ts'

const cents = z.number().int()
const count = z.number().int()

const moneyMonth = z.object({
  month: z.string().describe('`2026-11`, UTC; the last one is the month that runs.'),
  recurring: cents.describe(
    'Cents a month that payments bring whose paid time covers the end of the month, or now in the month that runs: what was paid, less what went back, divided by the months of the plan.',
  ),
  subscriptions: count.describe('Payments that `recurring` is made of: one a subscription.'),
  taken: cents.describe('Cents that were paid in the month, what went back later not taken away.'),
  refunded: cents.describe('Cents that went back of the payments of the month, whenever that was.'),
  failed: count.describe('Payments of the month that failed and were not made good.'),
  failed_cents: cents.describe('What these would have brought.'),
  started: count.describe('Subscriptions that began in the month, free days included.'),
  cancelled: count.describe('Subscriptions that were cancelled or ended in the month, by anyone.'),
})
export type MoneyMonth = z.infer<typeof moneyMonth>

const memberRef = {
  member_id: id.describe('Our id of the account.'),
  member: z.string().describe('Its username, masked for roles without personal data.'),
}

const disputedPayment = z.object({
  ...memberRef,
  payment_id: id.describe('Our id of the payment.'),
  provider: z.enum(['stripe', 'paypal', 'demo']),
  provider_url: z.string().nullable().describe('Where the provider shows it; null where it has no page.'),
  cents: cents.describe('What was paid, in euro cents.'),
  paid_at: instant,
  dispute: z.enum(['open', 'lost']),
})

const openPayment = z.object({
  ...memberRef,
  provider: z.enum(['stripe', 'paypal', 'demo']),
  months: count.describe('Of the plan.'),
  cents: cents.nullable().describe('Of the payment that failed last; null where none is known.'),
  since: instant.nullable().describe('When it failed last.'),
  access_until: instant.nullable().describe('Access lasts until then.'),
})

const driftValue = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

const driftRow = z.object({
  provider: z.enum(['stripe', 'paypal', 'demo']),
  provider_id: z.string().describe('Id of the subscription at the provider.'),
  provider_url: z.string().nullable().describe('Where the provider shows it; null where it has no page.'),
  member_id: id.nullable().describe('Our id of the account; null where none is known.'),
  kind: z
    .enum(['differs', 'unknown_here', 'unknown_there', 'refused'])
    .describe(
      '`differs`: both have it and say otherwise; `unknown_here`: the provider alone had it; `unknown_there`: the provider does not know it; `refused`: it is nobody’s here, or of no plan of ours.',
    ),
  ours: driftValue.nullable().describe('Our record; null where there was none.'),
  theirs: driftValue.nullable().describe('What the provider says; null where it knows nothing.'),
  found_at: instant.describe('When it was found, UTC.'),
  settled_at: instant.nullable().describe('When our record was corrected; null where somebody has to look at it.'),
})
export type DriftRow = z.infer<typeof driftRow>

const comparison = z.object({
  asked_at: instant.nullable().describe('When an operator asked for one; null where nobody did since the last.'),
  started_at: instant.nullable().describe('Of the one that runs or ran last; null before the first.'),
  finished_at: instant.nullable().describe('Null while it runs, or when it was cut short.'),
  compared: count.describe('Subscriptions that were read at their provider.'),
  of: count.describe('Subscriptions there were to read.'),
  differed: count.describe('How many of our records differed.'),
  unreachable: z.array(z.enum(['stripe', 'paypal'])).describe('Providers that did not answer.'),
})
export type Comparison = z.infer<typeof comparison>

export const consoleMoney = defineCall({
  method: 'GET',
  path: '/console/money',
  access: 'console',
  permission: 'money.read',
  area: 'console',
  summary: 'What comes in, what was lost, what ends, and where the providers say otherwise',
  description:
    'All money in euro cents, of payments that are known here. Accounts that were deleted took theirs along.',
  answer: z.object({
    now: instant.describe('When it was counted.'),
    months: z.array(moneyMonth).length(13).describe('The last twelve months and the one that runs, the oldest first.'),
    ending: z
      .array(
        z.object({
          month: z.string().describe('`2026-12`, UTC.'),
          paid: count.describe('Cancelled subscriptions whose paid time ends in the month.'),
          granted: count.describe('Months that were given and end in it.'),
          renewing: count.describe('Subscriptions that are charged again in it.'),
        }),
      )
      .describe('The month that runs and the five after it.'),
    trials: count.describe('Subscriptions in free days now.'),
    disputed: z.array(disputedPayment).describe('Open disputes, then lost ones of the last 90 days, up to 50.'),
    open_payments: z.array(openPayment).describe('Renewals whose payment failed, the newest first, up to 50.'),
    notices: z
      .object({
        waiting: count.describe('Notices of providers that could not be handled yet.'),
        oldest: instant.nullable().describe('When the oldest of them came; null without any.'),
        error: z.string().nullable().describe('Why the newest of them could not be handled.'),
      })
      .describe('What providers said and does not stand here yet.'),
    comparison: comparison
      .nullable()
      .describe('Comparison of our records with the providers; null where none is set up that could differ.'),
    drift: z
      .array(driftRow)
      .describe('Differences of the last 30 days and those that are open, open ones first, up to 100.'),
  }),
})

export const reconcileMoney = defineCall({
  method: 'POST',
  path: '/console/money/reconcile',
  access: 'console',
  permission: 'money.change',
  area: 'console',
  summary: 'Reads every subscription that is not over at its provider and makes it the same here, in the background',
  description:
    'The answer comes at once; `comparison` of `GET /console/money` says how far it is. 409 where no provider is set up.',
  answer: z.object({ done: z.literal(true).describe('Always true.') }),
})

export const moneyCalls = [consoleMoney, reconcileMoney] as const
