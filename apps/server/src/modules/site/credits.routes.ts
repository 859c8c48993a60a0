import { credits } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findHeldSources } from './credits.queries.ts'

const KEPT_SECONDS = 60

export async function creditRoutes(app: FastifyInstance, { database, openFeed }: ModuleDeps): Promise<void> {
  serve(
    app,
    credits,
    async () => ({ sources: await findHeldSources(database), without_key: [...(openFeed?.withoutKey ?? [])] }),
    {
      cache: { tags: () => ['reference'], ttlSeconds: KEPT_SECONDS },
    },
  )
}
