import { hash, timingSafeEqual } from 'node:crypto'
import fp from 'fastify-plugin'
import { publicError } from '../http/errors.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsOptions {
  metrics: Metrics
  /** The token for reading the figures. */
  token: string
}

const digest = (text: string) => hash('sha256', text, 'buffer')

/** `/metrics` for requests with the token as `Authorization: Bearer`; everybody else gets 404. */
export const metricsRoute = fp<MetricsOptions>(async function metricsRoute(app, { metrics, token }) {
  const expected = digest(`Bearer ${token}`)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    // A stream lasts as long as its reader wants.
    if (routeOptions.config.endless !== true) {
      metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    }
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const known = timingSafeEqual(digest(request.headers.authorization ?? ''), expected)
    // Proxies refuse it from outside by these letters, and would let `/%6detrics` through.
    const isPlain = request.url.startsWith('/metrics')
    if (!known || !isPlain) throw publicError('not_found', `There is no ${request.method} /metrics.`)
    reply.header('cache-control', 'no-store').type(metrics.contentType)
    return metrics.text()
  })
})
