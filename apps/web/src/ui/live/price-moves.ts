import type { PriceFormats } from '@touchline/football'
import { freshThings } from './fresh.ts'

type Move = 'up' | 'down' | null
export type Moves = readonly [Move, Move, Move]
type Prices = readonly [PriceFormats, PriceFormats, PriceFormats] | null

/** Which way the prices of 1, X and 2 went; null where nothing moved or there was nothing to compare with. */
export function movesOf(before: Prices, after: Prices): Moves | null {
  if (before === null || after === null) return null
  const move = (at: 0 | 1 | 2): Move => {
    const step = after[at]['0'] - before[at]['0']
    return step === 0 ? null : step > 0 ? 'up' : 'down'
  }
  const moves: Moves = [move(0), move(1), move(2)]
  return moves.some((one) => one !== null) ? moves : null
}

const moves = freshThings<Moves>(12_000)

/** Makes moved prices stand out for a few seconds. */
export const showMoves = moves.show

/** Which way the prices of a match have just gone. */
export const useFreshMoves = moves.useOf
