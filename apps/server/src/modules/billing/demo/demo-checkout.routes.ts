import { demoCheckout, demoCheckoutState, payDemoCheckout } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import { type BillingDeps, providerOf } from '../billing-deps.ts'
import { openCheckout } from '../open-checkout.ts'
import { defaultTerms, findOrder } from '../plans/orders.queries.ts'
import { paymentCents } from '../plans/terms.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'
import { acceptCard, findDemoCheckout } from './demo-checkout.ts'

/** Checkouts of the demo world. */
export async function demoCheckoutRoutes(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  const { pool } = deps.database

  serve(app, demoCheckout, ({ body, request }) =>
    openCheckout(deps, { way: 'demo', viewer: viewerOf(request), checkoutRequest: body }),
  )

  serve(app, demoCheckoutState, async ({ params, request }) => {
    const { months, startedAt } = await findDemoCheckout(pool, params.id, viewerOf(request).accountId)
    const order = await findOrder(pool, { provider: 'demo', providerId: params.id, orderId: null })
    const terms = order ?? defaultTerms(months)
    return {
      plan: { months, price: paymentCents(terms, 0) / 100, currency: 'EUR' as const },
      trial_days: terms.trialDays,
      status: startedAt === null ? ('open' as const) : ('paid' as const),
    }
  })

  serve(app, payDemoCheckout, async ({ params, body, request }) => {
    const provider = providerOf(deps, 'demo')
    if (provider === null) throw publicError('not_ready', 'Payment in the demo world is not set up on this site.')
    const { accountId } = viewerOf(request)
    await findDemoCheckout(pool, params.id, accountId)
    if (body.card === 'declined') return { status: 'declined' as const }
    await acceptCard(deps, params.id, accountId)
    await syncSubscription(deps, provider, params.id)
    return { status: 'paid' as const }
  })
}
