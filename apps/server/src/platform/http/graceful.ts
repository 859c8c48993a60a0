import fp from 'fastify-plugin'

const SWEEP_MS = 50
/** Longest time to finish an answer after the shutdown began; then its connection is cut. */
const TIMEOUT_MS = 10_000

/**
 * Speeds up a shutdown: a connection whose last answer went out afterwards would stay open for further requests, so idle ones are closed
 * until none is left, and after a while those that never finish too.
 */
export const graceful = fp(async function graceful(app) {
  app.addHook('preClose', async () => {
    const { server } = app
    if (!server.listening) return
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const cut = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
})
