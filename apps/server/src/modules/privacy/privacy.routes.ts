import { deleteAccount, exportAccount } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { type CallInput, serve } from '../../platform/http/serve.ts'
import { confirmPassword } from '../accounts/changes/confirm-password.ts'
import { type AccountLimits, PER_ADDRESS } from '../accounts/limits.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import type { BillingDeps } from '../billing/billing-deps.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { deleteAccountForGood } from './delete-account.ts'
import { findEverything } from './export.queries.ts'
import { viewExport } from './export.views.ts'

const EXPORTS_PER_ACCOUNT = { max: 20, windowMs: 60 * 60_000 }

/** Legal rights of every account: a copy of its data, and deletion. */
export async function privacyRoutes(
  app: FastifyInstance,
  deps: BillingDeps & Pick<ModuleDeps, 'rateLimits'> & { limits: AccountLimits },
): Promise<void> {
  const { database, clock } = deps
  const exports = deps.rateLimits.limiter('exports', EXPORTS_PER_ACCOUNT)

  serve(app, exportAccount, async ({ request }) => {
    const { accountId } = viewerOf(request)
    await exports.take(`account ${accountId}`)
    return viewExport(await findEverything(database, accountId), clock.now())
  })

  const remove = async ({ body, request }: CallInput<typeof deleteAccount>) => {
    const viewer = viewerOf(request)
    if ((await confirmPassword(deps, { viewer, password: body.password, from: request.ip })) === null)
      return { status: 1 as const }
    return { status: (await deleteAccountForGood(deps, viewer.accountId)) ? (0 as const) : (2 as const) }
  }
  serve(app, deleteAccount, remove, { perAddress: PER_ADDRESS.confirmPassword })
}
