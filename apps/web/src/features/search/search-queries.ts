import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { callApi } from '../../app/api/api.ts'
import type { Found, HitKind } from './hits.ts'

const MAX_LENGTH = 100

/** The pages of a search; `text` is from searchTextToSend, null makes no request. Members see people too. Countries are not requested. */
export function searchQuery(text: string | null, member: boolean, kind: HitKind | null = null) {
  return infiniteQueryOptions({
    queryKey: ['search', { text, member, kind }] as const,
    queryFn: ({ pageParam, signal }): Promise<Found> => {
      const query = { q: (text ?? '').slice(0, MAX_LENGTH), pg: pageParam, ...(kind && kind !== 'country' && { kind }) }
      return member
        ? callApi('GET /search/v3', { query }, { signal })
        : callApi('GET /search/v1', { query }, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length + 1 : undefined),
    enabled: text !== null && kind !== 'country',
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
}
