import { guardedPost } from '../apps/server/src/modules/alerts/channels/guarded-post.ts'
import { pushSender } from '../apps/server/src/modules/alerts/channels/send-push.ts'
import type { BareCommand } from './support/push-world.ts'

const AT_ONCE = 100

/** Sends one payload to many subscriptions as fast as it goes, with nothing around it. */
process.on('message', async ({ host, keys, payload, targets }: BareCommand) => {
  const send = pushSender(keys, 'mailto:no-reply@touchline.test', guardedPost([host]))
  const message = { payload, ttl: 600, urgency: 'high', topic: 'bare' } as const
  const rest = targets.values()
  const began = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { endpoint, p256dh, auth } of rest) await send({ address: endpoint, p256dh, auth }, message)
    }),
  )
  process.send?.(performance.now() - began)
})
process.send?.('ready')
