import type { Database } from '@touchline/database'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../../../clock.ts'
import { publicError } from '../../../platform/http/errors.ts'
import type { Guard } from '../../../platform/http/serve.ts'
import { secretHash } from '../secrets.ts'
import { extendSession } from './session.queries.ts'
import { findViewers, type SiteAccess, type StoredViewer } from './viewers.queries.ts'

/** Who makes a call that is not public. */
export interface Viewer extends Omit<StoredViewer, 'expiresAt'> {
  /** Of this browser's session. */
  token: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard before the handler of a call that is not public; null otherwise. */
    viewer: Viewer | null
  }
}

export const viewers = fp(async function viewers(app) {
  app.decorateRequest('viewer', null)
})

/** Without a token or with one that is not valid; the browser then signs out. */
const unauthorized = (authorization?: string) =>
  publicError('unauthorized', /^Token /i.test(authorization ?? '') ? 'Sign in first.' : NO_TOKEN, {
    'www-authenticate': 'Token',
  })
const NO_TOKEN = 'Sign in first: the token of a login is sent as "Authorization: Token …".'

/** Who makes the call; only for calls whose access is not public. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw unauthorized(request.headers.authorization)
  return request.viewer
}

const HEADER = /^Token ([\w-]{43})$/i

/** The token an `Authorization` header carries, and its hash; null when it carries none. */
export function tokenIn(authorization: string | undefined): { token: string; hash: string } | null {
  const token = HEADER.exec(authorization ?? '')?.[1]
  return token === undefined ? null : { token, hash: secretHash(token) }
}

/**
 * Lets holders of a valid token pass and puts the viewer on the request. A call for subscribers passes too: it answers with the
 * viewer's type instead of its data.
 */
export function accountGuard({
  database,
  clock,
  access,
}: {
  database: Database
  clock: Clock
  access: SiteAccess
}): Guard {
  return async (_access, request) => {
    const given = tokenIn(request.headers.authorization)
    const now = clock.now()
    const found = given && (await findViewers(database, [given.hash], { now, access })).get(given.hash)
    if (!found) throw unauthorized(request.headers.authorization)
    const { expiresAt, ...viewer } = found
    await extendSession(database, { hash: given.hash, expiresAt }, now)
    request.viewer = { ...viewer, token: given.token }
  }
}
