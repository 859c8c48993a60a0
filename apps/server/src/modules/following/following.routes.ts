import { followedMatches, followedNews, following } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { FormSettings } from '../shared/team-facts.sql.ts'
import { findListed } from '../upcoming/upcoming.queries.ts'
import { sortUpcoming, viewUpcoming } from '../upcoming/upcoming.views.ts'
import { findFollowing } from './following.queries.ts'
import { viewFollowing, viewNews } from './following.views.ts'
import { findNews } from './news.queries.ts'

const SECONDS = 30
const NEWS_SECONDS = 120

/** The page of followed things: equal for everyone with the same list, so that no account is needed. */
export async function followingRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  const matches = async ({ query }: { query: { matches: number[] } & FormSettings }) =>
    sortUpcoming(await findListed(database, { ids: query.matches, formSettings: query, now: clock.now() })).map(
      viewUpcoming,
    )

  serve(app, followedMatches, matches, {
    cache: { tags: ({ query }) => query.matches.map((id) => `fixture:${id}`), ttlSeconds: SECONDS },
  })

  serve(app, following, async ({ query }) => viewFollowing(query, await findFollowing(database, query, clock.now())), {
    cache: {
      tags: ({ query }, { players }) =>
        [...query.teams, ...players.flatMap(({ team }) => team?.id ?? [])].map((id) => `team:${id}`),
      ttlSeconds: SECONDS,
    },
  })

  serve(
    app,
    followedNews,
    async ({ query }) => ({ facts: viewNews(await findNews(database, query, clock.now()), clock.now()) }),
    {
      cache: {
        tags: ({ query }) => [...query.teams.map((id) => `team:${id}`), ...query.matches.map((id) => `fixture:${id}`)],
        ttlSeconds: NEWS_SECONDS,
      },
    },
  )
}
