import { ownAddress } from '@touchline/football'
import { LANGUAGES } from '@touchline/messages'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam, zeroOrOne } from '../kit/fields.ts'
import { boundedText, mailAddress } from '../kit/text.ts'

/** Limits of what sign-up takes; the browser stops there, the server checks again. */
export const ACCOUNT_LIMITS = {
  email: 50,
  username: 30,
  usernameMin: 5,
  password: 30,
  passwordMin: 5,
  next: 1000,
} as const

/** Beyond the longest text that is looked at the call is malformed, not merely wrong. */
const anyText = boundedText(300)

const onwardAddress = boundedText(ACCOUNT_LIMITS.next)
  .refine((address) => ownAddress(address) === address, 'must be an address of this site')
  .describe('Address of this site as browsers write it, without origin, to which the link of a mail leads on.')

export const user = z.object({ id, username: z.string() })
export type User = z.infer<typeof user>

const favouriteLeagues = z.array(id)

/** What a browser needs once it is signed in. */
const signedIn = { user, favorite_league: favouriteLeagues }

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
    language: z.enum(LANGUAGES).default('en').describe('Language of mail.'),
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

export const login = defineCall({
  method: 'POST',
  path: '/login',
  access: 'public',
  area: 'accounts',
  summary: 'Signs in with username or mail address',
  body: z.object({
    username_or_email: anyText.describe('Username or mail address.'),
    password: anyText.describe('The password.'),
  }),
  answer: z.discriminatedUnion('invalid', [
    z.object({
      invalid: z.literal(true).describe('True where name and password do not fit or the account was not activated.'),
    }),
    z.object({
      invalid: z.literal(false).describe('True where name and password do not fit or the account was not activated.'),
      token: z.string().describe('Token of this browser, to be sent as `Authorization: Token …`.'),
      ...signedIn,
    }),
  ]),
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

/** A league that does not exist is left out, however large its number. */
const anyId = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .positive('must be 1 or more')

export const pickFavourite = defineCall({
  method: 'POST',
  path: '/pick_favorite',
  access: 'token',
  area: 'favourites',
  summary: 'Makes a league a favourite or no longer one',
  body: z.object({
    league_id: anyId,
    flag: zeroOrOne.describe('1 adds, 0 removes.'),
  }),
  answer: z.object({
    leagues: favouriteLeagues.describe('Ids of the favourite leagues, in the order they were chosen.'),
  }),
})

export const mergeFavourites = defineCall({
  method: 'POST',
  path: '/favourites/merge',
  access: 'token',
  area: 'favourites',
  summary: 'Adds the favourites chosen before signing in',
  body: z.object({ leagues: z.array(anyId).max(500).describe('Ids of leagues; unknown ones are left out.') }),
  answer: z.object({
    leagues: favouriteLeagues.describe('Ids of the favourite leagues, in the order they were chosen.'),
  }),
})
