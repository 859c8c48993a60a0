import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, type CallAnswer, callApi } from '../../app/api/api.ts'
import { callQuery, prefetch } from '../../app/queries.ts'
import { callPages } from '../../ui/lists/call-pages.ts'

const MINUTES = 60_000

/** Figures of a season change when one more match has ended. */
const KEPT = { staleTime: 10 * MINUTES, gcTime: 30 * MINUTES }

export type TeamInfo = CallAnswer<'GET /v3/team/info/{id}'>

/** A team; requested without the token, since everybody gets the same. */
export function teamInfoQuery(id: number) {
  return queryOptions({
    queryKey: ['GET /v3/team/info/{id}', { params: { id } }] as const,
    queryFn: ({ signal }) => callApi('GET /v3/team/info/{id}', { params: { id } }, { signal, anonymous: true }),
    staleTime: MINUTES,
  })
}

/** The leagues a team has played in, that with the latest season first. */
export function teamLeaguesQuery(id: number) {
  return { ...callQuery('GET /v3/team/league/{id}', { params: { id } }), ...KEPT }
}

/** The squad of a season with what each player did in it. */
export function squadQuery(seasonId: number, teamId: number) {
  return { ...callQuery('GET /v3/team/squad/{seasonId}/{teamId}', { params: { seasonId, teamId } }), ...KEPT }
}

/** Goals, assists, cards and appearances of the players in a season. */
export function scorersQuery(seasonId: number, id: number) {
  return { ...callQuery('GET /v3/team/scorer/{seasonId}/{id}', { params: { seasonId, id } }), ...KEPT }
}

/** The figures of every season. */
export function teamStatsQuery(id: number) {
  return { ...callQuery('GET /v3/team/stats/{id}', { params: { id } }), ...KEPT }
}

/** Arrivals and departures, page after page. */
export function teamTransferPages(id: number) {
  return callPages('GET /v3/team/transfer/{id}/{page}', (page) => ({ params: { id, page } }))
}

/**
 * Prefetches the team, so that its name is there with the page.
 * @returns null when there is no such team; undefined when it could not be read, which the page tries again
 */
export async function loadTeam(client: QueryClient, id: number): Promise<TeamInfo | null | undefined> {
  const query = teamInfoQuery(id)
  await prefetch(client, query)
  const error = client.getQueryState(query.queryKey)?.error
  return error instanceof ApiError && error.status === 404 ? null : client.getQueryData(query.queryKey)
}
