import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MatchBasics } from '@touchline/contract'
import { useMemo } from 'react'
import type { Expected } from '../../analysis/hit-rates/expected-context.ts'
import type { RateMode } from '../../analysis/hit-rates/hit-rates.model.ts'
import { matchSharesQuery } from '../../analysis/past-matches.queries.ts'

/** The expectations for the hit rates of a match page, and their query. */
export function useMatchShares(
  { match_id, local_id }: Pick<MatchBasics, 'match_id' | 'local_id'>,
  mode: RateMode,
  onMode: (mode: RateMode) => void,
): { expected: Expected; query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> } {
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
