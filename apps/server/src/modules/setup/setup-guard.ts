import type { Database } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { publicError } from '../../platform/http/errors.ts'
import { addressKey, type RateLimits } from '../../platform/http/rate-limit.ts'
import type { Guard } from '../../platform/http/serve.ts'
import { tokenIn, viewerOf } from '../accounts/sessions/viewer.ts'
import type { Operator } from '../console/audit/audit.ts'
import { operatorOf } from '../console/audit/audit.ts'
import { setupLinkEnd } from './setup-link.ts'
import type { OpenSetup } from './setup-state.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** End of the link that let the request in; null if an account did. */
    setupLink: Date | null
  }
}

export const setupRequests = fp(async function setupRequests(app) {
  app.decorateRequest('setupLink', null)
})

/** The person who sets the site up, for the audit. */
export const setupOperatorOf = (request: FastifyRequest): Operator =>
  request.setupLink === null
    ? operatorOf(request)
    : { via: 'console', actorId: null, actor: 'setup link', role: null, address: request.ip }

/** Limit of wrong tokens from one address. */
const WRONG = { max: 30, windowMs: 15 * 60_000 }

interface SetupGuardOptions {
  database: Database
  clock: Clock
  rateLimits: Pick<RateLimits, 'limiter'>
  setup: OpenSetup
}

/** Admits the holder of the link and the owner to the calls of an open setup; the next guard checks other calls. */
export function setupGuard({ database, clock, rateLimits, setup }: SetupGuardOptions, next: Guard): Guard {
  const wrong = rateLimits.limiter('setup-tokens', WRONG)
  return async (call, request) => {
    if (call.access !== 'setup') return next(call, request)
    const key = `address ${addressKey(request.ip)}` as const
    await wrong.check(key)
    const given = tokenIn(request.headers.authorization)
    const isOpen = await setup.isOpen()
    if (isOpen && given !== null) {
      request.setupLink = await setupLinkEnd(database.pool, given.hash, clock.now())
      if (request.setupLink !== null) return
    }
    try {
      await next(call, request)
    } catch (error) {
      if (given !== null) await wrong.take(key)
      throw error
    }
    // Owners need no second factor here: they cannot have set one up yet.
    if (viewerOf(request).role !== 'owner') throw publicError('forbidden', 'Only the owner sets the site up.')
    if (!isOpen) throw publicError('conflict', 'This site is set up.')
  }
}
