import type { BookmakerMovement } from '@touchline/contract'
import { bookmakerName, isPrice, samePrice } from '@touchline/football'
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

/** When these three prices of a bookmaker were the first; null where others or none are known to have been. */
export function firstSeenAt(
  moves: readonly PriceMove[],
  bookmakerId: number,
  openings: readonly number[],
): string | null {
  const own = standings(moves.filter((move) => move.bookmakerId === bookmakerId))
  const first = own.find((one) => one['1'] !== null && one.X !== null && one['2'] !== null)
  const prices = [first?.['1'], first?.X, first?.['2']]
  return first && openings.every((opening, at) => samePrice(opening, prices[at] ?? 0)) ? first.at : null
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
