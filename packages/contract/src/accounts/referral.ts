import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { boundedText } from '../kit/text.ts'

export const referralClick = defineCall({
  method: 'POST',
  path: '/tapfiliate/clicks',
  access: 'public',
  area: 'referral',
  summary: 'Notes a visit through a partner’s link',
  body: z.object({
    referral_code: boundedText(100).trim().min(1).describe('Code of the partner, as it is in the link.'),
  }),
  answer: z.object({ id: z.string().describe('Id of the visit.') }),
})
