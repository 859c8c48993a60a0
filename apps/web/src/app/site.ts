import { queryOptions } from '@tanstack/react-query'
import { callQuery } from './queries.ts'

/** Facts about this installation, the number of matches in play and the default boxes of the home page. */
export const siteQuery = () =>
  queryOptions({
    ...callQuery('GET /site', {}),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.preparing ? 2_000 : 180_000),
  })
