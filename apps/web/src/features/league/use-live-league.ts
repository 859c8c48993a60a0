import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ListFixture, LiveMatch } from '@touchline/contract'
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
  useLive({
    keys: [...figures, ...matches],
    onLiveEvent: (liveEvent, client) => {
      if (liveEvent.event === 'season' && liveEvent.season_id === seasonId) reread(figures)
      if (liveEvent.event === 'match' && patched(client, matches, liveEvent)) reread(matches)
    },
  })
}

function keysOf(seasonId: number | null): { figures: QueryKey[]; matches: QueryKey[] } {
  if (seasonId === null) return { figures: [], matches: [] }
  const params = { params: { seasonId } }
  return {
    figures: [
      ['GET /v3/season/standing/{seasonId}', params],
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
