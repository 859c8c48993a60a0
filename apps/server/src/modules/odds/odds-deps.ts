import type { ModuleDeps } from '../module-deps.ts'

export interface OddsDeps extends ModuleDeps {
  /** Bookmakers whose prices come before those of others. */
  ladder: readonly number[]
}
