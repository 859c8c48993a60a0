import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type LocalServer, localServer } from './local-server.ts'

export const CLIENT = { id: 'touchline', secret: 'secret-of-the-client' }

/** The person the provider reports. */
interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  groups?: string[]
}

/** Faults of the provider, to test the checks for them. */
type Fault =
  | 'other-nonce'
  | 'other-audience'
  | 'other-issuer'
  | 'expired'
  | 'unsigned'
  | 'other-key'
  | 'refuses'
  | 'away'

export interface IdentityProviderStandIn {
  issuer: string
  redirectUri: string
  /** Person signed in there; the browser is sent back at once. */
  person: Person
  fault: Fault | null
  /** Whether the mail address and groups are told by the user info alone. */
  inUserInfo: boolean
  /** Visits that were refused, with the reason. */
  refused: string[]
  close(): Promise<void>
}

interface Grant {
  redirectUri: string
  challenge: string
  nonce: string
  person: Person
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const LASTS_SECONDS = 300

function signed(claims: object, key: KeyObject, isSigned: boolean): string {
  const content = `${encode(isSigned ? { alg: 'RS256', kid: 'key' } : { alg: 'none' })}.${encode(claims)}`
  return `${content}.${isSigned ? sign('sha256', Buffer.from(content), key).toString('base64url') : ''}`
}

/**
 * Plays an OpenID Connect provider over HTTP: discovery, authorization code with PKCE, signed ID tokens, user info. Like a real one
 * it refuses another client or return address, a missing state, nonce or challenge, a used code, and a wrong verifier.
 * @param redirectUri address it sends browsers back to; it may be set later
 */
export async function identityProviderStandIn(redirectUri = ''): Promise<IdentityProviderStandIn> {
  const keys = newKey()
  const strangers = newKey()
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Person>()
  const state = {
    person: { sub: 'anna', email: 'Anna@Example.org', email_verified: true } as Person,
    fault: null as Fault | null,
    inUserInfo: false,
    refused: [] as string[],
    redirectUri,
  }
  let server: LocalServer

  const json = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const refuse = (response: ServerResponse, reason: string, error = 'invalid_request') => {
    state.refused.push(reason)
    return json(response, 400, { error, error_description: reason })
  }

  /** Why a visit is refused; null when it is in order. */
  function faultOf(query: URLSearchParams): string | null {
    const wanted = {
      client_id: CLIENT.id,
      redirect_uri: state.redirectUri,
      response_type: 'code',
      code_challenge_method: 'S256',
    }
    const wrong = Object.entries(wanted).find(([name, value]) => query.get(name) !== value)
    const missing = ['state', 'nonce', 'code_challenge'].find((name) => !query.get(name))
    if (wrong) return `another ${wrong[0]}`
    if (missing !== undefined) return `no ${missing}`
    return query.get('scope')?.split(' ').includes('openid') ? null : 'no openid'
  }

  function authorize(query: URLSearchParams, response: ServerResponse) {
    const reason = faultOf(query)
    if (reason !== null) return refuse(response, reason)
    const back = new URL(state.redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    back.searchParams.set('iss', server.url)
    if (state.fault === 'refuses') back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      const kept = {
        redirectUri: state.redirectUri,
        challenge: query.get('code_challenge') ?? '',
        nonce: query.get('nonce') ?? '',
      }
      grants.set(code, { ...kept, person: state.person })
      back.searchParams.set('code', code)
    }
    return response.writeHead(302, { location: back.href }).end()
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    const body = new URLSearchParams(await text(request))
    if (body.get('client_id') !== CLIENT.id || body.get('client_secret') !== CLIENT.secret)
      return refuse(response, 'wrong client secret', 'invalid_client')
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    if (body.get('grant_type') !== 'authorization_code' || grant === undefined)
      return refuse(response, 'unknown code', 'invalid_grant')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (challenge !== grant.challenge) return refuse(response, 'wrong verifier', 'invalid_grant')
    if (body.get('redirect_uri') !== grant.redirectUri) return refuse(response, 'another way back', 'invalid_grant')
    const accessToken = randomUUID()
    tokens.set(accessToken, grant.person)
    const { fault } = state
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: fault === 'other-issuer' ? 'https://evil.example.org' : server.url,
      aud: fault === 'other-audience' ? 'somebody-else' : CLIENT.id,
      nonce: fault === 'other-nonce' ? 'another' : grant.nonce,
      iat: fault === 'expired' ? now - 2 * LASTS_SECONDS : now,
      exp: fault === 'expired' ? now - LASTS_SECONDS : now + LASTS_SECONDS,
      ...(state.inUserInfo ? { sub: grant.person.sub } : grant.person),
    }
    const key = fault === 'other-key' ? strangers.privateKey : keys.privateKey
    const idToken = signed(claims, key, fault !== 'unsigned')
    return json(response, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: LASTS_SECONDS,
      id_token: idToken,
    })
  }

  server = await localServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', server.url)
    if (state.fault === 'away') return response.writeHead(503).end()
    if (pathname === '/.well-known/openid-configuration')
      return json(response, 200, {
        issuer: server.url,
        authorization_endpoint: `${server.url}/authorize`,
        token_endpoint: `${server.url}/token`,
        userinfo_endpoint: `${server.url}/userinfo`,
        jwks_uri: `${server.url}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      })
    if (pathname === '/keys')
      return json(response, 200, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }],
      })
    if (pathname === '/authorize') return authorize(searchParams, response)
    if (pathname === '/token') return token(request, response)
    const person = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
    if (pathname === '/userinfo' && person) return json(response, 200, person)
    return json(response, 404, { error: 'not_found' })
  })
  return Object.assign(state, { issuer: server.url, close: () => server.close() })
}
