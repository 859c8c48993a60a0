import { z } from 'zod'
import { defineCall } from '../kit/call.ts'

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
    username: z.string().trim().min(1).max(100),
    email: z
      .string()
      .trim()
      .max(254)
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be a mail address'),
    message: z.string().trim().min(1).max(5000),
    /** The solved piece of work: base64 of the JSON `{ challenge, solution }`. */
    captcha: z.string().max(10_000),
  }),
  answer: z.object({ sent: z.literal(true) }),
})
