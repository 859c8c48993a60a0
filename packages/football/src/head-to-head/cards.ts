import { type Half, inHalf, LAST_CARD_MINUTE } from '../match/halves.ts'
import type { CardEvent, HeadToHeadRecord, Side } from './records.ts'
import { statisticsOf, teamOn } from './records.ts'
import { minutesKnown } from './rows.ts'

/** Marks a number of cards that is not known, as the API's match rows do. */
export const UNKNOWN_CARDS = -1

/** One side's cards; -1 is unknown and shown as `?`. Red ones are straight reds and second yellows together. */
export interface Cards {
  yellow: number
  red: number
}

/** A row of the cards table. */
export interface CardsRow<Item> {
  record: Item
  local: Cards
  visitor: Cards
}

const UNKNOWN: Cards = { yellow: UNKNOWN_CARDS, red: UNKNOWN_CARDS }

/**
 * Rows of the cards table, in the order of the records. Cards listed are counted up to minute 90. Where the list and the statistics
 * disagree, the list is not complete: the whole match is then what the statistics say and its halves are unknown. A match without
 * listed cards and without statistics is unknown.
 */
export function cardsRows<Item extends HeadToHeadRecord>(records: readonly Item[], half: Half): CardsRow<Item>[] {
  return records.map((record) => {
    const [local, visitor] = cardsOf(record, half)
    return { record, local, visitor }
  })
}

/** Only a row whose cards are known opens its dialog. */
export function cardsRowOpens(row: { local: Cards; visitor: Cards }): boolean {
  return row.local.yellow !== UNKNOWN_CARDS && row.visitor.yellow !== UNKNOWN_CARDS
}

export function cardsOf(record: HeadToHeadRecord, half: Half): [local: Cards, visitor: Cards] {
  const sides = ['local', 'visitor'] as const
  const { data } = record.cards
  const stated = sides.map((side) => statedCards(record, side))
  const listed = data.length > 0 || stated.every((cards) => cards.yellow === 0 && cards.red === 0)
  const complete = listed && sides.every((side, index) => listAgrees(record, side, stated[index] ?? UNKNOWN))
  const choose = (side: Side, own: Cards): Cards => {
    if (complete && (half === 0 || minutesKnown(data))) return countCards(record, side, half)
    return half === 0 ? own : UNKNOWN
  }
  return [choose('local', stated[0] ?? UNKNOWN), choose('visitor', stated[1] ?? UNKNOWN)]
}

function statedCards(record: HeadToHeadRecord, side: Side): Cards {
  const stats = statisticsOf(record, side)
  const red = stats?.redcards ?? null
  return {
    yellow: stats?.yellowcards ?? UNKNOWN_CARDS,
    red: red === null ? UNKNOWN_CARDS : red + (stats?.yellowredcards ?? 0),
  }
}

/** The statistics may or may not count what was shown after minute 90. */
function listAgrees(record: HeadToHeadRecord, side: Side, stated: Cards): boolean {
  const agrees = (counted: Cards) =>
    (stated.yellow === UNKNOWN_CARDS || stated.yellow === counted.yellow) &&
    (stated.red === UNKNOWN_CARDS || stated.red === counted.red)
  return agrees(countCards(record, side, 0)) || agrees(countCards(record, side, 0, Number.POSITIVE_INFINITY))
}

function countCards(record: HeadToHeadRecord, side: Side, half: Half, last = LAST_CARD_MINUTE): Cards {
  const shown = record.cards.data.filter((card) => counts(card, teamOn(record, side), half, last))
  const yellow = shown.filter((card) => card.type === 'yellowcard').length
  return { yellow, red: shown.length - yellow }
}

function counts(card: CardEvent, team: number, half: Half, last: number): boolean {
  const minute = card.minute ?? 0
  return card.team_id === team && minute <= last && inHalf(minute, half)
}
