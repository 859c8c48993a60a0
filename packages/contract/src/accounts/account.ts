import { ownAddress } from '@touchline/football'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id } from '../kit/fields.ts'
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

/** Longest text that is looked at in a field of an account; beyond it the call is malformed, not merely wrong. */
const anyText = boundedText(300)

/** Address of this site as browsers write it, without origin, to which the link of a mail leads on. */
const onwardAddress = boundedText(ACCOUNT_LIMITS.next).refine(
  (address) => ownAddress(address) === address,
  'must be an address of this site',
)

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
  answer: z.object({ ...signedIn, user: user.extend({ email: z.string() }) }),
})

export const checkUsername = defineCall({
  method: 'POST',
  path: '/check_username',
  access: 'public',
  area: 'accounts',
  summary: 'Whether a username is taken',
  body: z.object({ username: anyText }),
  /** 1 taken, 0 free. */
  answer: z.object({ status: z.union([z.literal(0), z.literal(1)]) }),
})

export const signUp = defineCall({
  method: 'POST',
  path: '/signup',
  access: 'public',
  area: 'accounts',
  summary: 'Opens an account; a mail with the link that activates it follows',
  body: z.object({
    email: mailAddress(ACCOUNT_LIMITS.email),
    username: boundedText(ACCOUNT_LIMITS.username)
      .trim()
      .min(ACCOUNT_LIMITS.usernameMin)
      .regex(/^[^@]*$/, 'must not be a mail address'),
    password: boundedText(ACCOUNT_LIMITS.password).min(ACCOUNT_LIMITS.passwordMin),
    /** Id of the country, from the built-in list. */
    country: z.coerce.number().int().positive(),
    /** Language of mail. */
    language: z.enum(['en', 'pt']).default('en'),
    next: onwardAddress.optional(),
  }),
  /** 0 done, 1 the mail address has an account, 2 the username is taken. */
  answer: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
})

export const login = defineCall({
  method: 'POST',
  path: '/login',
  access: 'public',
  area: 'accounts',
  summary: 'Signs in with username or mail address',
  body: z.object({ username_or_email: anyText, password: anyText }),
  answer: z.discriminatedUnion('invalid', [
    z.object({ invalid: z.literal(true) }),
    z.object({ invalid: z.literal(false), token: z.string(), ...signedIn }),
  ]),
})

export const logout = defineCall({
  method: 'POST',
  path: '/logout',
  access: 'token',
  area: 'accounts',
  summary: 'Revokes the token of this browser',
  answer: z.object({ done: z.literal(true) }),
})

export const activate = defineCall({
  method: 'POST',
  path: '/activate',
  access: 'public',
  area: 'accounts',
  summary: 'Activates an account by the link of its mail, and signs in',
  body: z.object({ uidb64: anyText, token: anyText }),
  answer: z.discriminatedUnion('invalid', [
    z.object({ invalid: z.literal(true) }),
    z.object({ invalid: z.literal(false), token: z.string(), ...signedIn }),
  ]),
})

export const sendResetLink = defineCall({
  method: 'POST',
  path: '/account/reset-password/send-link',
  access: 'public',
  area: 'accounts',
  summary: 'Mails a link to set a new password',
  body: z.object({ email: anyText, next: onwardAddress.optional() }),
  /** 0 sent, 1 not a mail address of an account, 2 the mail could not be sent. */
  answer: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
})

export const checkResetLink = defineCall({
  method: 'GET',
  path: '/account/reset-password/valid-link/{token}',
  access: 'public',
  area: 'accounts',
  summary: 'Whether a link to set a new password still works',
  params: z.object({ token: anyText }),
  /** 0 valid, 1 invalid, 2 expired. */
  answer: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
})

export const saveNewPassword = defineCall({
  method: 'POST',
  path: '/account/reset-password/save',
  access: 'public',
  area: 'accounts',
  summary: 'Sets a new password; every signed-in browser is signed out',
  body: z.object({ pwd: anyText, token: anyText }),
  /** 0 saved, 1 invalid link, 2 expired link, 3 the password cannot be used. */
  answer: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]) }),
})

export const pickFavourite = defineCall({
  method: 'POST',
  path: '/pick_favorite',
  access: 'token',
  area: 'favourites',
  summary: 'Makes a league a favourite or no longer one',
  body: z.object({
    league_id: z.coerce.number().int().positive(),
    /** 1 adds, 0 removes. */
    flag: z.coerce.number().int().min(0).max(1),
  }),
  answer: z.object({ leagues: favouriteLeagues }),
})

export const mergeFavourites = defineCall({
  method: 'POST',
  path: '/favourites/merge',
  access: 'token',
  area: 'favourites',
  summary: 'Adds the favourites chosen before signing in',
  body: z.object({ leagues: z.array(z.coerce.number().int().positive()).max(500) }),
  answer: z.object({ leagues: favouriteLeagues }),
})
