import { z } from 'zod'
import { planChange, planChangeDone, planChangeQuote, quotedAt } from '../accounts/plan-changes.ts'
import { defineCall } from '../kit/call.ts'
import { boundedText } from '../kit/text.ts'
import { MAX_REASON } from './console.ts'
import { memberParams } from './members.ts'

const call = { method: 'POST', access: 'console', permission: 'members.change', area: 'console' } as const

export const quoteMemberPlan = defineCall({
  ...call,
  path: '/console/members/{id}/change-plan/quote',
  summary: 'What another plan would cost a member, and from when; nothing is changed',
  description:
    '409 when nothing of the member renews or is granted, it is the present plan, or the provider makes no such change.',
  params: memberParams,
  body: z.object(planChange),
  answer: planChangeQuote.extend({
    granted: z.boolean().describe('Whether it is a grant of ours, which lasts so many months then.'),
  }),
})

export const changeMemberPlan = defineCall({
  ...call,
  path: '/console/members/{id}/change-plan',
  summary: 'Changes the plan of a member at the provider, or how long a grant lasts',
  description:
    '409 as the quote, when another operator changed the member since `version`, and where the difference could not be charged.',
  params: memberParams,
  body: z.object({
    version: z.number().int().min(0).describe('`version` of the page the operator looks at.'),
    reason: boundedText(MAX_REASON).trim().optional().describe('For the audit.'),
    ...planChange,
    at: quotedAt,
  }),
  answer: planChangeDone,
})

export const memberPlanCalls = [quoteMemberPlan, changeMemberPlan] as const
