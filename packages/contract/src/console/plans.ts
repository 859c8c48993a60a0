import { LANGUAGES } from '@touchline/messages'
import { z } from 'zod'
import { CODE_KINDS } from '../accounts/plan-codes.ts'
import { defineCall } from '../kit/call.ts'
import { id, instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'
import { utcDay } from '../kit/utc-day.ts'
import { auditEntry } from './console.ts'

export const MAX_PLAN_MONTHS = 36
export const MAX_TRIAL_DAYS = 90
/** Months of the year in which a plan may rest. */
export const MAX_PAUSE_MONTHS = 6
export const MAX_TITLE = 40
/** Cents of a plan. Providers take no less. */
export const PLAN_CENTS = { min: 100, max: 1_000_000 } as const
export const MAX_PLANS = 12
/** A coupon takes no more off: months that cost nothing are a gift, which no provider has to know. */
export const MAX_PERCENT = 95

const planMonths = z.number().int().min(1).max(MAX_PLAN_MONTHS)
const done = z.object({ done: z.literal(true).describe('Always true.') })

const consolePlan = z.object({
  months: planMonths.describe('The plan is known by them: there is one plan of so many months.'),
  cents: z.number().int().describe('For all its months together.'),
  titles: z
    .record(z.string(), z.string())
    .describe('What it is called, by language; the months where a language has none.'),
  shown: z.boolean().describe('Whether it can be ordered.'),
  trial_days: z.number().int().describe('Days that are free before the first payment.'),
  pause_months: z.array(z.number().int()).describe('Months of the year, 1 to 12, that cost nothing unless it is used.'),
  since: instant.nullable().describe('Since when it is sold at this price; null since ever.'),
  subscribers: z.number().int().describe('Subscriptions of so many months that renew, at whatever price.'),
  at_other_price: z.number().int().describe('How many of these were ordered at another price, which they keep.'),
})
export type ConsolePlan = z.infer<typeof consolePlan>

const planCodeRow = z.object({
  id,
  code: z.string().nullable().describe('Null of gifts for roles that may not change money: who has it has the months.'),
  kind: z.enum(CODE_KINDS).describe('`percent` and `amount` lower the first payments, `gift` gives months.'),
  value: z.number().int().describe('Percent or cents off each payment; 0 of a gift.'),
  months: z.number().int().describe('How long payments are lowered, or how much is given.'),
  uses: z.number().int().describe('Accounts that began with it.'),
  open: z.number().int().describe('Accounts whose checkout is open with it right now.'),
  max_uses: z.number().int().nullable().describe('Null for any number.'),
  until: instant.nullable().describe('Until when it can be used; null without an end.'),
  note: z.string().nullable().describe('For the operators.'),
  created_at: instant,
  ended_at: instant.nullable().describe('When an operator ended it; null while it can be used.'),
})
export type PlanCodeRow = z.infer<typeof planCodeRow>

export const consolePlans = defineCall({
  method: 'GET',
  path: '/console/plans',
  access: 'console',
  permission: 'money.read',
  area: 'console',
  summary: 'Plans as they are sold, codes that lower prices and gifts',
  answer: z.object({
    version: z
      .number()
      .int()
      .describe(
        'Sent along with a change of the plans, which is refused when another operator changed them meanwhile.',
      ),
    last_change: auditEntry.nullable().describe('The change that made this version; null without any.'),
    plans: z.array(consolePlan).describe('In the order of the page, hidden ones too.'),
    codes: z.array(planCodeRow).describe('The newest first, up to 200.'),
  }),
})

const version = z.number().int().min(0).describe('`version` of the page the operator looks at.')

export const savePlan = defineCall({
  method: 'POST',
  path: '/console/plans/save',
  access: 'console',
  permission: 'money.change',
  area: 'console',
  summary: 'Changes a plan or adds one; subscriptions that run keep their price',
  description:
    '409 when another operator changed the plans since `version`, there is a plan of so many months, or no plan would be left to order.',
  body: z.object({
    version,
    plan: planMonths.nullable().describe('Months of the plan that is changed; null to add one.'),
    months: planMonths.describe('Of the plan from now on.'),
    cents: z.number().int().min(PLAN_CENTS.min).max(PLAN_CENTS.max).describe('For all its months together.'),
    titles: z
      .partialRecord(z.enum(LANGUAGES), boundedText(MAX_TITLE).trim())
      .describe('What it is called, by language; empty for the months.'),
    shown: z.boolean().describe('Whether it can be ordered.'),
    trial_days: z.number().int().min(0).max(MAX_TRIAL_DAYS).describe('Days that are free before the first payment.'),
    pause_months: z
      .array(z.number().int().min(1).max(12))
      .max(MAX_PAUSE_MONTHS)
      .default([])
      .describe('Months of the year that cost nothing unless it is used; of the plan of one month alone.'),
  }),
  answer: done,
})

export const orderPlans = defineCall({
  method: 'POST',
  path: '/console/plans/order',
  access: 'console',
  permission: 'money.change',
  area: 'console',
  summary: 'Puts the plans in another order',
  description: '409 when another operator changed the plans since `version`.',
  body: z.object({
    version,
    months: z.array(planMonths).min(1).max(MAX_PLANS).describe('Months of every plan, in the new order.'),
  }),
  answer: done,
})

const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{2,29}$/

export const addCode = defineCall({
  method: 'POST',
  path: '/console/codes',
  access: 'console',
  permission: 'money.change',
  area: 'console',
  summary: 'Makes a coupon, or a link that gives months away',
  description: '409 when there is such a code already.',
  body: z.object({
    kind: z.enum(CODE_KINDS).describe('`percent` and `amount` lower the first payments, `gift` gives months.'),
    code: boundedText(30)
      .regex(CODE, 'must be 3 to 30 letters, digits and hyphens')
      .nullish()
      .describe('Of a coupon; left out, one that nobody guesses is made, as for every gift.'),
    value: z.number().int().min(0).max(PLAN_CENTS.max).describe('Percent or cents off each payment; 0 of a gift.'),
    months: planMonths.describe('How long payments are lowered, or how much is given.'),
    max_uses: z
      .number()
      .int()
      .min(1)
      .max(100_000)
      .nullable()
      .describe('Accounts that can use it; null for any number.'),
    until: utcDay.nullable().describe('Last day it can be used, UTC; null without an end.'),
    note: boundedText(100).trim().nullish().describe('For the operators.'),
  }),
  answer: z.object({ code: z.string().describe('The code as it is passed on.') }),
})

export const endCode = defineCall({
  method: 'POST',
  path: '/console/codes/{id}/end',
  access: 'console',
  permission: 'money.change',
  area: 'console',
  summary: 'Ends a code: who began with it keeps its price or its months',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647).describe('Our id of the code.') }),
  answer: done,
})

export const planCalls = [consolePlans, savePlan, orderPlans, addCode, endCode] as const
