import { deleteAccount, exportAccount } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { findCredentials } from '../accounts/accounts.queries.ts'
import type { AccountLimits } from '../accounts/limits.ts'
import { passwordMatches } from '../accounts/password.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import type { BillingDeps } from '../billing/billing-deps.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { deleteAccountForGood } from './delete-account.ts'
import { findEverything } from './export.queries.ts'
import { viewExport } from './export.views.ts'

const EXPORTS_PER_ACCOUNT = { max: 20, windowMs: 60 * 60_000 }

/** What the law gives everybody: a copy of their data, and its end. */
export async function privacyRoutes(
  app: FastifyInstance,
  deps: BillingDeps & Pick<ModuleDeps, 'rateLimits'> & { limits: AccountLimits },
): Promise<void> {
  const { database, clock, limits } = deps
  const exports = deps.rateLimits.limiter('exports', EXPORTS_PER_ACCOUNT)

  serve(app, exportAccount, async ({ request }) => {
    const { accountId } = viewerOf(request)
    await exports.take(String(accountId))
    return viewExport(await findEverything(database, accountId), clock.now())
  })

  serve(app, deleteAccount, async ({ body, request }) => {
    const { accountId, username } = viewerOf(request)
    // The same count as at login, so that a stolen session is no second way to guess.
    const key = `account ${accountId}`
    await limits.wrongPasswords.take(key)
    const found = await findCredentials(database, username)
    if (!(await passwordMatches(body.password, found?.passwordHash ?? null, request.ip))) return { status: 1 as const }
    await limits.wrongPasswords.giveBack(key)
    return { status: (await deleteAccountForGood(deps, accountId)) ? (0 as const) : (2 as const) }
  })
}
