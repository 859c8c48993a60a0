import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'
import { signInAnswer } from './account.ts'

const anyText = boundedText(300)

/** Bytes as browsers write them in JSON. */
const bytes = (max: number) => boundedText(max).regex(/^[\w-]+$/, 'must be base64url')
const credentialId = bytes(1400)

/** Longest name of a passkey. */
export const MAX_PASSKEY_NAME = 60
const passkeyName = boundedText(MAX_PASSKEY_NAME)
  .trim()
  .min(1)
  .regex(/^\P{Cc}*$/u, 'must be one line of text')

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** Answer of `navigator.credentials` as JSON (Web Authentication Level 3). */
const credential = {
  id: credentialId.describe('Id of the credential.'),
  rawId: credentialId.describe('The same id.'),
  type: z.literal('public-key'),
}

export const passkeyAnswer = z.object({
  ...credential,
  response: z
    .object({
      clientDataJSON: bytes(4000).describe('What the browser signed for.'),
      authenticatorData: bytes(4000).describe('What the authenticator says of itself.'),
      signature: bytes(8000).describe('Over both.'),
      userHandle: bytes(200).optional().describe('Whose passkey it is.'),
    })
    .describe('What the authenticator answered.'),
})

const newPasskey = z.object({
  ...credential,
  response: z
    .object({
      clientDataJSON: bytes(4000).describe('What the browser asked for.'),
      attestationObject: bytes(16_000).describe('The new key.'),
      transports: z
        .array(boundedText(20))
        .max(10)
        .optional()
        .transform((given) => TRANSPORTS.filter((one) => given?.includes(one)))
        .describe('How the browser reaches it.'),
    })
    .describe('What the authenticator answered.'),
})

const options = z
  .string()
  .nullable()
  .describe('JSON of the options for `navigator.credentials`; good for five minutes and one answer.')

export const passkey = z.object({
  id: z.string().describe('Id of the credential.'),
  name: z.string().describe('As its owner calls it.'),
  created_at: instant,
  last_used_at: instant.nullable().describe('Null before the first use.'),
  backed_up: z.boolean().describe('Whether it is copied to other devices.'),
})
export type Passkey = z.infer<typeof passkey>

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/account/passkeys/begin',
  access: 'token',
  area: 'accounts',
  summary: 'Asks for a new passkey',
  body: z.object({ password: anyText.describe('The present password.') }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0 asked for, 1 the password is wrong, 2 the account has as many passkeys as it may have.'),
    options,
  }),
})

export const addPasskey = defineCall({
  method: 'POST',
  path: '/account/passkeys/add',
  access: 'token',
  area: 'accounts',
  summary: 'Stores a new passkey; the owner is mailed',
  body: z.object({
    name: passkeyName.describe('What its owner calls it.'),
    credential: newPasskey.describe('What the browser made.'),
    as_factor: z
      .boolean()
      .default(false)
      .describe('Whether signing in with the password takes a passkey too; for those with a role it always does.'),
  }),
  answer: z.object({
    status: z.union([z.literal(0), z.literal(1)]).describe('0 stored, 1 it does not answer what was asked for.'),
    recovery_codes: z
      .array(z.string())
      .describe('Each replaces the passkey once, shown this once; empty where nothing new needs them.'),
  }),
})

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/account/passkeys/name',
  access: 'token',
  area: 'accounts',
  summary: 'Gives a passkey another name',
  body: z.object({ id: credentialId, name: passkeyName.describe('What its owner calls it.') }),
  answer: z.object({
    status: z.union([z.literal(0), z.literal(1)]).describe('0 saved, 1 the account has no such passkey.'),
  }),
})

export const removePasskey = defineCall({
  method: 'POST',
  path: '/account/passkeys/remove',
  access: 'token',
  area: 'accounts',
  summary: 'Forgets a passkey; the owner is mailed',
  body: z.object({ id: credentialId, password: anyText.describe('The present password.') }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe(
        '0 forgotten, 1 the password is wrong, 2 the account has no such passkey, 3 it is the last second factor of an owner.',
      ),
  }),
})

export const passkeyFactor = defineCall({
  method: 'POST',
  path: '/account/passkeys/factor',
  access: 'token',
  area: 'accounts',
  summary: 'Whether signing in with the password takes a passkey too',
  body: z.object({
    on: z.boolean().describe('True to ask for it.'),
    password: anyText.describe('The present password.'),
  }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe(
        '0 saved, 1 the password is wrong, 2 the account has no passkey, 3 those with a role are always asked for it.',
      ),
    recovery_codes: z
      .array(z.string())
      .describe('Each replaces the passkey once, shown this once; empty where nothing new needs them.'),
  }),
})

export const beginPasskeyLogin = defineCall({
  method: 'POST',
  path: '/login/passkey/begin',
  access: 'public',
  area: 'accounts',
  summary: 'Asks for a passkey, whosever it is',
  body: z.object({}),
  answer: z.object({ options }),
})

export const passkeyLogin = defineCall({
  method: 'POST',
  path: '/login/passkey',
  access: 'public',
  area: 'accounts',
  summary: 'Signs in with a passkey, which is both factors: the device, and what unlocks it',
  body: z.object({ credential: passkeyAnswer.describe('What the browser answered.') }),
  answer: signInAnswer,
})

export const passkeyCalls = [
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  passkeyFactor,
  beginPasskeyLogin,
  passkeyLogin,
] as const
