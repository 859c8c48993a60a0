import { teamSeasons } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { countryOf } from '../shared/fixture-view.ts'
import { findPlayedSeasons } from './team-seasons.queries.ts'

const SECONDS = 600

export async function teamSeasonRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: teamSeasons,
    handler: async ({ params, query }) => {
      const rows = await findPlayedSeasons(database, {
        teamId: params.team_id,
        exceptId: query.except ?? null,
        beforeId: query.as_of === 'kickoff' ? (query.except ?? null) : null,
      })
      return {
        season: rows.map((row) => ({
          id: row.id,
          name: row.name,
          league_id: row.leagueId,
          league: { id: row.leagueId, name: row.leagueName, country: countryOf(row) },
          count: row.matches,
        })),
      }
    },
    cache: { tags: ({ params }) => ['reference', `team:${params.team_id}`], ttlSeconds: SECONDS },
  })
}
