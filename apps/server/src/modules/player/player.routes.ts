import { playerInfo, playerStats } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findKinds } from '../shared/kinds.queries.ts'
import { listFixtures } from '../shared/list-fixture.ts'
import { findPlayerTransfers } from '../shared/player-transfers.queries.ts'
import { findTrophies } from '../shared/trophies.ts'
import { findLatest } from './latest.queries.ts'
import { findPlayer, findPlayerParts, findPlayerSeasons, findPlayerTeams } from './player.queries.ts'
import { viewPlayer, viewPlayerSeason } from './player.views.ts'

/** Short, because a match with the player drops none of his cached answers. */
const INFO_SECONDS = 60
const STATS_SECONDS = 600

export async function playerRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: playerInfo,
    handler: async ({ params: { pid } }) => {
      const [player, teams, latest, trophies, transfers, parts, kinds] = await Promise.all([
        findPlayer(database, pid),
        findPlayerTeams(database, pid, clock.now().toISOString().slice(0, 10)),
        findLatest(database, pid, clock.now()),
        findTrophies(database, 'player', pid),
        findPlayerTransfers(database, pid),
        findPlayerParts(database, pid),
        findKinds(database),
      ])
      if (player === null) throw publicError('not_found', 'There is no player of this id.')
      const fixtures = await listFixtures(
        database,
        latest.map(({ fixtureId }) => fixtureId),
      )
      const has = {
        latest: parts.lineups,
        stats: parts.seasons,
        transfers: kinds.transfers,
        trophies: kinds.trophies,
      }
      return { player: viewPlayer(player, { teams, latest, fixtures, trophies, transfers, has }) }
    },
    cache: {
      tags: ({ params }, { player }) => [
        'reference',
        `player:${params.pid}`,
        ...player.latest.map(({ fixture_id }) => `fixture:${fixture_id}`),
      ],
      ttlSeconds: INFO_SECONDS,
    },
  })

  serveSubscribers(app, {
    call: playerStats,
    handler: async ({ params: { pid } }) => ({ stats: (await findPlayerSeasons(database, pid)).map(viewPlayerSeason) }),
    cache: {
      tags: ({ params }, { stats }) => [
        'reference',
        `player:${params.pid}`,
        ...stats.map(({ season_id }) => `season:${season_id}`),
      ],
      ttlSeconds: STATS_SECONDS,
    },
  })
}
