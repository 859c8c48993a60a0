import { expect, test } from 'vitest'
import { drawnAsGood, type Stratum } from './drawn-as-good.ts'

const DRAWS = 1000
/** A hundred bets at 2.00 of which half were won. */
const even = () => Float32Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 1 : -1))
const of = (profits: Float32Array, picked: number): Stratum => ({ profits, picked })

test('an average pick is matched by about half of the draws, and the best possible one by hardly any', () => {
  const average = drawnAsGood([of(even(), 20)], { profit: 0, draws: DRAWS, seed: 7 }) ?? 0
  expect(average).toBeGreaterThan(500)
  expect(average).toBeLessThan(700)
  expect(drawnAsGood([of(even(), 20)], { profit: 20, draws: DRAWS, seed: 7 })).toBe(0)
  expect(drawnAsGood([of(even(), 20)], { profit: -20, draws: DRAWS, seed: 7 })).toBe(DRAWS)
})

test('the share of draws is that of the hypergeometric distribution', () => {
  // Two of four, of which two were won: both won in 1 of 6 draws, at least one in 5 of 6.
  const four = () => Float32Array.of(1, 1, -1, -1)
  expect((drawnAsGood([of(four(), 2)], { profit: 2, draws: 60_000, seed: 3 }) ?? 0) / 60_000).toBeCloseTo(1 / 6, 2)
  expect((drawnAsGood([of(four(), 2)], { profit: 0, draws: 60_000, seed: 3 }) ?? 0) / 60_000).toBeCloseTo(5 / 6, 2)
})

test('more than half is drawn as what is left out, with the same result', () => {
  const four = () => Float32Array.of(1, 1, 1, -1)
  // Three of four: all won in 1 of 4 draws.
  expect((drawnAsGood([of(four(), 3)], { profit: 3, draws: 60_000, seed: 5 }) ?? 0) / 60_000).toBeCloseTo(1 / 4, 2)
})

test('strata keep to themselves: what a league brings is no merit of who picks in it', () => {
  const good = Float32Array.from({ length: 50 }, () => 1)
  const bad = Float32Array.from({ length: 50 }, () => -1)
  expect(drawnAsGood([of(good, 10), of(bad, 10)], { profit: 0, draws: DRAWS, seed: 7 })).toBe(DRAWS)
})

test('where everything there is was picked nothing can be compared', () => {
  expect(drawnAsGood([of(even(), 100)], { profit: 3, draws: DRAWS, seed: 7 })).toBeNull()
  expect(drawnAsGood([of(even(), 0)], { profit: 0, draws: DRAWS, seed: 7 })).toBeNull()
  expect(drawnAsGood([], { profit: 0, draws: DRAWS, seed: 7 })).toBeNull()
  expect(
    drawnAsGood([of(Float32Array.of(1, 1), 2), of(Float32Array.of(1, -1), 1)], { profit: 3, draws: 10_000, seed: 7 }),
  ).toBeGreaterThan(4_700)
})

test('the same seed draws the same', () => {
  const once = () => drawnAsGood([of(even(), 30)], { profit: 2, draws: DRAWS, seed: 99 })
  expect(once()).toBe(once())
})
