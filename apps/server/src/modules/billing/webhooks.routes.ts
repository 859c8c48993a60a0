import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { type BillingDeps, providerOf } from './billing-deps.ts'
import { reachable } from './open-checkout.ts'
import { handleEvent, noteEvent } from './payment-events.ts'

const LONGEST_NOTICE = 1024 * 1024
const SENDERS = ['stripe', 'paypal'] as const

/**
 * Where providers ring. A notice is checked on its bytes, noted once and answered at once; what it is about is then asked for at the
 * provider, and again later should that fail.
 */
export async function webhookRoutes(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  const inHand = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(inHand)))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST_NOTICE }, (_request, body, done) =>
    done(null, body),
  )

  for (const name of SENDERS) {
    app.post(`/webhooks/${name}`, { schema: { hide: true } }, async (request) => {
      const provider = providerOf(deps, name)
      if (!provider?.notice) throw publicError('not_ready', 'Notices of this provider are not set up here.')
      const { notice: read } = provider
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const notice = await reachable(name, () => read(body, request.headers))
      if (notice === null) throw publicError('bad_request', 'The notice is not signed by the provider.')
      if (await noteEvent(deps, name, notice)) {
        // What fails is noted with the notice and logged there.
        const work = handleEvent(deps, provider, notice).catch(() => undefined)
        inHand.add(work)
        void work.finally(() => inHand.delete(work))
      }
      return { received: true }
    })
  }
}
