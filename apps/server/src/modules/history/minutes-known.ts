import type { HeadToHeadRecord } from '@touchline/contract'
import type { Match } from '@touchline/football'

/** Whether the minutes of a kind of event are known: some are listed, or the match had none of them and other minutes are known. */
export function minutesKnown({ goals, corners, cards, scores, sides }: Match): HeadToHeadRecord['has_minutes'] {
  const timed = [goals, corners, cards].some(({ length }) => length > 0)
  const none = (...counts: (number | null)[]) => timed && counts.every((count) => count === 0)
  const { home, away } = sides
  return {
    goals: goals.length > 0 || none(...(scores.fullTime ?? [null])),
    corners: corners.length > 0 || none(home.corners, away.corners),
    cards: cards.length > 0 || none(home.yellowCards, away.yellowCards, home.redCards, away.redCards),
  }
}
