import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { KnownBrowsers } from './browsers/known-browsers.ts'
import type { AccountLimits } from './limits.ts'

/** Dependencies of the calls of accounts. */
export interface AccountDeps extends ModuleDeps {
  limits: AccountLimits
  browsers: KnownBrowsers
  /** Encrypts secrets of authenticator apps. */
  box: SecretBox
}
