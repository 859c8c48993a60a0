import { cardsOf } from '../head-to-head/cards.ts'
import { INTERVALS } from '../head-to-head/intervals.ts'
import { LAST_CARD_MINUTE } from '../match/halves.ts'
import { type Match, sideOf } from '../match/match.ts'

/** When a team was shown its cards, yellow and red, in the parts of `INTERVALS`. */
export interface CardMinutes {
  /** Matches whose cards are known by the minute. */
  matches: number
  cards: readonly number[]
}

export function cardMinutes(matches: readonly Match[], team: number): CardMinutes {
  const counted = matches.filter((match) => cardsOf(match, 1).home.yellow !== null)
  // Knowing the total of a match without cards says nothing about whether minutes are known.
  const known = counted.some(({ cards }) => cards.length > 0) ? counted : []
  const minutes = known.flatMap((match) =>
    match.cards.flatMap(({ side, minute }) =>
      side === sideOf(match, team) && minute !== null && minute <= LAST_CARD_MINUTE ? [minute] : [],
    ),
  )
  return {
    matches: known.length,
    cards: INTERVALS.map(({ from, to }) => minutes.filter((minute) => minute >= from && minute <= to).length),
  }
}
