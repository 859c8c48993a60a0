import { EVENT_TYPE } from '../../match/event-types.ts'
import type { TypedNumbers } from '../../records/match.ts'
import { DETAIL } from '../detail-types.ts'
import { incidentsListed } from './known.ts'
import { averaged } from './shares.ts'

const { yellow_cards, second_yellow_cards, red_cards } = DETAIL

/** The type ids of cards. */
export const CARD_TYPES: ReadonlySet<number> = new Set([yellow_cards, second_yellow_cards, red_cards])

const OF_EVENT = new Map<number, number>([
  [EVENT_TYPE.yellow_card, yellow_cards],
  [EVENT_TYPE.yellow_red_card, second_yellow_cards],
  [EVENT_TYPE.red_card, red_cards],
])

interface CardEvent {
  type: number
  home: boolean
  /** For a coach or other staff. */
  staff?: boolean
}

/** The stored data on one side's cards in one match. */
export interface CardSources {
  home: boolean
  /** Events of the whole match, both sides. */
  events: readonly CardEvent[]
  /** The sheet of the side by type id: 83 straight reds alone. */
  statistics: TypedNumbers
  /** Counts stored with the side: yellow cards, and every red card; null is unknown. */
  counts: { yellow: number | null; red: number | null }
}

/**
 * One side's cards by type id, counted one way: 84 first yellows, 85 second yellows, 83 straight reds. The events say it where they hold
 * more than goals, otherwise the sheet. Cards of staff are not a team's. Where a source gives counts alone, 85 is missing and 83 holds
 * every red card.
 */
export function cardFigures({ home, events, statistics, counts }: CardSources): TypedNumbers {
  if (incidentsListed(events)) {
    const own: Record<number, number> = { [yellow_cards]: 0, [second_yellow_cards]: 0, [red_cards]: 0 }
    for (const event of events) {
      const type = event.home === home && !event.staff ? OF_EVENT.get(event.type) : undefined
      if (type !== undefined) own[type] = (own[type] ?? 0) + 1
    }
    return own
  }
  const [yellow, second] = [statistics[yellow_cards] ?? counts.yellow, statistics[second_yellow_cards]]
  const straight = statistics[red_cards]
  if (yellow !== null && (second !== undefined || straight !== undefined)) {
    const reds = counts.red ?? (straight ?? 0) + (second ?? 0)
    return {
      [yellow_cards]: yellow,
      [second_yellow_cards]: second ?? Math.max(0, reds - (straight ?? 0)),
      [red_cards]: straight ?? Math.max(0, reds - (second ?? 0)),
    }
  }
  return Object.fromEntries([
    ...(yellow === null ? [] : [[yellow_cards, yellow]]),
    ...(counts.red === null ? [] : [[red_cards, counts.red]]),
  ])
}

/** True when a side's cards are a source's counts alone, which do not say how many of the reds were second yellows. */
const isCountsOnly = (figures: TypedNumbers): boolean =>
  figures[second_yellow_cards] === undefined && (figures[yellow_cards] ?? figures[red_cards]) !== undefined

/**
 * Sum and average of one kind of card over matches, with the matches it rests on where these are not all (`matches`) and how many of
 * them are counts alone (`counts_only`).
 */
export function cardsAveraged(matches: readonly (TypedNumbers | undefined)[], type: number) {
  const value = averaged(matches.map((figures) => figures?.[type]))
  const countsOnly = matches.filter((figures) => figures?.[type] !== undefined && isCountsOnly(figures)).length
  return value && { ...value, ...(countsOnly > 0 && { counts_only: countsOnly }) }
}

/** Both sides' cards of a match together; what one of them does not say is left out. */
export function cardsOfBoth(home: TypedNumbers, away: TypedNumbers): TypedNumbers {
  return Object.fromEntries(
    [...CARD_TYPES].flatMap((type) => {
      const [own, other] = [home[type], away[type]]
      return own === undefined || other === undefined ? [] : [[type, own + other]]
    }),
  )
}
