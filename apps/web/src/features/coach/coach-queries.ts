import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError, type CallAnswer } from '../../app/api/api.ts'
import { callQuery, prefetch } from '../../app/queries.ts'

const STALE_MS = 60_000
/** What a tab has read is kept for as long as the page is open. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 } as const

export type Coach = Extract<CallAnswer<'GET /v3/coach/info/{id}'>, { type: 2 }>

/** Who a coach is, with teams, what comes next, trophies and transfers. */
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

/** What the teams did under the coach in each season. */
export function coachStatsQuery(id: number) {
  return { ...callQuery('GET /v3/coach/stats/{id}', { params: { id } }), ...KEPT }
}

/**
 * Reads the coach ahead, so that the name is there with the page.
 * @returns null where it could not be read or is not for the viewer: the page says so
 * @throws notFound() for a coach nobody knows
 */
export async function loadCoach(client: QueryClient, id: number): Promise<Coach | null> {
  const query = coachQuery(id)
  await prefetch(client, query)
  const { data, error } = client.getQueryState(query.queryKey) ?? {}
  if (error instanceof ApiError && error.status === 404) throw notFound()
  const answer = data as CallAnswer<'GET /v3/coach/info/{id}'> | undefined
  return answer?.type === 2 ? answer : null
}
