import { upcoming } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findUpcoming } from './upcoming.queries.ts'
import { sortUpcoming, viewUpcoming } from './upcoming.views.ts'
import { daysOf, readWindow } from './upcoming.window.ts'

const LIVE_SECONDS = 30
const SECONDS = 120

interface Asked {
  params: { fromUtc: Date; toUtc: Date }
  query: { since?: Date | undefined }
}

export async function upcomingRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  const windowOf = (asked: Asked) =>
    readWindow({
      from: asked.params.fromUtc,
      to: asked.params.toUtc,
      now: clock.now().getTime(),
      asked: asked.query.since,
    })

  serve(
    app,
    upcoming,
    async (asked) => {
      const rows = await findUpcoming(database, {
        matchWindow: windowOf(asked),
        formSettings: asked.query,
        now: clock.now(),
      })
      return sortUpcoming(rows).map(viewUpcoming)
    },
    {
      cache: {
        tags: (asked) => daysOf(windowOf(asked)).map((day) => `day:${day}`),
        ttlSeconds: (asked) => (windowOf(asked).live ? LIVE_SECONDS : SECONDS),
      },
    },
  )
}
