import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'

/** A code of a coupon or of given months, in capitals or not. */
export const planCode = boundedText(40).regex(/^\P{Cc}*$/u, 'must be one line of text')

export const CODE_KINDS = ['percent', 'amount', 'gift'] as const

export const readPlanCode = defineCall({
  method: 'POST',
  path: '/plan_code',
  access: 'public',
  area: 'billing',
  summary: 'What a code is worth; 404 when there is none, 409 when it is no longer valid or was used up',
  body: z.object({ code: planCode.describe('As somebody typed it.') }),
  answer: z.object({
    code: z.string().describe('As it is sent with an order.'),
    kind: z
      .enum(CODE_KINDS)
      .describe(
        '`percent` and `amount` lower the first payments of a plan, `gift` gives months: see `POST /redeem_gift`.',
      ),
    months: z.number().int().positive().describe('How long payments are lowered, or how much is given.'),
    until: instant.nullable().describe('Until when it can be used; null without an end.'),
    plans: z
      .array(
        z.object({
          months: z.number().int().positive().describe('Of the plan.'),
          price: z.number().positive().describe('Of each payment that is lowered, in euros.'),
          payments: z.number().int().positive().describe('How many payments are lowered.'),
        }),
      )
      .describe('Plans whose price it lowers; those that are missing it does not.'),
  }),
})

export const redeemGift = defineCall({
  method: 'POST',
  path: '/redeem_gift',
  access: 'token',
  area: 'billing',
  summary:
    'Takes the months of a gift, once an account; 404 when there is none, 409 when it is no longer valid or was taken',
  body: z.object({ code: planCode.describe('Of the link.') }),
  answer: z.object({ access_until: instant.describe('Until when everything is open now.') }),
})
