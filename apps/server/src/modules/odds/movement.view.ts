import type { BookmakerMovement } from '@touchline/contract'
import { bookmakerName, isPrice } from '@touchline/football'
import type { PriceMove } from './movement.queries.ts'

const LABELS: Readonly<Record<number, '1' | 'X' | '2'>> = { 1: '1', 2: 'X', 3: '2' }

/** The three prices as they stood after each move; moves of one instant are one. */
function standings(moves: readonly PriceMove[]): BookmakerMovement['prices'] {
  const prices: BookmakerMovement['prices'] = []
  for (const { selection, price, at: moved } of moves) {
    const label = LABELS[selection]
    if (label === undefined || !isPrice(price)) continue
    const at = moved.toISOString()
    const last = prices.at(-1)
    if (last?.at === at) last[label] = price
    else prices.push({ ...(last ?? { '1': null, X: null, '2': null }), at, [label]: price })
  }
  return prices
}

/** Movement by bookmaker, in the order of the ladder. */
export function viewMovement(moves: readonly PriceMove[], ladder: readonly number[]): BookmakerMovement[] {
  const bookmakers = new Set([...ladder, ...moves.map((move) => move.bookmakerId)])
  return [...bookmakers].flatMap((bookmaker_id) => {
    const name = bookmakerName(bookmaker_id)
    const prices = standings(moves.filter((move) => move.bookmakerId === bookmaker_id))
    return name === null || prices.length === 0 ? [] : [{ bookmaker_id, name, prices }]
  })
}
