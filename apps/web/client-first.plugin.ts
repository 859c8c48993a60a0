import { setTimeout as delay } from 'node:timers/promises'
import type { Plugin } from 'vite'

/** Time for the client build to begin after a change that both builds noticed. */
const HEAD_START_MS = 150

/**
 * While sources are watched both builds start at once, but the page renderer has to name the files of the client: it waits for
 * them. A single build does one after the other by itself.
 */
export function clientFirst(): Plugin {
  let client = Promise.withResolvers<void>()
  return {
    name: 'touchline-client-first',
    sharedDuringBuild: true,
    async buildStart() {
      if (!this.meta.watchMode) return
      if (this.environment.name === 'client') {
        client.resolve()
        client = Promise.withResolvers()
        return
      }
      await delay(HEAD_START_MS)
      await client.promise
    },
    buildEnd(error) {
      if (error && this.environment.name === 'client') client.resolve()
    },
    writeBundle() {
      if (this.environment.name === 'client') client.resolve()
    },
  }
}
