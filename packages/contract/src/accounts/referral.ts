import { z } from 'zod'
import { defineCall } from '../kit/call.ts'

export const referralClick = defineCall({
  method: 'POST',
  path: '/tapfiliate/clicks',
  access: 'public',
  area: 'referral',
  summary: 'Notes a visit through a partner’s link',
  body: z.object({ referral_code: z.string().trim().min(1).max(100) }),
  answer: z.object({ id: z.string() }),
})
