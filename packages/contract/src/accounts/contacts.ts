import { LANGUAGES } from '@touchline/messages'
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
    username: boundedText(100).trim().min(1).describe('Name of who writes.'),
    email: mailAddress().describe('Where the answer goes.'),
    language: z.enum(LANGUAGES).optional().describe('Of the writer; the language of the browser where it is left out.'),
    message: boundedText(5000).trim().min(1).describe('The message.'),
    captcha: boundedText(10_000).describe('The solved piece of work: base64 of the JSON `{ challenge, solution }`.'),
  }),
  answer: z.object({ sent: z.literal(true).describe('Always true.') }),
})
