import type { HeadToHeadRecord } from '@touchline/contract'
import { EVENT_TYPE, GOAL_TYPES } from '@touchline/football'
import type { EventRow } from './history.queries.ts'
import type { HistoryRow } from './history-row.ts'

const CARDS: readonly number[] = [EVENT_TYPE.yellow_card, EVENT_TYPE.red_card, EVENT_TYPE.yellow_red_card]

/**
 * Whether the minutes of a kind of event are known: some are listed, or the match had none of them and is known by the minute
 * otherwise.
 */
export function minutesKnown(row: HistoryRow, events: readonly EventRow[]): HeadToHeadRecord['has_minutes'] {
  const timed = events.length > 0
  const listed = (types: readonly number[]) => events.some((event) => types.includes(event.typeId))
  const { home, away } = row
  const none = (...counts: (number | null)[]) => timed && counts.every((count) => count === 0)
  return {
    goals: listed(GOAL_TYPES) || none(row.homeGoals, row.awayGoals),
    corners: listed([EVENT_TYPE.corner]) || none(home.corners, away.corners),
    cards: listed(CARDS) || none(home.yellowCards, away.yellowCards, home.redCards, away.redCards),
  }
}
