import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { fairQueue } from './fair-queue.ts'
import { addressKey } from './rate-limit.ts'

/** As many as keep the database and this process busy; a browser, which opens six connections, does not notice. */
const PER_ADDRESS = 4
/** Of all addresses together. */
const MAX_WAITING = 1_000
const TOO_MANY = 429
/** How long a refusal waits: programs that are refused ask again at once. */
const REFUSED_MS = 100

/**
 * Where the calls come from that a page makes while it is drawn; no connection has this address. They go with the place of the page: one of
 * their own might be given only once the page is through, which waits for them.
 */
export const WITHIN_PAGE = 'within a page'

/**
 * Answers a few requests of one address at a time, whatever they ask for: an address with hundreds of them waits for itself, not the others
 * for it. A place is free once the answer is handed to the connection, so slow readers hold none; streams without an end never take one.
 */
export const addressShares = fp(async function addressShares(app) {
  const turns = fairQueue({ atOnce: Number.POSITIVE_INFINITY, perKey: PER_ADDRESS, waiting: MAX_WAITING })
  const places = new WeakMap<object, () => void>()

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.endless || request.raw.socket.remoteAddress === WITHIN_PAGE) {
      done()
      return
    }
    const answer = () =>
      new Promise<void>((free) => {
        places.set(request, free)
        reply.raw.once('close', free)
        done()
      })
    turns.run(addressKey(request.ip), answer, { isWanted: () => !request.raw.destroyed }).catch(done)
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === TOO_MANY) await setTimeout(REFUSED_MS)
    places.get(request)?.()
  })
})
