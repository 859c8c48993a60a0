import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { boundedText } from '../kit/text.ts'

const anyText = boundedText(300)

/** Digits of the app, or a recovery code; spaces and hyphens do not matter. */
export const factorCode = boundedText(40).describe('Code of the authenticator app, or a recovery code.')

export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/account/second-factor/begin',
  access: 'token',
  area: 'accounts',
  summary: 'Makes the secret for an authenticator app; no code is required until one of it was confirmed',
  body: z.object({ password: anyText.describe('The present password.') }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0 made, 1 the password is wrong, 2 a second factor is set up already.'),
    secret: z.string().nullable().describe('To be typed into the app, base32; null unless made.'),
    url: z.string().nullable().describe('The same as `otpauth:` address, for a QR code; null unless made.'),
  }),
})

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/account/second-factor/confirm',
  access: 'token',
  area: 'accounts',
  summary: 'Turns the second factor on by a code of the app; every other browser is signed out',
  body: z.object({ code: factorCode }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0 on, 1 the code is wrong, 2 nothing waits to be confirmed.'),
    recovery_codes: z
      .array(z.string())
      .describe('Each replaces the app once; shown this once. Empty unless turned on.'),
  }),
})

export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/account/second-factor/remove',
  access: 'token',
  area: 'accounts',
  summary: 'Turns the authenticator app off',
  body: z.object({ password: anyText.describe('The present password.'), code: factorCode }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe('0 off, 1 the password is wrong, 2 the code is, 3 it is the last second factor of an owner.'),
  }),
})
