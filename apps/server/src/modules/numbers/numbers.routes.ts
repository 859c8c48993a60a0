import { numbers } from '@touchline/contract'
import { keptSignals } from '@touchline/ingest/derive/signals/signals.job.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findRated } from './numbers.queries.ts'

const KEPT_SECONDS = 60

export async function numbersRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  serve(
    app,
    numbers,
    async () => {
      const [rated, signals] = await Promise.all([findRated(database), keptSignals(database.pool)])
      return { rated, signals }
    },
    { cache: { tags: () => ['numbers'], ttlSeconds: KEPT_SECONDS } },
  )
}
