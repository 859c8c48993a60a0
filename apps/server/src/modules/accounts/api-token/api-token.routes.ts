import { apiTokenSince, removeApiToken, renewApiToken } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { viewerOf } from '../sessions/viewer.ts'
import { dropToken, renewToken, tokenSince } from './api-token.queries.ts'

export async function apiTokenRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, apiTokenSince, async ({ request }) => ({
    since: (await tokenSince(database, viewerOf(request).accountId))?.toISOString() ?? null,
  }))

  serve(app, renewApiToken, async ({ request }) => {
    const now = clock.now()
    return { since: now.toISOString(), secret: await renewToken(database, viewerOf(request).accountId, now) }
  })

  serve(app, removeApiToken, async ({ request }) => {
    await dropToken(database.pool, viewerOf(request).accountId)
    return { since: null }
  })
}
