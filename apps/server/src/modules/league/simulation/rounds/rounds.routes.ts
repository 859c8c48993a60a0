import { seasonChances } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../../platform/http/errors.ts'
import { serveSubscribers } from '../../../accounts/subscribers.ts'
import type { ModuleDeps } from '../../../module-deps.ts'
import { leagueOfSeason } from '../simulation.queries.ts'
import { chanceTeams, keptChances } from './rounds.queries.ts'
import { viewRounds } from './rounds.view.ts'

/** A round that is added drops it sooner. */
const SECONDS = 3_600

export async function roundsRoutes(app: FastifyInstance, { database: { pool } }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: seasonChances,
    handler: async ({ params: { seasonId } }) => {
      const [league, kept, teams] = await Promise.all([
        leagueOfSeason(pool, seasonId),
        keptChances(pool, seasonId),
        chanceTeams(pool, seasonId),
      ])
      if (league === null) throw publicError('not_found', 'There is no season of this id.')
      return { tables: viewRounds(kept, teams) }
    },
    cache: { tags: ({ params }) => ['reference', `rounds:${params.seasonId}`], ttlSeconds: SECONDS },
  })
}
