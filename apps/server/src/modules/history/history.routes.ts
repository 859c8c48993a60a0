import { lastMatches, matchHeadToHead, refereeLast } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findMatches } from './find-matches.ts'
import { findMeetings, findRefereed } from './history.queries.ts'
import { findLastMatches } from './last-matches.ts'
import { viewMeeting } from './meeting.view.ts'
import { viewPastMatch } from './past-match.view.ts'

const SECONDS = 600

export interface HistoryDeps extends Pick<ModuleDeps, 'database'> {
  /** Bookmakers of the reference price, the first one wanted most. */
  ladder: readonly number[]
}

const fixtureTags = (matches: readonly { match_id: number }[]) => matches.map(({ match_id }) => `fixture:${match_id}`)

export async function historyRoutes(app: FastifyInstance, { database, ladder }: HistoryDeps): Promise<void> {
  serve(
    app,
    matchHeadToHead,
    async ({ params }) => {
      const meetings = await findMeetings(database, params.local_id, params.visitor_id)
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

  serveSubscribers(app, lastMatches, ({ query }) => findLastMatches(database, query, ladder), {
    tags: ({ query }, { stats }) => ['reference', `team:${query.id}`, ...fixtureTags(stats.data)],
    ttlSeconds: SECONDS,
  })

  serveSubscribers(
    app,
    refereeLast,
    async ({ params }) => {
      const rows = await findRefereed(database, params.referee_id)
      return { data: (await findMatches(database, rows)).map((match) => viewPastMatch(match, 0, null).match) }
    },
    {
      tags: ({ params }, { data }) => ['reference', `referee:${params.referee_id}`, ...fixtureTags(data)],
      ttlSeconds: SECONDS,
    },
  )
}
