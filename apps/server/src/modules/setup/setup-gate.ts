import fp from 'fastify-plugin'
import { publicError } from '../../platform/http/errors.ts'
import type { OpenSetup } from './setup-state.ts'

/** Addresses that the setup needs, and those that watch the process. */
const OPEN = [
  /^\/api\/(?:setup|console|account|alerts|login|logout|check_token|site|legal|docs|openapi)(?:[/.?]|$)/,
  /^\/(?:healthz|readyz|metrics)(?:[/?]|$)/,
]
const OPEN_PAGES = /^\/(?:setup|login|console|account|docs)(?:[/?]|$)/
/** Scripts, styles, pictures. */
const FILE = /^[^?]*\.[a-z\d]{2,12}(?:\?|$)/i

/** Until the site is set up, its pages redirect to the setup page, and its calls answer with an error. */
export const setupGate = fp<{ setup: OpenSetup }>(async function setupGate(app, { setup }) {
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request
    if (OPEN.some((path) => path.test(url)) || OPEN_PAGES.test(url)) return
    const isCall = /^\/api(?:[/?]|$)/.test(url)
    if (!isCall && FILE.test(url)) return
    if (!(await setup.isOpen())) return
    if (isCall) throw publicError('not_set_up', 'This site is not set up yet.', { 'retry-after': '60' })
    return reply.header('cache-control', 'no-store').redirect('/setup', 302)
  })
})
