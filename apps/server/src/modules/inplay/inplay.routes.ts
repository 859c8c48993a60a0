import { livescoresInplay } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findInplay } from './inplay.queries.ts'
import { viewInplay } from './inplay.views.ts'
import { inplayTags } from './inplay-tags.ts'

/** Matches also leave the list by themselves, a while after their end. */
const SECONDS = 30

export async function inplayRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: livescoresInplay,
    handler: async () => ({ inplay: (await findInplay(database, clock.now())).map(viewInplay) }),
    cache: {
      tags: () => inplayTags(clock),
      ttlSeconds: SECONDS,
    },
  })
}
