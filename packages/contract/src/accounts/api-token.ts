import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'

const since = instant.nullable().describe('When the personal token was made, UTC; null where there is none.')

export const apiTokenSince = defineCall({
  method: 'GET',
  path: '/api_token',
  access: 'token',
  area: 'accounts',
  summary: 'Whether there is a personal token for programs',
  answer: z.object({ since }),
})

export const renewApiToken = defineCall({
  method: 'POST',
  path: '/api_token',
  access: 'token',
  area: 'accounts',
  summary: 'Makes a new personal token for programs; the one before opens nothing from then on',
  description:
    'Sent as `Authorization: Bearer …`, it reads what the account may see: calls with GET about matches, teams, leagues and people. Calls of the account itself and everything that changes something need the token of a login.',
  answer: z.object({
    since: instant.describe('When it was made, UTC.'),
    secret: z.string().describe('The token, shown once.'),
  }),
})

export const removeApiToken = defineCall({
  method: 'POST',
  path: '/api_token/remove',
  access: 'token',
  area: 'accounts',
  summary: 'Removes the personal token for programs',
  answer: z.object({ since }),
})
