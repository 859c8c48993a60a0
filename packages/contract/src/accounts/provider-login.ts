import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { signInAnswer } from './account.ts'
import { factorCode } from './second-factor.ts'

export const providerLogin = defineCall({
  method: 'POST',
  path: '/login/provider',
  access: 'public',
  area: 'accounts',
  summary: 'Signs in a browser that comes back from the identity provider',
  description:
    'The browser goes to `GET /api/login/provider`, from there to the provider and back to the login page. Its cookie says whom the provider vouched for, once and for five minutes. A second factor of the account is asked for here too.',
  body: z.object({ code: factorCode.optional() }),
  answer: signInAnswer,
})
