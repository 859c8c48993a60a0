import fp from 'fastify-plugin'
import type { Log } from '../log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested repeatedly by machines, for which a failure is a normal answer. */
    probe?: boolean
  }
}

const SLOW_MS = 1000
const MAX_SHOWN = 300

/** An address as a log shows it, cut between two of its parts where it is long: cut within one, a secret would no longer look like one. */
export function shownAddress(address: string): string {
  if (address.length <= MAX_SHOWN) return address
  const start = address.slice(0, MAX_SHOWN)
  const end = Math.max(...['/', '?', '&', '='].map((mark) => start.lastIndexOf(mark))) + 1
  return `${start.slice(0, end)}… (${address.length} characters)`
}

/**
 * One line per answer: failures of the server and slow answers as warnings, everything else only at level `debug`,
 * where the answers from the cache are so fast that writing about them would cost more than giving them.
 */
export const requestLog = fp<{ log: Log }>(async function requestLog(app, { log }) {
  if (!log.isLevelEnabled('warn')) return
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const slow = ms >= SLOW_MS && request.routeOptions.config.endless !== true
    const failed = reply.statusCode >= 500 && request.routeOptions.config.probe !== true
    const level = failed || slow ? 'warn' : 'debug'
    if (log.isLevelEnabled(level)) {
      const { method } = request
      const url = shownAddress(request.url)
      log[level]({ requestId: request.id, method, url, status: reply.statusCode, ms }, 'answered')
    }
    done()
  })
})
