import { upcoming } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findUpcoming } from './upcoming.queries.ts'
import { sortUpcoming, viewUpcoming } from './upcoming.views.ts'
import { daysOf, readWindow } from './upcoming.window.ts'

const LIVE_SECONDS = 30
const SECONDS = 120

export async function upcomingRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  const windowOf = (params: { fromUtc: string; toUtc: string }) =>
    readWindow(params.fromUtc, params.toUtc, clock.now().getTime())

  serve(
    app,
    upcoming,
    async ({ params, query }) => {
      const rows = await findUpcoming(database, windowOf(params), query, clock.now())
      return sortUpcoming(rows).map(viewUpcoming)
    },
    {
      cache: {
        tags: ({ params }) => daysOf(windowOf(params)).map((day) => `day:${day}`),
        ttlSeconds: ({ params }) => (windowOf(params).live ? LIVE_SECONDS : SECONDS),
      },
    },
  )
}
