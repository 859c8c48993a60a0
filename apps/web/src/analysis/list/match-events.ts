import { cornerComment, type Half, inHalf, type Match, type Side, timelineMinute } from '@touchline/football'

export type Subject = 'goals' | 'corners' | 'cards'

/** One line of the dialog of a past match. */
export interface DialogEvent {
  key: string
  /** `67`, `45+2`. */
  minute: string
  /** Its side; for a goal the side whose score rose. */
  side: Side
  kind: 'goal' | 'penalty' | 'owngoal' | 'corner' | 'yellowcard' | 'yellowred' | 'redcard'
  player: { id: number | null; name: string | null }
  /** The words of a corner. */
  comment: string | null
}

/** The goals, corners or cards of a match, or of one half of it, in the order they happened. */
export function matchEvents(match: Match, subject: Subject, half: Half): DialogEvent[] {
  return eventsOf(match, subject)
    .map((event) => ({ ...event, minute: event.minute ?? 0 }))
    .filter(({ minute }) => inHalf(minute, half))
    .sort(
      (a, b) =>
        a.minute - b.minute || (a.extraMinute ?? 0) - (b.extraMinute ?? 0) || numberOf(a.comment) - numberOf(b.comment),
    )
    .map(({ minute, extraMinute, ...event }, index) => ({
      ...event,
      key: `${subject}-${index}`,
      minute: timelineMinute(minute, extraMinute),
    }))
}

/** The reported number of a corner, `7th Corner`; two of a minute are not always reported in order. */
const numberOf = (comment: string | null) => Number(/^\d+/.exec(comment ?? '')?.[0] ?? 0)

function eventsOf(match: Match, subject: Subject) {
  if (subject !== 'corners') return match[subject].map((event) => ({ ...event, comment: null }))
  const player = { id: null, name: null }
  return match.corners.map((corner) => ({
    ...corner,
    kind: 'corner' as const,
    comment: cornerComment(corner),
    player,
  }))
}
