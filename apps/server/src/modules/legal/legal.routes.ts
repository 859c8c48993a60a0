import { legalText } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { findLegalText, type LegalSettings } from './legal-files.ts'

/** A change of a file is seen a minute later. */
const KEPT_SECONDS = 60

/** Legal texts, the operator's own where there are some. */
export async function legalRoutes(app: FastifyInstance, settings: LegalSettings): Promise<void> {
  serve(app, legalText, ({ params, query }) => findLegalText(settings, params.page, query.language), {
    cache: { tags: () => ['legal'], ttlSeconds: KEPT_SECONDS, maxAgeSeconds: KEPT_SECONDS },
  })
}
