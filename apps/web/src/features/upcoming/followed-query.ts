import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../app/api/api.ts'
import type { Settings } from '../../app/settings/settings.fields.ts'
import { FRESH_MS, type ListedMatch, listForm, REREAD_MS, seenAt, UPCOMING_KEY } from './upcoming-queries.ts'

/** Followed matches, on any day. */
export function followedQuery(ids: readonly number[], settings: Settings, clock: () => number) {
  const form = listForm(settings)
  const matches = ids.toSorted((one, other) => one - other).join(',')
  return queryOptions({
    queryKey: [UPCOMING_KEY, { matches, ...form }] as const,
    queryFn: async ({ signal }): Promise<ListedMatch[]> =>
      seenAt(await callApi('GET /following/matches', { query: { ...form, matches } }, { signal }), clock()),
    enabled: matches !== '',
    staleTime: FRESH_MS,
    refetchInterval: REREAD_MS,
    placeholderData: (previous) => previous,
  })
}
