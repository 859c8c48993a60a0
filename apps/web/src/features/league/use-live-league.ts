import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ListFixture, LiveMatch } from '@touchline/contract'
import { scoreOf } from '@touchline/football'

import { patchListFixture, patchQueries, reportFixtureGoal } from '../../ui/live/patch.ts'
import { useLive } from '../../ui/live/use-live.ts'
import { useReread } from '../../ui/live/use-reread.ts'

/**
 * Keeps the tabs of a season in step with the live stream: its tables, best scorers and statistics are read again when they are new, the
 * matches change in place and change lists when they begin or end. Null for no season.
 */
export function useLiveLeague(seasonId: number | null): void {
  const reread = useReread()
  const { figures, matches } = keysOf(seasonId)
  const standing = standingKey(seasonId)
  useLive({
    keys: [...figures, ...matches],
    onLiveEvent: (liveEvent, client) => {
      if (liveEvent.event === 'season' && liveEvent.season_id === seasonId) reread(figures)
      if (liveEvent.event === 'match' && patched(client, matches, liveEvent)) reread(matches)
      if (liveEvent.event === 'match' && patchedInPlay(client, standing, liveEvent)) reread([standing])
      if (liveEvent.event === 'inplay') reread([standing])
    },
  })
}

const standingKey = (seasonId: number | null): QueryKey => [
  'GET /v3/season/standing/{seasonId}',
  { params: { seasonId } },
]

function keysOf(seasonId: number | null): { figures: QueryKey[]; matches: QueryKey[] } {
  if (seasonId === null) return { figures: [], matches: [] }
  const params = { params: { seasonId } }
  return {
    figures: [
      standingKey(seasonId),
      ['GET /v3/season/topscorer/{seasonId}/{typeId}', params],
      ['GET /v3/season/stats/{seasonId}', params],
      ['GET /v3/season/simulation/{seasonId}', params],
      ['GET /v3/season/chances/{seasonId}', params],
      ['GET /v3/season/completeness/{seasonId}', params],
    ],
    matches: [
      ['GET /v3/season/upcoming/{seasonId}', params],
      ['GET /v3/season/result/{seasonId}', params],
    ],
  }
}

type Answer = { type: 0 | 1 } | { type: 2; fixtures: ListFixture[] }

type Standing = { type: 0 | 1 } | { type: 2; in_play: ListFixture[] }

/** Updates a match in play next to the tables; true when it counts differently now. */
function patchedInPlay(client: QueryClient, key: QueryKey, change: LiveMatch): boolean {
  let moved = false
  patchQueries<Standing>(client, key, (answer) => {
    const before = answer.type === 2 ? answer.in_play.find(({ id }) => id === change.match_id) : undefined
    if (answer.type !== 2 || before === undefined) return answer
    const after = patchListFixture(before, change)
    moved ||= after.state_id !== before.state_id || !isSameScore(before, after)
    return { ...answer, in_play: answer.in_play.map((one) => (one === before ? after : one)) }
  })
  return moved
}

const isSameScore = (one: ListFixture, other: ListFixture) =>
  JSON.stringify(scoreOf(one.scores)) === JSON.stringify(scoreOf(other.scores))

/** Brings the match up to date where it is listed; true when its state is another now. */
function patched(client: QueryClient, keys: readonly QueryKey[], change: LiveMatch): boolean {
  let moved = false
  for (const key of keys) {
    patchQueries<Answer>(client, key, (answer) => {
      const before = answer.type === 2 ? answer.fixtures.find(({ id }) => id === change.match_id) : undefined
      if (answer.type !== 2 || before === undefined) return answer
      moved ||= before.state_id !== change.status
      reportFixtureGoal(before, change)
      const after = patchListFixture(before, change)
      return { ...answer, fixtures: answer.fixtures.map((one) => (one === before ? after : one)) }
    })
  }
  return moved
}
