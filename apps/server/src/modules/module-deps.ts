import type { Database } from '@touchline/database'
import type { OpenFeed } from '@touchline/ingest/follow/open/settings/open-feed.ts'
import type { Clock } from '@touchline/runtime'
import type { Brand } from '../platform/brand.ts'
import type { Readiness } from '../platform/http/health.ts'
import type { RateLimits } from '../platform/http/rate-limit.ts'
import type { SiteAccess } from './accounts/sessions/viewers.queries.ts'
import type { SiteSettings } from './site-settings/site-settings.ts'

/** Dependencies of a module. */
export interface ModuleDeps {
  database: Database
  clock: Clock
  brand: Brand
  /** Origin under which people reach the site, without a slash at the end. */
  publicUrl: string
  /** Whether cookies of partners' links wait for the visitor's consent. */
  consent: 'off' | 'required'
  /** Whether members see everything, or only paid content. */
  access: SiteAccess
  readiness: Readiness
  /** Counts attempts, together with all other processes. */
  rateLimits: RateLimits
  /** Settings of operators in the console. */
  siteSettings: SiteSettings
  /** Sources of live scores where not every match is followed: those in use, and those that a free key would add. */
  openFeed: OpenFeed | null
}
