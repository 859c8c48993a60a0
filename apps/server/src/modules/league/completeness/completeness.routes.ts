import { seasonCompleteness } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serveSubscribers } from '../../accounts/subscribers.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { findSeasonOf, findStoredMatches } from './completeness.queries.ts'
import { completenessOf, viewCompleteness } from './completeness.view.ts'

/** A match is due with the clock too. */
const SECONDS = 600

export async function completenessRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: seasonCompleteness,
    handler: async ({ params: { seasonId } }) => {
      const [season, matches] = await Promise.all([
        findSeasonOf(database.pool, seasonId),
        findStoredMatches(database.pool, seasonId),
      ])
      if (season === null) throw publicError('not_found', 'There is no season of this id.')
      return viewCompleteness(matches, completenessOf(matches, season, clock.now()))
    },
    cache: { tags: ({ params }) => ['reference', `season:${params.seasonId}`], ttlSeconds: SECONDS },
  })
}
