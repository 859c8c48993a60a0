import type { Database } from '@touchline/database'
import type { Clock } from '../clock.ts'
import type { Readiness } from '../platform/http/health.ts'

/** What a module is given to do its work. */
export interface ModuleDeps {
  database: Database
  clock: Clock
  brand: string
  /** Origin under which people reach the site, without a slash at the end. */
  publicUrl: string
  /** Whether cookies of partners' links wait for the visitor's consent. */
  consent: 'off' | 'required'
  readiness: Readiness
}
