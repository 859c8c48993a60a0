import type { QueryClient } from '@tanstack/react-query'
import type { LiveMatch } from '@touchline/contract'
import { isInPlay } from '@touchline/football'
import { now } from '../../app/clock.ts'
import { followLive } from '../../app/live-stream.ts'
import { siteQuery } from '../../app/site.ts'
import { showGoal } from './goals.ts'
import { patchMatches, scorerOf } from './live-patch.ts'
import { type ListedMatch, UPCOMING_KEY } from './queries.ts'

/** A list that was read this long before the stream began may have missed something. */
const MISSED_MS = 10_000

/** Keeps every list of matches in the cache in step with the live stream. Returns the way to stop. */
export function followMatches(client: QueryClient): () => void {
  const reread = () => void client.invalidateQueries({ queryKey: [UPCOMING_KEY] })
  return followLive({
    onEvent: ({ event, data }) => {
      if (event === 'match') apply(client, data)
    },
    onGap: reread,
    onOpen: (openedAt) => {
      const lists = client.getQueryCache().findAll({ queryKey: [UPCOMING_KEY], type: 'active' })
      if (lists.some((list) => openedAt - list.state.dataUpdatedAt > MISSED_MS)) reread()
    },
  })
}

function apply(client: QueryClient, data: string) {
  const change = readChange(data)
  if (change === null) return
  let goal: Parameters<typeof showGoal>[0] | null = null
  let counted = false
  for (const list of client.getQueryCache().findAll({ queryKey: [UPCOMING_KEY] })) {
    const matches = list.state.data as readonly ListedMatch[] | undefined
    const before = matches?.find((match) => match.match_id === change.match_id)
    if (!matches || !before) continue
    const next = patchMatches(matches, change, now())
    // The time of the last full reading stays what it is: a patch does not make the rest of the list fresh.
    client.setQueryData(list.queryKey, next, { updatedAt: list.state.dataUpdatedAt })
    counted ||= isInPlay(before.status) !== isInPlay(change.status)
    const side = list.isActive() ? scorerOf(before, change) : null
    const match = next.find(({ match_id }) => match_id === change.match_id)
    if (side && match) goal = { match, side }
  }
  if (goal) showGoal(goal)
  // How many matches are in play is counted by the server.
  if (counted) void client.invalidateQueries({ queryKey: siteQuery().queryKey })
}

function readChange(data: string): LiveMatch | null {
  try {
    const change = JSON.parse(data) as LiveMatch
    return typeof change.match_id === 'number' && typeof change.status === 'number' ? change : null
  } catch {
    return null
  }
}
