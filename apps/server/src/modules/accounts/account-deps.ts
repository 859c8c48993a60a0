import type { ModuleDeps } from '../module-deps.ts'
import type { KnownBrowsers } from './browsers/known-browsers.ts'
import type { AccountLimits } from './limits.ts'

/** What the calls of accounts are given. */
export interface AccountDeps extends ModuleDeps {
  limits: AccountLimits
  browsers: KnownBrowsers
}
