import type { Plugin } from 'vite'

const STAND_IN = '\0mutation-cache'

/** What the query client asks of the cache by itself; `build` is what `useMutation` would begin with. */
const CODE = `export class MutationCache {
  getAll() { return [] }
  findAll() { return [] }
  clear() {}
  resumePausedMutations() { return Promise.resolve() }
  build() { throw new Error('Mutations are left out of the build: docs/decisions/0038') }
}`

/** Writes are plain calls of the API here: the browser is spared what the query client keeps of mutations. */
export function withoutMutations(): Plugin {
  return {
    name: 'touchline-without-mutations',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer = '') =>
      source === './mutationCache.js' && importer.includes('/@tanstack/query-core/') ? STAND_IN : undefined,
    load: (id) => (id === STAND_IN ? CODE : undefined),
  }
}
