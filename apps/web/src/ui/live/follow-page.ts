import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveChances, LiveInplay, LiveMatch, LiveOdds, LivePart, LiveSeason } from '@touchline/contract'
import { coverEvent } from '../../app/cover/covered-matches.ts'
import type { StreamEvent } from '../../app/live/event-reader.ts'
import { followLive } from '../../app/live/live-stream.ts'
import type { SessionStore } from '../../app/session/session.ts'
import { siteQuery } from '../../app/site.ts'

/** The parts of a page that follow the live stream. */
export interface LivePage {
  /** Prefixes of the keys of its queries: read again when a message may have been missed. */
  keys: readonly QueryKey[]
  onLiveEvent(liveEvent: LiveEvent, client: QueryClient): void
}

/** Data read this long before the stream began may have missed a message. */
const MISSED_MS = 10_000

/** Keeps a page in step with the live stream, as it says at the moment. Returns the way to stop. */
export function followPage(client: QueryClient, session: SessionStore, page: () => LivePage): () => void {
  const reread = () => {
    // The site itself may show something else since, such as no prices.
    for (const queryKey of [siteQuery().queryKey, ...page().keys]) void client.invalidateQueries({ queryKey })
  }
  return followLive(session, {
    onEvent: (event) => {
      const reported = readLiveEvent(event)
      const liveEvent = reported && coverEvent(reported)
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

/** Messages of the live stream as pages use them. */
export type LiveEvent =
  | ({ event: 'match' } & LiveMatch)
  | ({ event: 'odds' } & LiveOdds)
  | ({ event: 'events' | 'statistics' | 'lineup' } & LivePart)
  | ({ event: 'inplay' } & LiveInplay)
  | ({ event: 'season' } & LiveSeason)
  | ({ event: 'chances' } & LiveChances)

type Loose = Record<string, unknown>
const ofMatch = ({ match_id }: Loose) => typeof match_id === 'number'

/** Validates an event by its name; an unknown one is for a newer page. */
const SAYS: Readonly<Record<string, (data: Loose) => boolean>> = {
  match: (data) => ofMatch(data) && typeof data.status === 'number',
  odds: ofMatch,
  events: ofMatch,
  statistics: ofMatch,
  lineup: ofMatch,
  inplay: (data) => ofMatch(data) && typeof data.going_on === 'boolean',
  season: ({ season_id }) => typeof season_id === 'number',
  chances: (data) => ofMatch(data) && [data.home, data.draw, data.away].every((one) => typeof one === 'number'),
}

/** Reads an event of the live stream; null when it is invalid. */
export function readLiveEvent({ event, data }: Pick<StreamEvent, 'event' | 'data'>): LiveEvent | null {
  try {
    const reported: unknown = JSON.parse(data)
    if (typeof reported !== 'object' || reported === null || !SAYS[event]?.(reported as Loose)) return null
    return { ...reported, event } as LiveEvent
  } catch {
    return null
  }
}
