import type { LivePage } from '../../ui/live/follow-page.ts'
import { useLive } from '../../ui/live/use-live.ts'
import { UPCOMING_KEY } from './upcoming-queries.ts'

const LISTS: LivePage = {
  keys: [[UPCOMING_KEY]],
  // What a change does to the lists is read with the first one: the page is awake without it.
  onLiveEvent: (liveEvent, client) =>
    void import('./live.ts').then(
      ({ onLiveEvent }) => onLiveEvent(liveEvent, client),
      () => client.invalidateQueries({ queryKey: [UPCOMING_KEY] }),
    ),
}

/** Keeps every list of matches in step with the live stream while the page is open. */
export function useLiveMatches(): void {
  useLive(LISTS)
}
