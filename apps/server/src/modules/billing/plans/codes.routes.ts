import { readPlanCode, redeemGift } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { addressKey } from '../../../platform/http/rate-limit.ts'
import { serve } from '../../../platform/http/serve.ts'
import { viewerIfAny, viewerOf } from '../../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { accessOf } from '../entitlement/access-of.ts'
import { grantMonths } from '../grants.queries.ts'
import { codeError } from '../open-checkout.ts'
import { holdAccount } from '../subscriptions/subscriptions.queries.ts'
import { addOrder } from './orders.queries.ts'
import { currentPlans } from './plans.queries.ts'
import { faultOf, findPromotion, foldCode, holdPromotion } from './promotions.queries.ts'
import { paymentCents, termsOf } from './terms.ts'

/** Codes are short enough to be typed, so an address may not try many. */
const TRIES = { max: 20, windowMs: 15 * 60_000 }
/** No account: visitors may look up codes too. */
const VISITOR = 0

/** Codes that lower prices, and gifts. */
export async function codeRoutes(
  app: FastifyInstance,
  deps: BillingDeps & Pick<ModuleDeps, 'rateLimits' | 'access'>,
): Promise<void> {
  const { database, clock } = deps
  const tries = deps.rateLimits.limiter('plan-codes', TRIES)

  serve(app, readPlanCode, async ({ body, request }) => {
    await tries.take(`address ${addressKey(request.ip)}`)
    const now = clock.now()
    // An account that took it is told so here, and not only once it takes it again.
    const accountId = (await viewerIfAny(deps, request))?.accountId ?? VISITOR
    const found = await findPromotion(database.pool, { code: body.code, accountId, now })
    const fault = faultOf(found, now)
    if (found === null || fault !== null) throw codeError(fault ?? 'unknown')
    const { kind, value, months, until } = found
    const discount = kind === 'gift' ? null : { kind, value, months }
    const shown = (await currentPlans(database.pool)).filter((plan) => plan.shown)
    return {
      code: foldCode(body.code),
      kind,
      months,
      until: until?.toISOString() ?? null,
      plans: shown.flatMap((plan) => {
        const terms = discount && termsOf(plan, { discount, isNew: false })
        if (terms === null) return []
        return { months: plan.months, price: paymentCents(terms, 0) / 100, payments: terms.discounted }
      }),
    }
  })

  serve(app, redeemGift, async ({ body, request }) => {
    await tries.take(`address ${addressKey(request.ip)}`)
    const { accountId } = viewerOf(request)
    return inTransaction(database, async (client) => {
      const now = clock.now()
      await holdPromotion(client, body.code)
      await holdAccount(client, accountId)
      const found = await findPromotion(client, { code: body.code, accountId, now })
      const fault = faultOf(found, now)
      if (found === null || fault !== null) throw codeError(fault ?? 'unknown')
      if (found.kind !== 'gift') throw publicError('conflict', 'This code lowers a price and gives no months.')
      const from = (await accessOf(client, accountId, now)) ?? now
      const until = await grantMonths(client, accountId, { months: found.months, from, now })
      const free = {
        months: found.months,
        cents: 0,
        currency: 'EUR' as const,
        trialDays: 0,
        discount: 0,
        discounted: 0,
      }
      await addOrder(client, { ...free, accountId, provider: 'grant', promotionId: found.id }, { now, begunAt: now })
      return { access_until: until.toISOString() }
    })
  })
}
