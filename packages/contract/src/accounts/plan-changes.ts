import { z } from 'zod'
import { MAX_PLAN_MONTHS } from '../console/plans.ts'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'

export const CHANGE_WHEN = ['now', 'renewal'] as const
export type ChangeWhen = (typeof CHANGE_WHEN)[number]

/** `at` of a quote. */
export const quotedAt = boundedText(30)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, 'must be an instant in UTC')
  .describe('`at` of the quote.')

/** The plan that is gone over to, and when. */
export const planChange = {
  months: z.number().int().min(1).max(MAX_PLAN_MONTHS).describe('Months of the other plan.'),
  when: z
    .enum(CHANGE_WHEN)
    .describe(
      '`now`: at once, for the difference; `renewal`: from the next renewal on. PayPal knows the second alone.',
    ),
}

export const planChangeQuote = z.object({
  due: z.number().describe('What is charged at once, in euros.'),
  price: z.number().describe('Each payment of the plan from then on, in euros.'),
  from: instant.describe('When the plan begins.'),
  needs_approval: z.boolean().describe('Whether the customer has to approve it at the provider.'),
  at: instant.describe('Sent along with the change: the difference counts from then, for 15 minutes.'),
})

export const planChangeDone = z.object({
  url: z.string().nullable().describe('The page at the provider where the customer approves; null where it is done.'),
})

export const quotePlanChange = defineCall({
  method: 'POST',
  path: '/change_plan/quote',
  access: 'token',
  area: 'billing',
  summary: 'What another plan would cost, and from when; nothing is changed',
  description: '409 when nothing renews, it is the present plan, or the provider makes no such change.',
  body: z.object(planChange),
  answer: planChangeQuote,
})

export const changeOwnPlan = defineCall({
  method: 'POST',
  path: '/change_plan',
  access: 'token',
  area: 'billing',
  summary: 'Goes over to another plan, as it was quoted',
  description: '409 as the quote, and where the difference could not be charged: nothing is changed then.',
  body: z.object({ ...planChange, at: quotedAt }),
  answer: planChangeDone,
})

export const usePausedPlan = defineCall({
  method: 'POST',
  path: '/use_paused_plan',
  access: 'token',
  area: 'billing',
  summary: 'Ends the off-season pause of the plan: it is charged and opens everything now',
  description: '409 when no plan rests, or its provider charges on its own day.',
  answer: z.object({ done: z.literal(true).describe('Always true.') }),
})
