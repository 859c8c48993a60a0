import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { fairQueue } from './fair-queue.ts'
import { addressKey } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer lasts until the client leaves: it takes no place, and its duration says nothing. */
    endless?: boolean
  }
}

/** Enough to keep the database and this process busy; browsers, with six connections, do not notice the limit. */
const PER_ADDRESS = 4
/** For all addresses together. */
const MAX_WAITING = 1_000
const TOO_MANY = 429
/** Delay before a 429 is sent: programs that are refused retry at once. */
const REFUSED_MS = 100

/**
 * Address of the API calls that a page makes while it is drawn; no connection has it. They share the place of the page, which would otherwise
 * wait for places that it holds itself.
 */
export const WITHIN_PAGE = 'within a page'

/**
 * Answers a few requests of one address at a time; its other requests wait, so that a flood delays nobody else. A place is free once the
 * answer is handed to the connection, so slow readers hold none; endless streams never take one.
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
