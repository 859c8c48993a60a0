import { describe, expect, test } from 'vitest'
import { placeInHalf } from './pitch-places.ts'

describe('places in one half of the pitch', () => {
  test('the goalkeeper stands alone before the goal, the foremost row short of the halfway line', () => {
    expect(placeInHalf(0, { rows: 4, index: 0, players: 1 })).toEqual({ along: 0.105, across: 0.5 })
    expect(placeInHalf(3, { rows: 4, index: 0, players: 1 })).toEqual({ along: 0.875, across: 0.5 })
  })

  test.each([3, 4, 5, 6])('%d rows stand at equal distances', (rows) => {
    const along = Array.from({ length: rows }, (_, row) => placeInHalf(row, { rows, index: 0, players: 1 }).along)
    const steps = along.slice(1).map((at, index) => at - (along[index] ?? 0))
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 2)
  })

  test.each([1, 2, 3, 4, 5])(
    '%d players of a row stand from left to right, as far from one line as from the other',
    (n) => {
      const across = Array.from({ length: n }, (_, index) => placeInHalf(1, { rows: 4, index, players: n }).across)
      expect(across).toEqual(across.toSorted((a, b) => a - b))
      expect((across[0] ?? 0) + (across.at(-1) ?? 0)).toBeCloseTo(1, 3)
      expect(Math.min(...across)).toBeGreaterThan(0.05)
    },
  )
})
