import type { Database } from '@touchline/database'
import { type RateOptions, rateMatches } from '../ratings/rate-matches.ts'
import { type DeriveOptions, deriveSeasons } from './derive-seasons.ts'

export interface DeriveAllOptions extends DeriveOptions {
  onRated?: RateOptions['onRated']
  snapshots?: RateOptions['snapshots']
}

/**
 * Computes everything that rests on results and is due: tables and statistics of seasons, then ratings and forecasts.
 * @throws AggregateError when some seasons could not be computed; all others are, and so is the rest
 */
export async function derive(database: Database, options: DeriveAllOptions): Promise<void> {
  try {
    await deriveSeasons(database, options)
  } finally {
    await rateMatches(database, options)
  }
}
