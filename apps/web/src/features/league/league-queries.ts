import { queryOptions } from '@tanstack/react-query'
import type { ListFixture, StandingScope } from '@touchline/contract'
import type { TopScorerType } from '@touchline/football'
import { type CallAnswer, callApi } from '../../app/api/api.ts'
import { callQuery } from '../../app/queries.ts'

const MINUTE = 60_000
/** Seasons and names hardly ever change. */
const STALE = 10 * MINUTE

export function leagueQuery(lid: number) {
  return { ...callQuery('GET /v3/league/{lid}', { params: { lid } }), staleTime: STALE }
}

/** The tables of a season; matches in play count where all matches do and they are wanted. */
export function standingQuery(seasonId: number, scope: StandingScope, live: boolean) {
  return callQuery('GET /v3/season/standing/{seasonId}', {
    params: { seasonId },
    query: scope === 'overall' ? { live: live ? 1 : 0 } : { scope },
  })
}

/** How much of the season is stored, and which results are missing. */
export function completenessQuery(seasonId: number) {
  return callQuery('GET /v3/season/completeness/{seasonId}', { params: { seasonId } })
}

const SIMULATION = 'GET /v3/season/simulation/{seasonId}'
/** While a match is in play the chances move with its minutes. */
const IN_PLAY_MS = 60_000

/** The rest of the season; with the chosen results of matches ahead. */
export function simulationQuery(seasonId: number, results: string | undefined) {
  const options = callQuery(SIMULATION, {
    params: { seasonId },
    query: results === undefined ? {} : { results },
  })
  return {
    ...options,
    refetchInterval: ({ state: { data } }: { state: { data?: CallAnswer<typeof SIMULATION> | undefined } }) =>
      data?.type === 2 && data.ahead.some(({ in_play }) => in_play !== null) ? IN_PLAY_MS : (false as const),
  }
}

/** The outlook of the season after each of its rounds. */
export function chancesQuery(seasonId: number) {
  return callQuery('GET /v3/season/chances/{seasonId}', { params: { seasonId } })
}

export function stakesQuery(seasonId: number) {
  return callQuery('GET /v3/season/stakes/{seasonId}', { params: { seasonId } })
}

export function statsQuery(seasonId: number) {
  return callQuery('GET /v3/season/stats/{seasonId}', { params: { seasonId } })
}

export function topScorersQuery(seasonId: number, list: TopScorerType) {
  return callQuery('GET /v3/season/topscorer/{seasonId}/{typeId}', { params: { seasonId, typeId: `${list}` } })
}

type Page = { type: 0 | 1 } | { type: 2; fixtures: ListFixture[]; has_more: boolean }

/** All pages of a list of matches one after the other, each match once: it can move to the next page while that is read. */
async function allPages(read: (page: number) => Promise<Page>) {
  const found = new Map<number, ListFixture>()
  for (let page = 1; ; page += 1) {
    const answer = await read(page)
    if (answer.type !== 2) return answer
    for (const fixture of answer.fixtures) found.set(fixture.id, fixture)
    if (!answer.has_more || answer.fixtures.length === 0) return { type: 2 as const, fixtures: [...found.values()] }
  }
}

type Matches = Awaited<ReturnType<typeof allPages>>

/** Matches going on or to come. */
export function upcomingQuery(seasonId: number) {
  const call = 'GET /v3/season/upcoming/{seasonId}'
  return queryOptions<Matches>({
    queryKey: [call, { params: { seasonId } }],
    queryFn: ({ signal }) =>
      allPages(async (page) => {
        const answer = await callApi(call, { params: { seasonId }, query: { page } }, { signal })
        return answer.type === 2 ? { ...answer, fixtures: answer.upcoming } : answer
      }),
  })
}

export function resultQuery(seasonId: number) {
  const call = 'GET /v3/season/result/{seasonId}'
  return queryOptions<Matches>({
    queryKey: [call, { params: { seasonId } }],
    queryFn: ({ signal }) =>
      allPages(async (page) => {
        const answer = await callApi(call, { params: { seasonId }, query: { page } }, { signal })
        return answer.type === 2 ? { ...answer, fixtures: answer.result } : answer
      }),
  })
}
