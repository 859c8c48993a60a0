import { otherSide } from '@touchline/football'
import { listParameters, listSearch } from '../../analysis/filters/history-search.ts'
import { withoutUnset } from '../../app/search-params.ts'
import type { CompareSearch } from './compare.search.ts'

/** The address once the teams have changed places: the same matches seen from the other team, each list with its own team. */
export function swapped(search: CompareSearch): CompareSearch {
  const { hn, an, hc, ac, venue } = search
  return withoutUnset({
    ...search,
    hn: an,
    an: hn,
    hc: ac,
    ac: hc,
    venue: venue && otherSide(venue),
    ...listParameters(listSearch(search, 'a'), 'h'),
    ...listParameters(listSearch(search, 'h'), 'a'),
  })
}
