import type { RateMode } from '../../analysis/hit-rates/hit-rates.model.ts'
import type { AsOf } from '../../analysis/past-matches.queries.ts'
import { withoutUnset } from '../../app/search-params.ts'
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

/** A finished match shows the knowledge from before it unless today is chosen; every other one the present knowledge. */
export const asOfSearch = (search: MatchSearch, isOver: boolean): AsOf =>
  isOver && search.asof === undefined ? 'kickoff' : 'now'
