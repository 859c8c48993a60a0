import { lastMatches, matchHeadToHead, matchShares, refereeLast } from '@touchline/contract'
import { hitCounts } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findMatches } from './find-matches.ts'
import { findMeetings, findRefereed, type Part } from './history.queries.ts'
import { beforeOf, type LastQuery } from './last-filters.ts'
import { findLastMatches } from './last-matches.ts'
import { viewMeeting } from './meeting.view.ts'
import { viewPastMatch } from './past-match.view.ts'
import { viewHitRates } from './rates/hit-rates.view.ts'
import { findMatchShares } from './rates/match-shares.ts'

const SECONDS = 600
/** For what changes without the match or the team. */
const SHORT_SECONDS = 60

export interface HistoryDeps extends Pick<ModuleDeps, 'database'> {
  /** Bookmakers of the reference price, the first one wanted most. */
  ladder: readonly number[]
}

const partOf = (query: Pick<LastQuery, 'as_of' | 'except'>): Part => ({
  exceptId: query.except ?? null,
  beforeId: beforeOf(query),
})

const fixtureTags = (matches: readonly { match_id: number }[]) => matches.map(({ match_id }) => `fixture:${match_id}`)

export async function historyRoutes(app: FastifyInstance, { database, ladder }: HistoryDeps): Promise<void> {
  serve(
    app,
    matchHeadToHead,
    async ({ params, query }) => {
      const meetings = await findMeetings(database, {
        teamId: params.local_id,
        opponentId: params.visitor_id,
        part: partOf(query),
      })
      return { data: (await findMatches(database, meetings)).map(viewMeeting) }
    },
    {
      cache: {
        tags: ({ params }, { data }) => [
          'reference',
          `team:${params.local_id}`,
          `team:${params.visitor_id}`,
          ...fixtureTags(data),
        ],
        ttlSeconds: SECONDS,
      },
    },
  )

  serve(app, matchShares, ({ params }) => findMatchShares(database, params.match_id, ladder), {
    cache: { tags: ({ params }) => ['reference', `fixture:${params.match_id}`], ttlSeconds: SHORT_SECONDS },
  })

  serveSubscribers(app, {
    call: lastMatches,
    handler: ({ query }) => findLastMatches(database, query, ladder),
    cache: {
      tags: ({ query }, { stats }) => ['reference', `team:${query.id}`, ...fixtureTags(stats.data)],
      // Beyond the team any match that ends may belong to it.
      ttlSeconds: ({ query }) => (query.scope === 'team' ? SECONDS : SHORT_SECONDS),
    },
  })

  serveSubscribers(app, {
    call: refereeLast,
    handler: async ({ params, query }) => {
      const matches = await findMatches(database, await findRefereed(database, params.referee_id, partOf(query)))
      return {
        data: matches.map((match) => viewPastMatch(match, 0, null).match),
        hit_rates: viewHitRates(hitCounts(matches, null)),
      }
    },
    cache: {
      tags: ({ params }, { data }) => ['reference', `referee:${params.referee_id}`, ...fixtureTags(data)],
      ttlSeconds: SECONDS,
    },
  })
}
