import { teamInfo, teamLeagues, teamScorers, teamSquad, teamStats, teamTransfers } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { listFixtures } from '../shared/list-fixture.ts'
import { viewDetails, viewLeague, viewSeason } from '../shared/names.views.ts'
import { pageOfRows, pageWindow } from '../shared/pages.ts'
import { viewTransfer } from '../shared/transfers.ts'
import { findTrophies } from '../shared/trophies.ts'
import { findUpcomingOf } from '../shared/upcoming-fixtures.queries.ts'
import { findSquad, findTeamFigures, findTeamTransfers } from './team-figures.queries.ts'
import { viewScorers, viewSquadPlayer } from './team-figures.views.ts'
import {
  findRivals,
  findTeam,
  findTeamCoaches,
  findTeamParts,
  findTeamSeasons,
  findTeamSidelined,
} from './team-info.queries.ts'
import { viewTeamInfo } from './team-info.views.ts'

/** Short, because the minute of a match going on and the coach of today are in it. */
const INFO_SECONDS = 60
const SECONDS = 600

export async function teamRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(
    app,
    teamInfo,
    async ({ params: { id } }) => {
      const now = clock.now()
      const today = now.toISOString().slice(0, 10)
      const [team, parts, coaches, rivals, sidelined, seasons, trophies, upcoming] = await Promise.all([
        findTeam(database, id),
        findTeamParts(database, id),
        findTeamCoaches(database, id),
        findRivals(database, id),
        findTeamSidelined(database, id, today),
        findTeamSeasons(database, id),
        findTrophies(database, 'team', id),
        findUpcomingOf(database, [id], now).then((ids) => listFixtures(database, ids)),
      ])
      if (team === null || parts === null) throw publicError('not_found', 'There is no team of this id.')
      const has = { ...parts, coaches: coaches.length > 0, rivals: rivals.length > 0 }
      return viewTeamInfo(team, { coaches, rivals, sidelined, seasons, trophies, upcoming, today, has })
    },
    {
      cache: {
        tags: ({ params }, { activeseasons, upcoming }) => [
          'reference',
          `team:${params.id}`,
          ...activeseasons.map(({ id }) => `season:${id}`),
          ...upcoming.map(({ id }) => `fixture:${id}`),
        ],
        ttlSeconds: INFO_SECONDS,
      },
    },
  )

  serveSubscribers(app, {
    call: teamLeagues,
    handler: async ({ params: { id } }) => {
      const seasons = await findTeamSeasons(database, id)
      const names = new Map(seasons.map(({ leagueId, leagueName }) => [leagueId, leagueName]))
      return { leagues: [...names].map(([league, name]) => viewLeague(league, name)) }
    },
    cache: { tags: ({ params }) => ['reference', `team:${params.id}`], ttlSeconds: SECONDS },
  })

  serveSubscribers(app, {
    call: teamSquad,
    handler: async ({ params: { seasonId, teamId } }) => ({
      players: (await findSquad(database, seasonId, teamId)).map(viewSquadPlayer),
    }),
    cache: {
      tags: ({ params }) => ['reference', `team:${params.teamId}`, `season:${params.seasonId}`],
      ttlSeconds: SECONDS,
    },
  })

  serveSubscribers(app, {
    call: teamStats,
    handler: async ({ params: { id } }) => ({
      stats: (await findTeamFigures(database, id)).map((row) => ({
        season_id: row.seasonId,
        season: viewSeason(row),
        details: viewDetails(row.details),
      })),
    }),
    cache: {
      tags: ({ params }, { stats }) => [
        'reference',
        `team:${params.id}`,
        ...stats.map(({ season_id }) => `season:${season_id}`),
      ],
      ttlSeconds: SECONDS,
    },
  })

  serveSubscribers(app, {
    call: teamScorers,
    handler: async ({ params: { seasonId, id } }) => ({ scorer: viewScorers(await findSquad(database, seasonId, id)) }),
    cache: {
      tags: ({ params }) => ['reference', `team:${params.id}`, `season:${params.seasonId}`],
      ttlSeconds: SECONDS,
    },
  })

  serveSubscribers(app, {
    call: teamTransfers,
    handler: async ({ params: { id, page } }) => {
      const { rows, has_more } = pageOfRows(await findTeamTransfers(database, id, pageWindow(page)))
      return { transfer: rows.map(viewTransfer), has_more }
    },
    cache: { tags: ({ params }) => ['reference', 'transfers', `team:${params.id}`], ttlSeconds: SECONDS },
  })
}
