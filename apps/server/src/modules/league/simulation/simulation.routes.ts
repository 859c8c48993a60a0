import { seasonSimulation } from '@touchline/contract'
import { leagueTable, type MatchInPlay } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { fairQueue } from '../../../platform/http/fair-queue.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import { serveSubscribers } from '../../accounts/subscribers.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { viewCup } from './cup/cup.view.ts'
import { cupOutlook } from './cup/cup-outlook.ts'
import { type SeasonOutlook, type SetResult, seasonOutlook } from './season-ahead.ts'
import { viewTable } from './simulation.view.ts'
import { simulationThread } from './simulation-thread.ts'

const SEASONS = 10_000
/** A result drops it sooner. */
const SECONDS = 3_600
/** A minute of a match in play moves the chances. */
const IN_PLAY_SECONDS = 60
const WHAT_IFS = { max: 20, windowMs: 60_000 }
/** One thread draws; meanwhile the next season is read. */
const SIMULATIONS = { atOnce: 2, perKey: 1, waiting: 40 }

export async function simulationRoutes(
  app: FastifyInstance,
  { database, clock, rateLimits }: ModuleDeps,
): Promise<void> {
  const thread = simulationThread()
  app.addHook('onClose', () => thread.close())
  const limit = rateLimits.limiter('what-ifs', WHAT_IFS)
  const turns = fairQueue(SIMULATIONS)

  const simulate = async (seasonId: number, set: readonly SetResult[]) => {
    const outlook = await seasonOutlook(database, seasonId, { now: clock.now(), set })
    if (outlook === null) throw publicError('not_found', 'There is no season of this id.')
    if (outlook.missing === 'cup') return playCup(seasonId, set)
    refuseUnknown(outlook, set)
    const tables = []
    for (const table of outlook.tables) {
      const drawn = await thread.run(table.task, SEASONS)
      const now = leagueTable(table.part.input, table.part.rules)
      tables.push(
        viewTable(outlook, {
          tableAhead: table,
          drawn,
          pointsNow: new Map(now.map(({ team, points }) => [team, points])),
          seasons: SEASONS,
        }),
      )
    }
    return { tables, knock_out: null, missing: outlook.missing, ahead: viewAhead(outlook, set) }
  }

  const playCup = async (seasonId: number, set: readonly SetResult[]) => {
    const outlook = await cupOutlook(database, seasonId, { now: clock.now(), set })
    if (outlook === null) throw publicError('not_found', 'There is no season of this id.')
    refuseUnknown(outlook, set)
    const { cup, missing } = outlook
    const drawn = cup && (await thread.cup(cup.task, SEASONS))
    const knockOut = cup && drawn && viewCup(outlook.season, { cupToPlay: cup, drawn, times: SEASONS })
    return { tables: [], knock_out: knockOut, missing, ahead: viewAhead(outlook, set) }
  }

  serveSubscribers(app, {
    call: seasonSimulation,
    handler: async ({ params: { seasonId }, query: { results }, request }) => {
      const viewer = `account ${viewerOf(request).accountId}` as const
      if (results.length === 0) return turns.run(viewer, () => simulate(seasonId, []))
      await limit.take(viewer)
      return turns.run(viewer, () => simulate(seasonId, results), { isWanted: () => !request.raw.destroyed })
    },
    cache: {
      tags: ({ params }, { ahead }) => [
        ...['reference', `season:${params.seasonId}`],
        ...ahead.filter(({ in_play }) => in_play !== null).map(({ fixture_id }) => `fixture:${fixture_id}`),
      ],
      ttlSeconds: (_input, answer) =>
        answer.type === 2 && answer.ahead.some(({ in_play }) => in_play !== null) ? IN_PLAY_SECONDS : SECONDS,
    },
  })
}

function refuseUnknown({ ahead }: Pick<SeasonOutlook, 'ahead'>, set: readonly SetResult[]): void {
  const known = new Set(ahead.map(({ id }) => id))
  const unknown = set.find(({ fixture_id }) => !known.has(fixture_id))
  if (unknown) throw publicError('bad_request', `Match ${unknown.fixture_id} is not to come in this season.`)
}

function viewAhead({ ahead, playing }: Pick<SeasonOutlook, 'ahead' | 'playing'>, set: readonly SetResult[]) {
  const results = new Map(set.map((one) => [one.fixture_id, one]))
  return ahead.map(({ id, kickoff, home, away }) => ({
    fixture_id: id,
    starting_at: kickoff,
    home_id: home,
    away_id: away,
    home_goals: results.get(id)?.home_goals ?? null,
    away_goals: results.get(id)?.away_goals ?? null,
    in_play: viewInPlay(playing.get(id)),
  }))
}

const viewInPlay = (playing: MatchInPlay | undefined) =>
  playing === undefined
    ? null
    : { minute: playing.match.minute, home_goals: playing.match.score[0], away_goals: playing.match.score[1] }
