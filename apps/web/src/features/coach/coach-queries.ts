import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError, type CallAnswer } from '../../app/api/api.ts'
import { callQuery, prefetch } from '../../app/queries.ts'

const STALE_MS = 60_000
/** The data of a tab is cached as long as the page is open. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 } as const

export type Coach = Extract<CallAnswer<'GET /v3/coach/info/{id}'>, { type: 2 }>

/** A coach with teams, next matches, trophies and transfers. */
export function coachQuery(id: number) {
  return { ...callQuery('GET /v3/coach/info/{id}', { params: { id } }), staleTime: STALE_MS }
}

/** The matches of the coach's teams in seasons of one name. */
export function coachFixturesQuery(id: number, seasons: readonly number[]) {
  return {
    ...callQuery('GET /v3/coach/fixture/{id}/{seasonIds}', { params: { id, seasonIds: seasons.join(',') } }),
    staleTime: STALE_MS,
  }
}

/** Results of the teams under the coach in each season. */
export function coachStatsQuery(id: number) {
  return { ...callQuery('GET /v3/coach/stats/{id}', { params: { id } }), ...KEPT }
}

/**
 * Prefetches the coach, so that the name is there with the page.
 * @returns null where it could not be read or is not for the viewer: the page says so
 * @throws notFound() for an unknown coach
 */
export async function loadCoach(client: QueryClient, id: number): Promise<Coach | null> {
  const query = coachQuery(id)
  await prefetch(client, query)
  const { data, error } = client.getQueryState(query.queryKey) ?? {}
  if (error instanceof ApiError && error.status === 404) throw notFound()
  const answer = data as CallAnswer<'GET /v3/coach/info/{id}'> | undefined
  return answer?.type === 2 ? answer : null
}
