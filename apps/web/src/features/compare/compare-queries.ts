import type { QueryClient } from '@tanstack/react-query'
import { headToHeadQuery } from '../../analysis/past-matches.queries.ts'
import { type App, needTexts } from '../../app/app.ts'
import { callQuery, prefetch } from '../../app/queries.ts'

/** The ids of the two teams. */
export interface ComparedIds {
  hid: number
  aid: number
}

/** Names, crests and countries hardly ever change. */
const STALE_MS = 10 * 60_000

export function compareQuery({ hid, aid }: ComparedIds) {
  return {
    ...callQuery('GET /compare/{home_id}/{away_id}', { params: { home_id: hid, away_id: aid } }),
    staleTime: STALE_MS,
  }
}

/**
 * Prefetches the teams and their meetings: the server waits for them, the browser continues with the texts alone and shows the names of the
 * address meanwhile.
 * @returns the teams if they are known by now
 */
export async function loadComparison({ app, queryClient }: { app: App; queryClient: QueryClient }, ids: ComparedIds) {
  const teams = compareQuery(ids)
  const reading = prefetch(queryClient, teams, headToHeadQuery(ids.hid, ids.aid))
  await Promise.all([needTexts(app, 'compare', 'history'), typeof window === 'undefined' ? reading : null])
  return queryClient.getQueryData(teams.queryKey)
}
