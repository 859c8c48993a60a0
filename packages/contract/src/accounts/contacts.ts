import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { boundedText, mailAddress } from '../kit/text.ts'

export const captcha = defineCall({
  method: 'GET',
  path: '/captcha',
  access: 'public',
  area: 'contacts',
  summary: 'A piece of work that shows a person is there; ALTCHA',
  answer: z.record(z.string(), z.unknown()),
})

export const sendMessage = defineCall({
  method: 'POST',
  path: '/contacts',
  access: 'public',
  area: 'contacts',
  summary: 'Sends a message to the operator',
  body: z.object({
    username: boundedText(100).trim().min(1),
    email: mailAddress(),
    message: boundedText(5000).trim().min(1),
    /** The solved piece of work: base64 of the JSON `{ challenge, solution }`. */
    captcha: boundedText(10_000),
  }),
  answer: z.object({ sent: z.literal(true) }),
})
