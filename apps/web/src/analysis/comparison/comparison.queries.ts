import { callQuery } from '../../app/queries.ts'
import type { AsOf } from '../past-matches.queries.ts'
import type { ComparisonSearch } from './comparison.search.ts'

/** Both teams of a match by their last matches, for subscribers. */
export function comparisonQuery(match_id: number, { cmp_at, cmp_in, cmp_last }: ComparisonSearch, as_of: AsOf) {
  const last = cmp_last === undefined ? '10' : (`${cmp_last}` as const)
  return callQuery('GET /v3/match/comparison/{match_id}', {
    params: { match_id },
    query: { venue: cmp_at ?? 'all', competition: cmp_in ?? 'all', last, as_of },
  })
}

/** The prices of every bookmaker, for everybody. */
export function bookmakersQuery(match_id: number) {
  return callQuery('GET /v3/odds/bookmakers/{match_id}', { params: { match_id } })
}
