import type { HeadToHeadRecord } from '@touchline/contract'
import { cornerComment, type Half, inHalf, timelineMinute } from '@touchline/football'

export type Subject = 'goals' | 'corners' | 'cards'

/** One line of the dialog of a past match. */
export interface MatchEvent {
  key: string
  /** `67`, `45+2`. */
  minute: string
  /** The side it stands on; a goal on the side whose score rose. */
  side: 'local' | 'visitor'
  kind: 'goal' | 'penalty' | 'owngoal' | 'corner' | 'yellowcard' | 'yellowred' | 'redcard'
  player_id: number | null
  player_name: string | null
  /** The words of a corner. */
  comment: string | null
}

/** The goals, corners or cards of a match, or of one half of it, in the order they happened. */
export function matchEvents(record: HeadToHeadRecord, subject: Subject, half: Half): MatchEvent[] {
  const listed = eventsOf(record, subject)
    .filter((event) => inHalf(event.minute, half))
    .sort((a, b) => a.minute - b.minute || (a.extra_minute ?? 0) - (b.extra_minute ?? 0))
  return listed.map(({ minute, extra_minute, team_id, ...event }, index) => ({
    ...event,
    key: `${subject}-${index}`,
    minute: timelineMinute(minute, extra_minute),
    side: team_id === record.local_id ? 'local' : 'visitor',
  }))
}

type Listed = Omit<MatchEvent, 'key' | 'minute' | 'side'> & {
  minute: number
  extra_minute: number | null
  team_id: number
}

function eventsOf(record: HeadToHeadRecord, subject: Subject): Listed[] {
  if (subject === 'goals') return record.goals.data.map(({ type, ...goal }) => ({ ...goal, kind: type, comment: null }))
  if (subject === 'cards') return record.cards.data.map(({ type, ...card }) => ({ ...card, kind: type, comment: null }))
  return record.corners.data.map((corner) => ({
    ...corner,
    kind: 'corner',
    comment: cornerComment(corner),
    player_id: null,
    player_name: null,
  }))
}
