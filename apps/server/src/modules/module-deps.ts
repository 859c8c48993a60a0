import type { Database } from '@touchline/database'
import type { Clock } from '../clock.ts'
import type { OpenFeed } from '../ingest/open/open-feed.ts'
import type { Readiness } from '../platform/http/health.ts'
import type { RateLimits } from '../platform/http/rate-limit.ts'
import type { SiteAccess } from './accounts/sessions/viewers.queries.ts'

/** What a module is given to do its work. */
export interface ModuleDeps {
  database: Database
  clock: Clock
  brand: string
  /** Origin under which people reach the site, without a slash at the end. */
  publicUrl: string
  /** Whether cookies of partners' links wait for the visitor's consent. */
  consent: 'off' | 'required'
  /** Whether members see everything, or what they paid for. */
  access: SiteAccess
  readiness: Readiness
  /** Counts attempts, together with all other processes. */
  rateLimits: RateLimits
  /** Where not every score is followed while it is played: who follows some, and whom a free key would add. */
  openFeed: OpenFeed | null
}
