import { useQuery } from '@tanstack/react-query'
import type { MatchBasics } from '@touchline/contract'
import { useMemo } from 'react'
import type { Expected } from '../../ui/history/hit-rates/expected-context.ts'
import type { RateMode } from '../../ui/history/hit-rates/hit-rates.model.ts'
import { matchSharesQuery } from '../../ui/history/past-matches.queries.ts'

/** What the hit rates of a match page are held against. */
export function useMatchShares(
  { match_id, local_id }: Pick<MatchBasics, 'match_id' | 'local_id'>,
  mode: RateMode,
  onMode: (mode: RateMode) => void,
): Expected {
  const found = useQuery(matchSharesQuery(match_id)).data?.data ?? null
  return useMemo(
    () => ({
      home: local_id,
      shares: found?.shares ?? null,
      source: found?.odds_source ?? null,
      season: found?.season?.name ?? null,
      mode,
      onMode,
    }),
    [local_id, found, mode, onMode],
  )
}
