import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError, type CallAnswer } from '../../app/api/api.ts'
import { callQuery, prefetch } from '../../app/queries.ts'

const STALE_MS = 60_000

export type Player = Extract<CallAnswer<'GET /v3/player/info/{pid}'>, { type: 2 }>['player']

/** A player with teams, latest matches, trophies and transfers. */
export function playerQuery(pid: number) {
  return { ...callQuery('GET /v3/player/info/{pid}', { params: { pid } }), staleTime: STALE_MS }
}

/** The player's figures in each season and team. */
export function playerStatsQuery(pid: number) {
  return { ...callQuery('GET /v3/player/stats/{pid}', { params: { pid } }), staleTime: STALE_MS }
}

/**
 * Prefetches the player, so that the name is there with the page.
 * @returns null where it could not be read or is not for the viewer: the page says so
 * @throws notFound() for an unknown player
 */
export async function loadPlayer(client: QueryClient, pid: number): Promise<Player | null> {
  const query = playerQuery(pid)
  await prefetch(client, query)
  const { data, error } = client.getQueryState(query.queryKey) ?? {}
  if (error instanceof ApiError && error.status === 404) throw notFound()
  const answer = data as CallAnswer<'GET /v3/player/info/{pid}'> | undefined
  return answer?.type === 2 ? answer.player : null
}
