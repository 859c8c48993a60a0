import {
  billingPortal,
  cancelSubscription,
  checkSubscription,
  plans,
  resumeSubscription,
  stripeCheckout,
  withdrawContract,
} from '@touchline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fairQueue } from '../../platform/http/fair-queue.ts'
import { addressKey } from '../../platform/http/rate-limit.ts'
import { serve } from '../../platform/http/serve.ts'
import { type Viewer, viewerOf } from '../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { subscriptionView } from './billing.views.ts'
import { type BillingDeps, providerOf } from './billing-deps.ts'
import { cancelAll } from './cancel.ts'
import { openCheckout, QUESTIONS, reachable } from './open-checkout.ts'
import { restOf } from './pauses/pauses.ts'
import { currentPlans } from './plans/plans.queries.ts'
import { resume } from './resume.ts'
import { orderableFrom } from './subscriptions/returned-contracts.queries.ts'
import { findPayments, findSubscriptions, type StoredSubscription } from './subscriptions/subscriptions.queries.ts'
import { withdraw } from './withdraw.ts'

/** Calls of one account that make a provider work. */
const ASKS = { max: 30, windowMs: 10 * 60_000 }
const CANCELLED = { success: true, status: 200 }
const NOTHING_TO_CANCEL = { success: false, status: 404 }

/** Plans, payment by card, and everything an account does with its purchases, by any provider. */
export async function billingRoutes(
  app: FastifyInstance,
  deps: BillingDeps & Pick<ModuleDeps, 'rateLimits' | 'access'>,
): Promise<void> {
  const { database, clock, publicUrl } = deps
  const asks = deps.rateLimits.limiter('billing', ASKS)
  const questions = fairQueue(QUESTIONS)
  const asking = async <T>(request: FastifyRequest, ask: (viewer: Viewer) => Promise<T>): Promise<T> => {
    const viewer = viewerOf(request)
    await asks.take(`account ${viewer.accountId}`)
    return questions.run(addressKey(request.ip), () => ask(viewer))
  }

  const portalOf = ({ provider, customerId }: StoredSubscription) => {
    const open = providerOf(deps, provider)?.portal
    return open && customerId !== null ? { open, customerId } : null
  }

  serve(app, plans, async () => ({
    access: deps.access,
    plans: (await currentPlans(database.pool))
      .filter(({ shown }) => shown)
      .map(({ months, cents, currency, titles, trialDays, pauseMonths }) => ({
        months,
        price: cents / 100,
        currency,
        titles,
        trial_days: trialDays,
        pause_months: [...pauseMonths],
      })),
    ways: {
      card: providerOf(deps, 'stripe') !== null,
      paypal: providerOf(deps, 'paypal') !== null,
      demo: providerOf(deps, 'demo') !== null,
    },
  }))

  serve(app, checkSubscription, async ({ request }) => {
    const { accountId } = viewerOf(request)
    const rows = await findSubscriptions(database.pool, accountId)
    const payments = await findPayments(database.pool, accountId)
    const now = clock.now()
    const orderFrom = await orderableFrom(database.pool, { accountId }, now)
    return subscriptionView(rows, payments, {
      now,
      orderFrom,
      hasPortal: (row) => portalOf(row) !== null,
      changesOf: ({ provider }) => providerOf(deps, provider)?.changes ?? [],
      pause: await restOf(deps, accountId),
      canResume: ({ provider }) => providerOf(deps, provider)?.resume !== undefined,
    })
  })

  serve(app, stripeCheckout, async ({ body, request }) => {
    const { id, url } = await asking(request, (viewer) =>
      openCheckout(deps, { way: 'stripe', viewer, checkoutRequest: body }),
    )
    return { session_id: id, url }
  })

  serve(app, billingPortal, async ({ request }) => {
    const { accountId, language } = viewerOf(request)
    const rows = await findSubscriptions(database.pool, accountId)
    const portal = rows.flatMap((row) => portalOf(row) ?? [])[0]
    if (portal === undefined) return { url: null }
    const options = { returnUrl: `${publicUrl}/subscription`, language }
    const open = () => reachable('stripe', () => portal.open(portal.customerId, options))
    return { url: await asking(request, open) }
  })

  serve(app, cancelSubscription, async ({ request }) => {
    const cancelled = await asking(request, ({ accountId }) => cancelAll(deps, accountId))
    return cancelled ? CANCELLED : NOTHING_TO_CANCEL
  })

  serve(app, resumeSubscription, async ({ request }) => ({
    success: await asking(request, ({ accountId }) => resume(deps, accountId)),
  }))

  serve(app, withdrawContract, async ({ request }) => {
    const { status, receivedAt } = await asking(request, ({ accountId }) => withdraw(deps, accountId))
    return { status, received_at: receivedAt?.toISOString() ?? null }
  })
}
