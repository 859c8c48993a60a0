import { ROLES, type Role } from '@touchline/contract'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'

export interface IdentityProviderSettings {
  /** Name on the button of the login page. */
  name: string
  issuer: string
  clientId: string
  /** Left out for clients that rely on PKCE alone. */
  clientSecret?: string | undefined
  scope: string
  groupsClaim: string
  /** Role by group; null if groups do not decide roles. */
  roles: ReadonlyMap<string, Role> | null
}

/** State of a visit, kept until the browser comes back. */
export interface Visit {
  state: string
  nonce: string
  verifier: string
}

/** A person as the provider identifies them. */
export interface Identity {
  issuer: string
  subject: string
  /** Null if the provider did not verify it. */
  email: string | null
  /** By the person's groups; undefined if groups do not decide roles. */
  role: Role | null | undefined
}

const TIMEOUT_SECONDS = 10

/** The sign-in at the provider was refused, by the provider or by the person. */
export class ProviderRefused extends Error {}

/** An OpenID Connect provider, found by its issuer: authorization code with PKCE, state and nonce. */
export function identityProvider(settings: IdentityProviderSettings) {
  const { issuer, clientId, clientSecret, scope, groupsClaim, roles } = settings
  let found: Promise<Configuration> | null = null

  /** Reads the provider's metadata once it answers. */
  const configuration = () => {
    const isLocal = issuer.startsWith('http:')
    found ??= discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // Signatures are checked although the token comes from the provider itself, over TLS.
        execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
      },
    ).catch((error: unknown) => {
      found = null
      throw error
    })
    return found
  }

  const claimsOf = async (config: Configuration, tokens: Awaited<ReturnType<typeof authorizationCodeGrant>>) => {
    const signed = tokens.claims()
    if (signed === undefined) throw new ProviderRefused('The provider sent no ID token')
    const wanted = ['email', 'email_verified', ...(roles === null ? [] : [groupsClaim])]
    const isMore = config.serverMetadata().userinfo_endpoint !== undefined
    if (!isMore || wanted.every((name) => signed[name] !== undefined)) return signed
    return { ...(await fetchUserInfo(config, tokens.access_token, signed.sub)), ...signed }
  }

  return {
    name: settings.name,

    /** Address for the browser, and the state to keep until it comes back. @throws if the provider cannot be reached */
    async begin(redirectUri: string): Promise<Visit & { url: string }> {
      const config = await configuration()
      const visit = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await calculatePKCECodeChallenge(visit.verifier),
        code_challenge_method: 'S256',
      })
      return { ...visit, url: url.href }
    },

    /**
     * The person the provider sent back.
     * @param returned the whole address the browser came back to
     * @throws ProviderRefused if the sign-in was refused; another error if the answer is not valid
     */
    async finish(returned: URL, { state, nonce, verifier }: Visit): Promise<Identity> {
      const config = await configuration()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const tokens = await authorizationCodeGrant(config, returned, checks).catch((error: unknown) => {
        throw error instanceof AuthorizationResponseError ? new ProviderRefused(error.error) : error
      })
      const claims = await claimsOf(config, tokens)
      const email = claims.email_verified === true && typeof claims.email === 'string' ? claims.email : null
      return {
        issuer: claims.iss ?? issuer,
        subject: claims.sub,
        email,
        role: roles === null ? undefined : roleOf(claims[groupsClaim], roles),
      }
    },
  }
}

export type IdentityProvider = ReturnType<typeof identityProvider>

/** The role of a person in these groups, owner first; null for members. */
function roleOf(claim: unknown, roles: ReadonlyMap<string, Role>): Role | null {
  const groups = Array.isArray(claim) ? claim : [claim]
  const given = groups.flatMap((group) => (typeof group === 'string' ? (roles.get(group) ?? []) : []))
  return ROLES.find((role) => given.includes(role)) ?? null
}
