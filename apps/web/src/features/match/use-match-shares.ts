import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MatchBasics } from '@touchline/contract'
import { useMemo } from 'react'
import type { Expected } from '../../ui/history/hit-rates/expected-context.ts'
import type { RateMode } from '../../ui/history/hit-rates/hit-rates.model.ts'
import { matchSharesQuery } from '../../ui/history/past-matches.queries.ts'

/** What the hit rates of a match page are held against, and the query it comes from. */
export function useMatchShares(
  { match_id, local_id }: Pick<MatchBasics, 'match_id' | 'local_id'>,
  mode: RateMode,
  onMode: (mode: RateMode) => void,
): { expected: Expected; query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> } {
  const query = useQuery(matchSharesQuery(match_id))
  const found = query.data?.data ?? null
  const expected = useMemo(
    () => ({
      home: local_id,
      shares: found?.shares ?? null,
      season: found?.season?.name ?? null,
      mode,
      onMode,
    }),
    [local_id, found, mode, onMode],
  )
  return { expected, query }
}
