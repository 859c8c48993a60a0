import { paypalSubscription } from '@touchline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fairQueue } from '../../../platform/http/fair-queue.ts'
import { addressKey } from '../../../platform/http/rate-limit.ts'
import { serve } from '../../../platform/http/serve.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { openCheckout, QUESTIONS } from '../open-checkout.ts'
import { bindApproved } from './paypal-return.ts'

const ATTEMPTS = { max: 30, windowMs: 15 * 60_000 }

interface Return {
  Params: { uid: string; subscriptionID: string }
  Querystring: Record<string, unknown>
}

/** Subscriptions at PayPal, and the way back from there. */
export async function paypalRoutes(
  app: FastifyInstance,
  deps: BillingDeps & Pick<ModuleDeps, 'rateLimits'>,
): Promise<void> {
  const opened = deps.rateLimits.limiter('paypal-opened', ATTEMPTS)
  const returned = deps.rateLimits.limiter('paypal-returned', ATTEMPTS)
  const questions = fairQueue(QUESTIONS)
  const asking = async <T>(limiter: typeof opened, request: FastifyRequest, ask: () => Promise<T>): Promise<T> => {
    const address = addressKey(request.ip)
    await limiter.take(address)
    return questions.run(address, ask)
  }

  serve(app, paypalSubscription, async ({ body, request }) => {
    const viewer = viewerOf(request)
    const { id, url } = await asking(opened, request, () => openCheckout(deps, 'paypal', viewer, body))
    return { subscription_id: id, url }
  })

  // A browser comes here by itself and cannot send a token, so nothing in the address is believed.
  app.get<Return>('/paypal_checkout/:uid/:subscriptionID', { schema: { hide: true } }, async (request, reply) => {
    const { uid, subscriptionID } = request.params
    const { clickID } = request.query
    const clickId = typeof clickID === 'string' && clickID !== '' && clickID.length <= 200 ? clickID : null
    const isWritten = /^[1-9]\d{0,8}$/.test(uid) && /^[\w-]{1,50}$/.test(subscriptionID)
    const back = { accountId: Number(uid), subscriptionId: subscriptionID, clickId }
    const payment = await asking(returned, request, async () => (isWritten ? bindApproved(deps, back) : 'failed'))
    return reply.header('cache-control', 'no-store').redirect(`/subscription?payment=${payment}`, 302)
  })
}
