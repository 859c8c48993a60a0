import type { QueryClient } from '@tanstack/react-query'
import type { InplayMatch, LiveMatch } from '@touchline/contract'
import { isInPlay, liveMinute } from '@touchline/football'
import { siteQuery } from '../../app/site.ts'
import { CHANCES_CALL } from '../../ui/chances/chances-queries.ts'
import { patchChances } from '../../ui/chances/patch-chances.ts'
import { patchFixture, patchQueries, reportFixtureGoal } from '../../ui/live/patch.ts'
import { useLive } from '../../ui/live/use-live.ts'
import { useReread } from '../../ui/live/use-reread.ts'
import { type InplayAnswer, inplayQuery } from './inplay-queries.ts'

const KEY = inplayQuery().queryKey
/** Cards come often and in any match of the list, which is read as a whole. */
const CARDS_AFTER_MS = 5000

/**
 * Keeps the list in step with the live stream: state, minute and score in place. A match that begins comes in at once, one that ends
 * stays in its place until the list is read the next time; other events (a red card) are read a moment later.
 */
export function useLiveInplay(): void {
  const reread = useReread()
  const rereadLater = useReread(CARDS_AFTER_MS)
  useLive({
    keys: [KEY, [CHANCES_CALL]],
    onLiveEvent: (liveEvent, client) => {
      if (!('match_id' in liveEvent)) return
      if (liveEvent.event === 'chances') patchChances(client, liveEvent)
      const listed = find(client, liveEvent.match_id)
      if (liveEvent.event === 'match' && listed) onMatch(client, listed, liveEvent)
      if (liveEvent.event === 'events' && listed) rereadLater([KEY])
      if (liveEvent.event === 'inplay')
        reread(liveEvent.going_on ? [KEY, siteQuery().queryKey] : [siteQuery().queryKey])
      // The stream does not say when the period began that has no minute.
      if (liveEvent.event === 'match' && listed && startsWithoutMinute(listed, liveEvent)) rereadLater([KEY])
      // The end of the wait for a late kick-off, should the list not have known it.
      if (liveEvent.event === 'match' && !listed && isInPlay(liveEvent.status)) reread([KEY])
    },
  })
}

function startsWithoutMinute({ state_id }: InplayMatch, { status, minute, added_minute }: LiveMatch): boolean {
  return status !== state_id && isInPlay(status) && liveMinute(status, minute, added_minute).kind === 'none'
}

function find(client: QueryClient, id: number): InplayMatch | undefined {
  const answer = client.getQueryData<InplayAnswer>(KEY)
  return answer?.type === 2 ? answer.inplay.find((match) => match.id === id) : undefined
}

function onMatch(client: QueryClient, before: InplayMatch, change: LiveMatch) {
  reportFixtureGoal(before, change)
  patchQueries<InplayAnswer>(client, KEY, (answer) => {
    if (answer.type !== 2) return answer
    return {
      ...answer,
      inplay: answer.inplay.map((match) => (match.id === change.match_id ? patchFixture(match, change) : match)),
    }
  })
}
