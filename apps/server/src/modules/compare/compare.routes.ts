import { compareTeams } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findComparedTeams } from './compare.queries.ts'
import { viewComparison } from './compare.views.ts'

const SECONDS = 300

export async function compareRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  serve(
    app,
    compareTeams,
    async ({ params: { home_id, away_id } }) => {
      const teams = await findComparedTeams(database, [home_id, away_id])
      return viewComparison(
        teams.find((team) => team.id === home_id),
        teams.find((team) => team.id === away_id),
      )
    },
    {
      cache: {
        tags: ({ params }) => ['reference', `team:${params.home_id}`, `team:${params.away_id}`],
        ttlSeconds: SECONDS,
      },
    },
  )
}
