import { expect, test } from 'vitest'
import { type PriceChange, priceMoves } from './price-moves.ts'

const at = (when: string, selection: number, price: number): PriceChange => ({
  selection,
  price,
  at: new Date(`2026-03-${when}:00Z`),
})
const first = [at('01T09:00', 0, 2), at('01T09:00', 1, 3.5), at('01T09:00', 2, 4)]

test('a price that moved three points of probability within a day is told once, with the prices of the day before', () => {
  const changes = [...first, at('02T10:00', 0, 1.95), at('02T18:00', 0, 1.85), at('02T18:00', 2, 4.2)]
  expect(priceMoves(changes, 3)).toEqual([
    { selection: 0, at: new Date('2026-03-02T18:00:00Z'), before: [2, 3.5, 4], after: [1.85, 3.5, 4.2] },
  ])
})

test('the first prices, a price that comes back within the day and a small step are no news', () => {
  expect(priceMoves(first, 3)).toEqual([])
  expect(priceMoves([...first, at('02T10:00', 0, 1.7), at('02T12:00', 0, 2)], 3)).toEqual([])
  expect(priceMoves([...first, at('02T10:00', 0, 1.95), at('03T10:00', 0, 1.9)], 3)).toEqual([])
})
