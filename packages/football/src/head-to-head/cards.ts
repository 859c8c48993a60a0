import { type Half, inHalf, LAST_CARD_MINUTE } from '../match/halves.ts'
import { bySide, type Match } from '../match/match.ts'
import type { Side } from '../records/fixture.ts'
import { minutesKnown } from './rows.ts'

/** One side's cards; null is unknown and shown as `?`. Red ones are straight reds and second yellows together. */
export interface Cards {
  yellow: number | null
  red: number | null
}

/** A row of the cards table. */
export interface CardsRow extends Record<Side, Cards> {
  match: Match
}

type Listed = Pick<Match, 'cards' | 'sides'>

const UNKNOWN: Cards = { yellow: null, red: null }

/**
 * Rows of the cards table, in the order of the matches. Listed cards are counted up to minute 90. Where the list and the statistics
 * disagree, the list is incomplete: the whole match is then taken from the statistics and its halves are unknown. A match without listed
 * cards and without statistics is unknown.
 */
export function cardsRows(matches: readonly Match[], half: Half): CardsRow[] {
  return matches.map((match) => ({ match, ...cardsOf(match, half) }))
}

/** Only a row whose cards are known opens its dialog. */
export function cardsRowOpens({ home, away }: Record<Side, Cards>): boolean {
  return home.yellow !== null && away.yellow !== null
}

export function cardsOf(match: Listed, half: Half): Record<Side, Cards> {
  const { cards } = match
  const stated = bySide((side): Cards => ({ yellow: match.sides[side].yellowCards, red: match.sides[side].redCards }))
  const both = [stated.home, stated.away]
  const listed = cards.length > 0 || both.every(({ yellow, red }) => yellow === 0 && red === 0)
  const complete = listed && (['home', 'away'] as const).every((side) => listAgrees(match, side, stated[side]))
  const counted = complete && (half === 0 || minutesKnown(cards))
  return bySide((side) => (counted ? countCards(match, { side, half }) : half === 0 ? stated[side] : UNKNOWN))
}

/** The statistics may or may not include cards after minute 90. */
function listAgrees(match: Listed, side: Side, stated: Cards): boolean {
  const agrees = (counted: Cards) =>
    (stated.yellow === null || stated.yellow === counted.yellow) && (stated.red === null || stated.red === counted.red)
  return (
    agrees(countCards(match, { side, half: 0 })) ||
    agrees(countCards(match, { side, half: 0, last: Number.POSITIVE_INFINITY }))
  )
}

function countCards(
  { cards }: Listed,
  { side, half, last = LAST_CARD_MINUTE }: { side: Side; half: Half; last?: number },
): Cards {
  const shown = cards.filter(
    (card) => card.side === side && (card.minute ?? 0) <= last && inHalf(card.minute ?? 0, half),
  )
  const yellow = shown.filter(({ kind }) => kind === 'yellowcard').length
  return { yellow, red: shown.length - yellow }
}
