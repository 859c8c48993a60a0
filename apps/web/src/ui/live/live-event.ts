import type { LiveChances, LiveInplay, LiveMatch, LiveOdds, LivePart, LiveSeason } from '@touchline/contract'
import type { StreamEvent } from '../../app/live/event-reader.ts'

/** What the live stream reports, as pages work with it. */
export type LiveEvent =
  | ({ event: 'match' } & LiveMatch)
  | ({ event: 'odds' } & LiveOdds)
  | ({ event: 'events' | 'statistics' | 'lineup' } & LivePart)
  | ({ event: 'inplay' } & LiveInplay)
  | ({ event: 'season' } & LiveSeason)
  | ({ event: 'chances' } & LiveChances)

type Loose = Record<string, unknown>
const ofMatch = ({ match_id }: Loose) => typeof match_id === 'number'

/** Whether an event says what it should; one whose name is not here is for a newer page. */
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

/** Reads an event of the live stream; null when it does not say what it should. */
export function readLiveEvent({ event, data }: Pick<StreamEvent, 'event' | 'data'>): LiveEvent | null {
  try {
    const reported: unknown = JSON.parse(data)
    if (typeof reported !== 'object' || reported === null || !SAYS[event]?.(reported as Loose)) return null
    return { ...reported, event } as LiveEvent
  } catch {
    return null
  }
}
