import { withoutUnset } from '../../app/search-params.ts'
import type { RateMode } from '../../ui/history/hit-rates/hit-rates.model.ts'
import type { AsOf } from '../../ui/history/past-matches.queries.ts'
import type { MatchSearch } from './match.search.ts'

// Apart from the address itself, which every page knows.

export function withRates(search: MatchSearch, mode: RateMode): MatchSearch {
  return withoutUnset({ ...search, rates: mode === 'record' ? undefined : mode })
}

/** The lists of another time are shown from their newest page on. */
export function withAsOf(search: MatchSearch, asOf: AsOf): MatchSearch {
  const newest = {
    page: undefined,
    h_page: undefined,
    a_page: undefined,
    r_page: undefined,
    rh_page: undefined,
    ra_page: undefined,
  }
  return withoutUnset({ ...search, ...newest, asof: asOf === 'kickoff' ? undefined : asOf })
}

/** A match that is over shows what was known before it unless today is asked for; every other one what is known now. */
export const asOfSearch = (search: MatchSearch, isOver: boolean): AsOf =>
  isOver && search.asof === undefined ? 'kickoff' : 'now'
