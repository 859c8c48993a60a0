import { seasonStakes } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { fairQueue } from '../../../platform/http/fair-queue.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import { serveSubscribers } from '../../accounts/subscribers.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { cupOutlook } from '../simulation/cup/cup-outlook.ts'
import { seasonOutlook } from '../simulation/season-ahead.ts'
import { simulationThread } from '../simulation/simulation-thread.ts'
import { viewCupStakes, viewStakes } from './stakes.view.ts'
import { watchedCup } from './watched-cup.ts'
import { watchedTable } from './watched-table.ts'

const SEASONS = 10_000
/** A result drops it sooner. */
const SECONDS = 3_600
/** A minute of a match in play moves the chances. */
const IN_PLAY_SECONDS = 60
const SIMULATIONS = { atOnce: 2, perKey: 1, waiting: 40 }

export async function stakesRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  const thread = simulationThread()
  app.addHook('onClose', () => thread.close())
  const turns = fairQueue(SIMULATIONS)

  const read = async (seasonId: number) => {
    const outlook = await seasonOutlook(database, seasonId, { now: clock.now() })
    if (outlook === null) throw publicError('not_found', 'There is no season of this id.')
    if (outlook.missing === 'cup') return readCup(seasonId)
    const tables = []
    for (const table of outlook.tables) {
      const watched = watchedTable(table)
      const simulated = await thread.run(table.task, SEASONS)
      const observed = await thread.watch(table.task, SEASONS, watched.watched)
      tables.push(
        viewStakes(outlook, {
          tableAhead: table,
          watchedTable: watched,
          drawnTable: { simulated, observed, seasons: SEASONS },
        }),
      )
    }
    return { tables, in_play: outlook.playing.size > 0, missing: outlook.missing }
  }

  const readCup = async (seasonId: number) => {
    const outlook = await cupOutlook(database, seasonId, { now: clock.now() })
    if (outlook === null) throw publicError('not_found', 'There is no season of this id.')
    const { cup, playing, missing } = outlook
    const matches = watchedCup(outlook)
    const observed = cup && (await thread.watchCup(cup.task, SEASONS, matches))
    return {
      tables: observed === null ? [] : [viewCupStakes(outlook, { matches, observed, times: SEASONS })],
      in_play: playing.size > 0,
      missing,
    }
  }

  serveSubscribers(app, {
    call: seasonStakes,
    handler: ({ params: { seasonId }, request }) =>
      turns.run(`account ${viewerOf(request).accountId}`, () => read(seasonId)),
    cache: {
      tags: ({ params }) => ['reference', `season:${params.seasonId}`],
      ttlSeconds: (_input, answer) => (answer.type === 2 && answer.in_play ? IN_PLAY_SECONDS : SECONDS),
    },
  })
}
