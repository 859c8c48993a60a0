import { type Call, isForPrograms, may, type Permission } from '@touchline/contract'
import { type Database, worldOf } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { publicError } from '../../../platform/http/errors.ts'
import type { Guard } from '../../../platform/http/serve.ts'
import { factorsOf } from '../second-factor/factors.queries.ts'
import { secretHash } from '../secrets.ts'
import { extendSession } from './session.queries.ts'
import { findTokenOwner, findViewers, type SiteAccess, type StoredViewer } from './viewers.queries.ts'

/** The caller of a non-public call. */
export interface Viewer extends Omit<StoredViewer, 'expiresAt'> {
  /** Token of this browser's session. */
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

const CHALLENGE = { 'www-authenticate': 'Token, Bearer' }

/** Without a token or with one that is not valid; the browser then signs out. */
const unauthorized = (authorization?: string) =>
  publicError('unauthorized', /^Token /i.test(authorization ?? '') ? 'Sign in first.' : NO_TOKEN, {
    ...CHALLENGE,
  })
const NO_TOKEN =
  'Sign in first: the token of a login is sent as "Authorization: Token …", a personal token of the account page as "Authorization: Bearer …".'

/** The caller; only for calls whose access is not public. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw unauthorized(request.headers.authorization)
  return request.viewer
}

const HEADER = /^Token ([\w-]{43})$/i
const PERSONAL = /^Bearer ([\w-]{43})$/i

/** Lets a program with a personal token read what its account may see. @throws a public error for all else */
async function programOf(call: Call, secret: string, { database, clock, access }: GuardDeps): Promise<Viewer> {
  const found = await findTokenOwner(database, secretHash(secret), { now: clock.now(), access })
  if (found === null)
    throw publicError('unauthorized', 'This personal token opens nothing: it was replaced or removed.', CHALLENGE)
  if (!isForPrograms(call))
    throw publicError('forbidden', 'A personal token reads matches, teams, leagues and people alone: sign in for this.')
  return { ...found, token: secret }
}

/** The token an `Authorization` header carries, and its hash; null when it carries none. */
export function tokenIn(authorization: string | undefined): { token: string; hash: string } | null {
  const token = HEADER.exec(authorization ?? '')?.[1]
  return token === undefined ? null : { token, hash: secretHash(token) }
}

/** The viewer of a public call that has a valid token; null otherwise. */
export async function viewerIfAny(
  { database, clock, access }: { database: Database; clock: Clock; access: SiteAccess },
  { headers }: FastifyRequest,
): Promise<StoredViewer | null> {
  const given = tokenIn(headers.authorization)
  return given && ((await findViewers(database, [given.hash], { now: clock.now(), access })).get(given.hash) ?? null)
}

/** Checks that the viewer may make a call of the console. @throws a public error otherwise */
async function letIn({ pool }: Database, { role, accountId }: Omit<StoredViewer, 'expiresAt'>, permission: Permission) {
  if (!may(role, permission)) throw publicError('forbidden', `This needs the permission ${permission}.`)
  if (role !== 'owner' || (await factorsOf(pool, accountId)).length > 0 || (await worldOf(pool)) === 'demo') return
  throw publicError('second_factor_missing', 'Owners set up a second factor first: on the page of their account.')
}

interface GuardDeps {
  database: Database
  clock: Clock
  access: SiteAccess
}

/**
 * Lets holders of a valid token pass and puts the viewer on the request. A call for subscribers passes too: it answers with the
 * viewer's type instead of its data; a call of the console takes a role that has its permission. A personal token reads alone.
 */
export function accountGuard(deps: GuardDeps): Guard {
  const { database, clock, access } = deps
  return async (call, request) => {
    const personal = PERSONAL.exec(request.headers.authorization ?? '')?.[1]
    if (personal !== undefined) {
      request.viewer = await programOf(call, personal, deps)
      return
    }
    const given = tokenIn(request.headers.authorization)
    const now = clock.now()
    const found = given && (await findViewers(database, [given.hash], { now, access })).get(given.hash)
    if (!found) throw unauthorized(request.headers.authorization)
    const { expiresAt, ...viewer } = found
    await extendSession(database, { hash: given.hash, expiresAt, accountId: viewer.accountId }, now)
    if (call.access === 'console') await letIn(database, viewer, call.permission)
    request.viewer = { ...viewer, token: given.token }
  }
}
