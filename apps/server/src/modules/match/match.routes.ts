import { matchInfo } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findMatch, findPositions } from './match.queries.ts'
import { viewMatch } from './match.views.ts'
import { findPositionsBefore } from './positions-before.ts'

const SECONDS = 60

export async function matchRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(
    app,
    matchInfo,
    async ({ params, query }) => {
      const row = await findMatch(database, {
        id: params.match_id,
        formSettings: query,
        now: query.as_of === 'kickoff' ? null : clock.now(),
      })
      if (row === null) return []
      if (row.leagueType !== 'league') return [viewMatch(row, new Map())]
      return [
        viewMatch(
          row,
          query.as_of === 'kickoff'
            ? await findPositionsBefore(database, row.seasonId, row.kickoff)
            : await findPositions(database, row.seasonId),
        ),
      ]
    },
    {
      cache: {
        tags: ({ params }, [match]) => [
          'reference',
          `fixture:${params.match_id}`,
          ...(match ? [`season:${match.season_id}`, `team:${match.local_id}`, `team:${match.visitor_id}`] : []),
        ],
        ttlSeconds: SECONDS,
      },
    },
  )
}
