import { coachFixtures, coachInfo, coachStats } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findKinds } from '../shared/kinds.queries.ts'
import { listFixtures } from '../shared/list-fixture.ts'
import { viewDetails } from '../shared/names.views.ts'
import { findPlayerTransfers } from '../shared/player-transfers.queries.ts'
import { findTrophies } from '../shared/trophies.ts'
import { findUpcomingOf } from '../shared/upcoming-fixtures.queries.ts'
import { findCoach, findCoachSeasons, findCoachTeams } from './coach.queries.ts'
import { viewCoach, viewCoachSeason } from './coach.views.ts'
import { findLedFixtures } from './coach-fixtures.queries.ts'

/** Short, because of the minute of a match going on. */
const SECONDS = 60
const STATS_SECONDS = 600

export async function coachRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  const nextOf = async (teams: readonly number[], now: Date) =>
    listFixtures(database, await findUpcomingOf(database, teams, now))

  serveSubscribers(app, {
    call: coachInfo,
    handler: async ({ params: { id } }) => {
      const now = clock.now()
      const today = now.toISOString().slice(0, 10)
      const [coach, teams, seasons, trophies, kinds] = await Promise.all([
        findCoach(database, id),
        findCoachTeams(database, id),
        findCoachSeasons(database, id),
        findTrophies(database, 'coach', id),
        findKinds(database),
      ])
      if (coach === null) throw publicError('not_found', 'There is no coach of this id.')
      const present = teams.filter((one) => one.startsOn <= today && (one.endsOn === null || one.endsOn >= today))
      const { playerId } = coach
      const [fixtures, transfers, playerTrophies] = await Promise.all([
        nextOf([...new Set(present.map(({ teamId }) => teamId))], now),
        playerId === null ? [] : findPlayerTransfers(database, playerId),
        playerId === null ? [] : findTrophies(database, 'player', playerId),
      ])
      const has = {
        fixtures: seasons.length > 0,
        stats: seasons.length > 0,
        transfers: kinds.transfers,
        trophies: kinds.trophies,
      }
      return viewCoach(coach, { teams, seasons, fixtures, trophies, transfers, playerTrophies, has })
    },
    cache: {
      tags: ({ params }, { teams, statistics, player }) => [
        'reference',
        `coach:${params.id}`,
        ...(player.id === null ? [] : [`player:${player.id}`]),
        ...teams.map(({ team_id }) => `team:${team_id}`),
        ...statistics.map(({ season_id }) => `season:${season_id}`),
      ],
      ttlSeconds: SECONDS,
    },
  })

  serveSubscribers(app, {
    call: coachFixtures,
    handler: async ({ params: { id, seasonIds } }) => {
      const seasons = seasonIds.split(',').map(Number)
      return { fixture: await listFixtures(database, await findLedFixtures(database, id, seasons)) }
    },
    cache: {
      tags: ({ params }) => [
        'reference',
        `coach:${params.id}`,
        ...params.seasonIds.split(',').map((season) => `season:${season}`),
      ],
      ttlSeconds: SECONDS,
    },
  })

  serveSubscribers(app, {
    call: coachStats,
    handler: async ({ params: { id } }) => ({
      stats: (await findCoachSeasons(database, id)).map((row) => ({
        ...viewCoachSeason(row),
        details: viewDetails(row.details),
      })),
    }),
    cache: {
      tags: ({ params }, { stats }) => [
        'reference',
        `coach:${params.id}`,
        ...stats.map(({ season_id }) => `season:${season_id}`),
      ],
      ttlSeconds: STATS_SECONDS,
    },
  })
}
