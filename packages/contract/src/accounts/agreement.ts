import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { utcDay } from '../kit/utc-day.ts'

export const termsDue = defineCall({
  method: 'GET',
  path: '/account/terms',
  access: 'token',
  area: 'accounts',
  summary: 'Whether the member has to agree to the terms again',
  answer: z.object({
    due: z.iso
      .date()
      .nullable()
      .describe('Day of the terms that the member has not agreed to; null where nothing is asked.'),
  }),
})

export const agreeToTerms = defineCall({
  method: 'POST',
  path: '/account/terms',
  access: 'token',
  area: 'accounts',
  summary: 'Agrees to the terms as they are',
  description: '409 when the terms are of another day meanwhile: read them first.',
  body: z.object({ day: utcDay.describe('`due`, of the terms that the member agrees to.') }),
  answer: z.object({ agreed: z.literal(true).describe('Always true.') }),
})
