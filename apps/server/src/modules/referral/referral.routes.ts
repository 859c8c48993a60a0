import { randomUUID } from 'node:crypto'
import { referralClick } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { hasInvisible } from '../accounts/names.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { storeClick } from './referral.queries.ts'

const CLICKS_PER_ADDRESS = { max: 60, windowMs: 60 * 60_000 }

/** The click is ours at once; the referral service learns of it from a job, so that its failures stop nobody. */
export async function referralRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(
    app,
    referralClick,
    async ({ body }) => {
      const code = body.referral_code
      if (hasInvisible(code)) throw publicError('bad_request', 'Body referral_code: has characters that cannot be seen')
      const id = randomUUID()
      await storeClick(database, { id, code }, clock.now())
      return { id }
    },
    { perAddress: CLICKS_PER_ADDRESS },
  )
}
