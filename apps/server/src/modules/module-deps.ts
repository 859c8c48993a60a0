import type { Database } from '@touchline/database'
import type { Clock } from '../clock.ts'

/** What a module is given to do its work. */
export interface ModuleDeps {
  database: Database
  clock: Clock
  brand: string
}
