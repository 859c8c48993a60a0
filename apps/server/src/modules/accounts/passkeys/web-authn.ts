import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG, decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Brand } from '../../../platform/brand.ts'
import type { StoredPasskey } from './passkeys.queries.ts'

/** Passkeys work only at the host of the site's own address. */
const partyOf = (publicUrl: string) => ({ rpID: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin })

/** Every authenticator in use has one of these. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

/** User handle: an authenticator keeps it to tell accounts apart. */
const handleOf = (accountId: number) => new TextEncoder().encode(`account ${accountId}`)

/** The challenge of an answer; null if it has none. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown }
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null
  } catch {
    return null
  }
}

interface Site {
  brand: Pick<Brand, 'name'>
  publicUrl: string
}

/** Options for a new passkey that is found without a username, and unlocked by its owner. */
export const newPasskeyOptions = (
  { brand, publicUrl }: Site,
  whose: { accountId: number; username: string; held: readonly { id: string; transports: string[] }[] },
) =>
  generateRegistrationOptions({
    rpName: brand.name,
    rpID: partyOf(publicUrl).rpID,
    userID: handleOf(whose.accountId),
    userName: whose.username,
    userDisplayName: whose.username,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: whose.held.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

export const passkeyOptions = ({ publicUrl }: Pick<Site, 'publicUrl'>) =>
  generateAuthenticationOptions({ rpID: partyOf(publicUrl).rpID, userVerification: 'required' })

/** A browser's answer, without the fields that nobody reads. */
type Sent<T extends { clientExtensionResults: unknown }> = Omit<T, 'clientExtensionResults'>

/** The new key if it answers the challenge at this site; null otherwise. */
export async function verifiedNew(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  sent: Sent<RegistrationResponseJSON>,
  challenge: string,
) {
  const { rpID, origin } = partyOf(publicUrl)
  const checked = await verifyRegistrationResponse({
    response: { ...sent, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  return checked?.verified ? checked.registrationInfo : null
}

/** New state of a passkey that answered the challenge at this site; null if it did not. */
export async function verifiedUse(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  sent: Sent<AuthenticationResponseJSON>,
  { challenge, passkey }: { challenge: string; passkey: StoredPasskey },
) {
  const { rpID, origin } = partyOf(publicUrl)
  const { userHandle } = sent.response
  const handle = Buffer.from(handleOf(passkey.accountId)).toString('base64url')
  if (userHandle !== undefined && userHandle !== handle) return null
  const checked = await verifyAuthenticationResponse({
    response: { ...sent, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo : null
}
