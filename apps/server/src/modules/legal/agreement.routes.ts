import { agreeToTerms, termsDue } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { hasAgreed, noteAgreement } from './agreement.queries.ts'

/** Members agree to the terms that the operator wrote, again with each new version. */
export async function agreementRoutes(
  app: FastifyInstance,
  { database: { pool }, clock, siteSettings }: ModuleDeps,
): Promise<void> {
  serve(app, termsDue, async ({ request }) => {
    const { value: terms } = siteSettings.get('legal:terms')
    const isDue = terms !== null && !(await hasAgreed(pool, viewerOf(request).accountId, new Date(terms.since)))
    return { due: isDue ? terms.day : null }
  })

  serve(app, agreeToTerms, async ({ body: { day }, request }) => {
    const { value: terms } = siteSettings.get('legal:terms')
    if (terms?.day !== day) throw publicError('conflict', 'There are other terms meanwhile. Read them first.')
    await noteAgreement(pool, { accountId: viewerOf(request).accountId, day, at: clock.now() })
    return { agreed: true as const }
  })
}
