import { callQuery } from './queries.ts'

/** Facts about this installation, the number of matches in play and the default boxes of the home page. */
export const siteQuery = () => ({ ...callQuery('GET /site', {}), staleTime: 60_000, refetchInterval: 180_000 })
