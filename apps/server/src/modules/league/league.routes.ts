import { leagueById } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findLeague, findSeasons } from './league.queries.ts'
import { viewLeaguePage } from './league.views.ts'

const SECONDS = 600

export async function leagueRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: leagueById,
    handler: async ({ params: { lid } }) => {
      const [league, seasons] = await Promise.all([findLeague(database, lid), findSeasons(database, lid)])
      if (league === null) throw publicError('not_found', 'There is no league of this id.')
      return viewLeaguePage(league, seasons)
    },
    cache: {
      tags: (_input, { seasons }) => ['reference', ...seasons.map(({ id }) => `season:${id}`)],
      ttlSeconds: SECONDS,
    },
  })
}
