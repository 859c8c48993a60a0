import fp from 'fastify-plugin'

const SWEEP_MS = 50
/** Longest time for an answer to be finished once the end was asked for; then its connection is cut. */
const TIMEOUT_MS = 10_000

/**
 * Lets an end that was asked for come soon: a connection whose last answer went out after that moment would be kept open for
 * further questions, so idle ones are closed until none is left, and after a while those that never finish too.
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
