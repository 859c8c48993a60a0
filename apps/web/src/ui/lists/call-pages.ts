import { infiniteQueryOptions } from '@tanstack/react-query'
import type { CallAnswer, CallInput, CallName } from '../../app/api/api.ts'
import { call } from '../../app/queries.ts'

/** The calls that answer page after page, each saying whether there is another. */
export type PagedCall = {
  [N in CallName]: CallAnswer<N> extends { type: 0 | 1 } | { type: 2; has_more: boolean } ? N : never
}[CallName]

/** The pages stay as they were read: reading them again would request every one of them. */
const PAGES_STALE_MS = 10 * 60_000

/**
 * Options of the pages of one call, in order, read one by one on demand; `usePages` of ui/use-pages.ts reads them.
 * @param input the call's input for a page
 */
export function callPages<N extends PagedCall>(name: N, input: (page: number) => CallInput<N>) {
  return infiniteQueryOptions({
    queryKey: [name, 'pages', input(1)] as const,
    queryFn: ({ pageParam, signal }) => call(name, input(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => ('has_more' in last && last.has_more ? page + 1 : undefined),
    staleTime: PAGES_STALE_MS,
    gcTime: PAGES_STALE_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
