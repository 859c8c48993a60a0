import { paypalSubscription } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { fairQueue } from '../../../platform/http/fair-queue.ts'
import { addressKey, limitAddress } from '../../../platform/http/rate-limit.ts'
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
  const returned = limitAddress(deps.rateLimits.limiter('paypal-returned', ATTEMPTS))
  const questions = fairQueue(QUESTIONS)

  serve(
    app,
    paypalSubscription,
    async ({ body, request }) => {
      const viewer = viewerOf(request)
      const open = () => openCheckout(deps, { way: 'paypal', viewer, checkoutRequest: body })
      const { id, url } = await questions.run(addressKey(request.ip), open)
      return { subscription_id: id, url }
    },
    { perAddress: ATTEMPTS },
  )

  // A browser comes here by itself and cannot send a token, so nothing in the address is believed.
  const page = { schema: { hide: true }, onRequest: returned }
  app.get<Return>('/paypal_checkout/:uid/:subscriptionID', page, async (request, reply) => {
    const { uid, subscriptionID } = request.params
    const { clickID } = request.query
    const clickId = typeof clickID === 'string' && clickID !== '' && clickID.length <= 200 ? clickID : null
    const isWritten = /^[1-9]\d{0,8}$/.test(uid) && /^[\w-]{1,50}$/.test(subscriptionID)
    const back = { accountId: Number(uid), subscriptionId: subscriptionID, clickId }
    const bind = async () => (isWritten ? bindApproved(deps, back) : 'failed')
    const payment = await questions.run(addressKey(request.ip), bind)
    return reply.header('cache-control', 'no-store').redirect(`/subscription?payment=${payment}`, 302)
  })
}
