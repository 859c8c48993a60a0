import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { followLive } from '../../app/live/live-stream.ts'
import type { SessionStore } from '../../app/session/session.ts'
import { type LiveEvent, readLiveEvent } from './live-event.ts'

/** What a page keeps in step with the live stream. */
export interface LivePage {
  /** Beginnings of the keys of the queries it shows: read anew when something may have been missed. */
  keys: readonly QueryKey[]
  onLiveEvent(liveEvent: LiveEvent, client: QueryClient): void
}

/** What was read this long before the stream began may have missed something. */
const MISSED_MS = 10_000

/** Keeps a page in step with the live stream, as it says at the moment. Returns the way to stop. */
export function followPage(client: QueryClient, session: SessionStore, page: () => LivePage): () => void {
  const reread = () => {
    for (const queryKey of page().keys) void client.invalidateQueries({ queryKey })
  }
  return followLive(session, {
    onEvent: (event) => {
      const liveEvent = readLiveEvent(event)
      if (liveEvent !== null) page().onLiveEvent(liveEvent, client)
    },
    onGap: reread,
    onOpen: (openedAt) => {
      for (const queryKey of page().keys) {
        const read = client.getQueryCache().findAll({ queryKey, type: 'active' })
        if (read.some(({ state }) => state.dataUpdatedAt > 0 && openedAt - state.dataUpdatedAt > MISSED_MS)) {
          void client.invalidateQueries({ queryKey })
        }
      }
    },
    onAccess: () => rereadGated(client),
  })
}

const asking = new WeakSet<QueryClient>()

/** Asks again for all that was for subscribers, once for all that listen: the pages then show what their answers say. */
function rereadGated(client: QueryClient): void {
  if (asking.has(client)) return
  asking.add(client)
  queueMicrotask(() => {
    asking.delete(client)
    void client.invalidateQueries({ predicate: ({ state }) => isGated(state.data) })
  })
}

/** Answers for subscribers say the viewer's type, page by page where there are pages. */
function isGated(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.some(isGated)
  return 'type' in data && typeof data.type === 'number'
}
