import { z } from 'zod'
import { ROLES } from '../console/roles.ts'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText, mailAddress } from '../kit/text.ts'
import { ACCOUNT_LIMITS } from './account.ts'
import { passkey } from './passkeys.ts'

const endOthers = z
  .boolean()
  .default(true)
  .describe('Whether every other browser of the account is signed out with the change.')

/** A longer text makes the call malformed, not merely wrong. */
const anyText = boundedText(300)

export const changePassword = defineCall({
  method: 'POST',
  path: '/account/password',
  access: 'token',
  area: 'accounts',
  summary: 'Sets a new password; links mailed before no longer work',
  body: z.object({
    current: anyText.describe('The present password.'),
    password: anyText.describe('New password.'),
    end_others: endOthers,
  }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0 saved, 1 the current password is wrong, 2 the new one cannot be used.'),
  }),
})

export const changeEmail = defineCall({
  method: 'POST',
  path: '/account/email',
  access: 'token',
  area: 'accounts',
  summary: 'Mails a link to the present address and one to the new one; the address changes once both were followed',
  body: z.object({
    password: anyText.describe('The present password.'),
    email: mailAddress(ACCOUNT_LIMITS.email),
    end_others: endOthers,
  }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe(
        '0 the mails are on their way, 1 the password is wrong, 2 another account has the address, 3 it is the present address.',
      ),
  }),
})

export const cancelEmailChange = defineCall({
  method: 'POST',
  path: '/account/email/cancel',
  access: 'token',
  area: 'accounts',
  summary: 'Forgets a change of the mail address that was not confirmed yet',
  answer: z.object({ done: z.literal(true).describe('Always true.') }),
})

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/account/email/confirm',
  access: 'public',
  area: 'accounts',
  summary: 'Confirms a change of the mail address by the link of one of its two mails',
  body: z.object({ token: anyText.describe('The token of the link.') }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe(
        '0 changed, 1 confirmed and waiting for the link in the other mail, 2 the link does not work (any more), 3 another account took the address.',
      ),
  }),
})

export const resendActivation = defineCall({
  method: 'POST',
  path: '/account/activation/send-link',
  access: 'public',
  area: 'accounts',
  summary:
    'Mails a link that activates an account by setting its password; says the same whether such an account waits or not',
  body: z.object({ username_or_email: anyText.describe('Username or mail address.') }),
  answer: z.object({ sent: z.literal(true).describe('Always true.') }),
})

export const accountSession = z.object({
  id: z.string().describe('Names it to `POST /account/sessions/end`; it is not the token.'),
  current: z.boolean().describe('The browser that asks.'),
  created_at: instant,
  last_used_at: instant.describe('To the hour.'),
  user_agent: z.string().nullable().describe('How the browser named itself; null where it is not known.'),
})
export type AccountSession = z.infer<typeof accountSession>

export const accountSecurity = defineCall({
  method: 'GET',
  path: '/account/security',
  access: 'token',
  area: 'accounts',
  summary: 'Where the account is signed in, this browser first, and the mail address that waits to be confirmed',
  answer: z.object({
    email: z.string(),
    member_since: instant.describe('When the account was made.'),
    email_change: z
      .object({
        email: z.string(),
        old_confirmed: z.boolean().describe('Whether the link to the current address was followed.'),
        new_confirmed: z.boolean().describe('Whether the link to the new address was followed.'),
        expires_at: instant,
      })
      .nullable()
      .describe('A change of the address on its way; null when there is none.'),
    sessions: z.array(accountSession).describe('Browsers that are signed in, this one first.'),
    second_factor: z.boolean().describe('Whether signing in takes a code of an authenticator app.'),
    passkeys: z.array(passkey).describe('The oldest first.'),
    passkey_factor: z.boolean().describe('Whether signing in with the password takes a passkey too.'),
    role: z.enum(ROLES).nullable().describe('Of those who run the site; null of members.'),
  }),
})

export const endSession = defineCall({
  method: 'POST',
  path: '/account/sessions/end',
  access: 'token',
  area: 'accounts',
  summary: 'Signs one other browser of the account out',
  body: z.object({ id: boundedText(100) }),
  answer: z.object({
    ended: z.number().int().min(0).describe('1, or 0 when that browser was no longer signed in.'),
  }),
})

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/account/sessions/end-others',
  access: 'token',
  area: 'accounts',
  summary: 'Signs every other browser of the account out',
  answer: z.object({ ended: z.number().int().min(0).describe('How many browsers were signed out.') }),
})
