import { ownAddress } from '@touchline/football'
import { LANGUAGES, SOURCE_LANGUAGE } from '@touchline/messages'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam } from '../kit/fields.ts'
import { boundedText, mailAddress } from '../kit/text.ts'
import { favouriteLeagueIds, follows } from './follow.ts'
import { hiddenScores } from './hidden-scores.ts'
import { factorCode } from './second-factor.ts'

/** Limits of sign-up; the browser enforces them and the server checks again. */
export const ACCOUNT_LIMITS = {
  email: 50,
  username: 30,
  usernameMin: 5,
  password: 30,
  passwordMin: 5,
  next: 1000,
} as const

/** A longer text makes the call malformed, not merely wrong. */
const anyText = boundedText(300)

const onwardAddress = boundedText(ACCOUNT_LIMITS.next)
  .refine((address) => ownAddress(address) === address, 'must be an address of this site')
  .describe('Address of this site as browsers write it, without origin, to which the link of a mail leads on.')

export const user = z.object({ id, username: z.string() })
export type User = z.infer<typeof user>

/** The session of a browser that is signed in. */
const signedIn = {
  user,
  favorite_league: favouriteLeagueIds,
  follows,
  hidden_scores: hiddenScores
    .nullable()
    .describe('Teams and matches whose scores are hidden, as stored with the account; null while nothing was chosen.'),
}

export const checkToken = defineCall({
  method: 'POST',
  path: '/check_token',
  access: 'token',
  area: 'accounts',
  summary: 'Whom the token belongs to',
  answer: z.object({ ...signedIn, user: user.extend({ email: z.string().describe('Mail address of the account.') }) }),
})

export const checkUsername = defineCall({
  method: 'POST',
  path: '/check_username',
  access: 'public',
  area: 'accounts',
  summary: 'Whether a username is taken',
  body: z.object({ username: anyText.describe('The name that is asked about.') }),
  answer: z.object({ status: z.union([z.literal(0), z.literal(1)]).describe('1 taken, 0 free.') }),
})

export const signUp = defineCall({
  method: 'POST',
  path: '/signup',
  access: 'public',
  area: 'accounts',
  summary:
    'Opens an account, or replaces one of the address that was never activated; a mail with the link that activates it follows',
  body: z.object({
    email: mailAddress(ACCOUNT_LIMITS.email),
    username: boundedText(ACCOUNT_LIMITS.username)
      .trim()
      .min(ACCOUNT_LIMITS.usernameMin)
      .describe('Name to sign in with, unique whatever its case.'),
    password: boundedText(ACCOUNT_LIMITS.password).min(ACCOUNT_LIMITS.passwordMin).describe('New password.'),
    country: idParam.describe('Id of the country, from the built-in list.'),
    language: z.enum(LANGUAGES).default(SOURCE_LANGUAGE).describe('Language of mail.'),
    next: onwardAddress.optional(),
    owner: anyText.optional().describe('Token of the link for the owner of the site: the account is active at once.'),
  }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
      .describe(
        '0 done, 1 the mail address has an account, 2 the username is taken, 3 done and active, 4 the link for the owner does not work (any more).',
      ),
  }),
})

/** Answer of a login of any kind. */
export const signInAnswer = z.discriminatedUnion('invalid', [
  z.object({
    invalid: z.literal(true).describe('True where what was sent does not fit or the account was not activated.'),
    second_factor: z
      .enum(['needed', 'wrong', 'unreadable'])
      .optional()
      .describe(
        'Set where the first proof is right: a code is needed, the one that was sent is wrong, or the secret of the app cannot be read.',
      ),
    second_factors: z
      .array(z.enum(['app', 'passkey']))
      .optional()
      .describe('What the account has, where one is needed. A passkey signs in by itself.'),
    blocked: z
      .literal(true)
      .optional()
      .describe('Set where the first proof is right and the operator blocked the account.'),
  }),
  z.object({
    invalid: z.literal(false).describe('True where what was sent does not fit or the account was not activated.'),
    token: z.string().describe('Token of this browser, to be sent as `Authorization: Token …`.'),
    ...signedIn,
  }),
])

export const login = defineCall({
  method: 'POST',
  path: '/login',
  access: 'public',
  area: 'accounts',
  summary: 'Signs in with username or mail address',
  body: z.object({
    username_or_email: anyText.describe('Username or mail address.'),
    password: anyText.describe('The password.'),
    code: factorCode.optional(),
  }),
  answer: signInAnswer,
})

export const logout = defineCall({
  method: 'POST',
  path: '/logout',
  access: 'token',
  area: 'accounts',
  summary: 'Revokes the token of this browser',
  answer: z.object({ done: z.literal(true).describe('Always true.') }),
})

export const activate = defineCall({
  method: 'POST',
  path: '/activate',
  access: 'public',
  area: 'accounts',
  summary: 'Activates an account by the link of its mail, and signs in',
  body: z.object({
    uidb64: anyText.describe('First part of the link.'),
    token: anyText.describe('Second part of the link.'),
  }),
  answer: z.discriminatedUnion('invalid', [
    z.object({ invalid: z.literal(true).describe('True where the link does not work (any more).') }),
    z.object({
      invalid: z.literal(false).describe('True where the link does not work (any more).'),
      token: z.string().describe('Token of this browser, to be sent as `Authorization: Token …`.'),
      ...signedIn,
    }),
  ]),
})

export const sendResetLink = defineCall({
  method: 'POST',
  path: '/account/reset-password/send-link',
  access: 'public',
  area: 'accounts',
  summary: 'Mails a link to set a new password',
  body: z.object({ email: anyText.describe('Mail address of the account.'), next: onwardAddress.optional() }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0 sent, 1 not a mail address of an account, 2 the mail could not be sent.'),
  }),
})

export const checkResetLink = defineCall({
  method: 'GET',
  path: '/account/reset-password/valid-link/{token}',
  access: 'public',
  area: 'accounts',
  summary: 'Whether a link to set a new password still works',
  params: z.object({ token: anyText.describe('The token of the link.') }),
  answer: z.object({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 valid, 1 invalid, 2 expired.'),
  }),
})

export const saveNewPassword = defineCall({
  method: 'POST',
  path: '/account/reset-password/save',
  access: 'public',
  area: 'accounts',
  summary: 'Sets a new password; every signed-in browser is signed out',
  body: z.object({ pwd: anyText.describe('New password.'), token: anyText.describe('The token of the link.') }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe('0 saved, 1 invalid link, 2 expired link, 3 the password cannot be used.'),
  }),
})
