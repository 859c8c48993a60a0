import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleGrid, five, sum } from '../worked-examples.testing.ts'
import { overChance } from './goal-markets.ts'
import { meanGoals, resultChances, swapped } from './results.ts'
import { scoreGrid } from './score-grid.ts'
import { type MatchProbabilities, solveGrid } from './solve-grid.ts'

/** Probabilities that a grid has: those of a drawn one. */
const possible = fc
  .record({
    a: fc.double({ min: -0.7, max: 1.1, noNaN: true }),
    b: fc.double({ min: -0.7, max: 1.1, noNaN: true }),
    rho: fc.double({ min: -0.2, max: 0.15, noNaN: true }),
  })
  .map((parameters): MatchProbabilities => {
    const grid = scoreGrid(parameters)
    const [home, draw, away] = resultChances(grid)
    return { home, draw, away, over: overChance(grid, 2.5) }
  })

describe('a score grid from two prices', () => {
  test.each([
    [0, [0.4673, 0.15788, -0.09751], [1.55797, 1.13337]],
    [1, [0.9427, -0.37399, 0.02378], [2.53068, 0.65192]],
    [2, [-0.24028, 0.51566, 0.01708], [0.74956, 1.63705]],
  ])('the parameters and mean goals of the worked example %i', (at, parameters, means) => {
    const { a, b, rho, grid } = exampleGrid(at)
    expect(five([a, b, rho])).toEqual(parameters)
    expect(five(meanGoals(grid))).toEqual(means)
  })

  test('has the probabilities it was made from, to a millionth', () => {
    fc.assert(
      fc.property(possible, (wanted) => {
        const found = solveGrid(wanted)
        const [home, draw, away] = resultChances(found!.grid)
        expect(home).toBeCloseTo(wanted.home, 6)
        expect(draw).toBeCloseTo(wanted.draw, 6)
        expect(away).toBeCloseTo(wanted.away, 6)
        expect(overChance(found!.grid, 2.5)).toBeCloseTo(wanted.over, 6)
        expect(sum(found!.grid)).toBeCloseTo(1, 12)
        expect(found!.grid.every((cell) => cell >= 0)).toBe(true)
      }),
    )
  })

  test('is the other way round with the sides swapped', () => {
    fc.assert(
      fc.property(possible, (wanted) => {
        const one = swapped(solveGrid(wanted)!.grid)
        const other = solveGrid({ ...wanted, home: wanted.away, away: wanted.home })!.grid
        one.forEach((cell, at) => {
          expect(cell).toBeCloseTo(other[at]!, 7)
        })
      }),
    )
  })

  test('is not made where none has these probabilities', () => {
    expect(solveGrid({ home: 0.05, draw: 0.9, away: 0.05, over: 0.9 })).toBeNull()
    expect(solveGrid({ home: 1, draw: 0, away: 0, over: 0.5 })).toBeNull()
    expect(solveGrid({ home: 0.4, draw: 0.3, away: 0.3, over: Number.NaN })).toBeNull()
  })
})
