import type { LiveMatch } from '@touchline/contract'
import { isDecided, isInPlay, STATE } from '@touchline/football'

/** Whether each match read in this browser is covered. */
const known = new Map<number, boolean>()

/** Null where the match was not read yet. */
export const isUnderCover = (id: number): boolean | null => known.get(id) ?? null

export function noteCover(id: number, covered: boolean): void {
  // A process that draws pages for everybody remembers nothing of one.
  if (typeof window !== 'undefined') known.set(id, covered)
}

export const forgetCovers = (): void => known.clear()

type Event = { event: string; match_id?: number }

/** A message of the live stream without data that would reveal a covered score; null where nothing is left. */
export function coverEvent<E extends Event>(reported: E): E | null {
  if (reported.match_id === undefined || !isUnderCover(reported.match_id)) return reported
  if (reported.event === 'match') return { ...reported, ...untold(reported as unknown as LiveMatch) }
  return reported.event === 'inplay' ? reported : null
}

const untold = ({ status, state_id }: LiveMatch): Partial<LiveMatch> => ({
  status: untellingState(status),
  ...(state_id === undefined ? {} : { state_id: untellingState(state_id) }),
  minute: null,
  added_minute: null,
  score: null,
  halftime: null,
  shootout: null,
  local_red_cards: null,
  visitor_red_cards: null,
})

/** A state that says only that a match is in play or over. */
export function untellingState(state: number): number {
  if (isDecided(state)) return STATE.full_time
  return isInPlay(state) ? STATE.first_half : state
}
