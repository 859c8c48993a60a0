import { seasonResult, seasonStanding, seasonStats, seasonTopScorers, seasonUpcoming } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { listFixtures } from '../shared/list-fixture.ts'
import { pageOfRows, pageWindow } from '../shared/pages.ts'
import { findSeasonStatistics, findTopScorers, hasSeason } from './season.queries.ts'
import { viewStatistics, viewTopScorer } from './season.views.ts'
import { findSeasonResults, findSeasonUpcoming } from './season-fixtures.queries.ts'
import { standingOf } from './standing/season-standing.ts'
import { findUncertain, isImpossible } from './standing/standing.queries.ts'
import { viewSeasonStanding } from './standing/standing-answer.ts'

/** Matches leave the list of those to come with the clock too. */
const UPCOMING_SECONDS = 60
const SECONDS = 600

const NO_SEASON = 'There is no season of this id.'

const seasonTags = ({ params }: { params: { seasonId: number } }) => ['reference', `season:${params.seasonId}`]

export async function seasonRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  /** Reads a part of a season, which has to exist. */
  const ofSeason = async <T>(id: number, read: Promise<T>): Promise<T> => {
    const [known, found] = await Promise.all([hasSeason(database, id), read])
    if (!known) throw publicError('not_found', NO_SEASON)
    return found
  }

  serveSubscribers(app, {
    call: seasonUpcoming,
    handler: async ({ params: { seasonId }, query: { page, per_page } }) => {
      const window = pageWindow(page, per_page)
      const ids = await ofSeason(seasonId, findSeasonUpcoming(database, { seasonId, now: clock.now(), page: window }))
      const { rows, has_more } = pageOfRows(ids, per_page)
      return { upcoming: await listFixtures(database, rows), has_more }
    },
    cache: { tags: seasonTags, ttlSeconds: UPCOMING_SECONDS },
  })

  serveSubscribers(app, {
    call: seasonResult,
    handler: async ({ params: { seasonId }, query: { page, per_page } }) => {
      const ids = await ofSeason(seasonId, findSeasonResults(database, seasonId, pageWindow(page, per_page)))
      const { rows, has_more } = pageOfRows(ids, per_page)
      return { result: await listFixtures(database, rows), has_more }
    },
    cache: { tags: seasonTags, ttlSeconds: SECONDS },
  })

  serveSubscribers(app, {
    call: seasonStanding,
    handler: async ({ params: { seasonId }, query: { scope, live } }) => {
      const [found, impossible, uncertain] = await Promise.all([
        standingOf(database, { seasonId, scope, live: live === 1 }),
        isImpossible(database, seasonId),
        findUncertain(database, seasonId),
      ])
      if (found === null) throw publicError('not_found', NO_SEASON)
      return { ...(await viewSeasonStanding(database, found)), impossible, uncertain }
    },
    cache: { tags: seasonTags, ttlSeconds: SECONDS },
  })

  serveSubscribers(app, {
    call: seasonStats,
    handler: async ({ params: { seasonId } }) => ({
      stats: viewStatistics(await ofSeason(seasonId, findSeasonStatistics(database, seasonId))),
    }),
    cache: { tags: seasonTags, ttlSeconds: SECONDS },
  })

  serveSubscribers(app, {
    call: seasonTopScorers,
    handler: async ({ params: { seasonId, typeId } }) => ({
      topscorer: (await ofSeason(seasonId, findTopScorers(database, seasonId, typeId))).map(viewTopScorer),
    }),
    cache: { tags: seasonTags, ttlSeconds: SECONDS },
  })
}
