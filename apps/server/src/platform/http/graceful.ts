import { sharedPlugin } from './plugin.ts'

const SWEEP_MS = 50

/**
 * Lets an end that was asked for come soon: a connection whose last answer went out after that moment would be kept open for
 * further questions, so idle ones are closed until none is left.
 */
export const graceful = sharedPlugin('graceful', async (app) => {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
    app.server.once('close', () => clearInterval(sweep))
    if (!app.server.listening) clearInterval(sweep)
  })
})
