import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countGrid } from '../counts/count-grid.ts'
import { DISPERSION, totalChance, totalOverChance } from '../counts/negative-binomial.ts'
import { exampleGrid, sum } from '../worked-examples.testing.ts'
import { type Bet, countBetChance, evenLine, GOAL_MARKETS, type GoalMarket, goalBetChance } from './bets.ts'
import { meanGoals, resultChances, swapped } from './results.ts'
import { scoreGrid } from './score-grid.ts'

const bet = (label: Bet['label'], line: number | null = null, side: Bet['side'] = null): Bet => ({ label, line, side })
const THREE = [bet('1'), bet('X'), bet('2')]
const TWO = [bet('yes'), bet('no')]
const BETS: Readonly<Record<GoalMarket, readonly Bet[]>> = {
  ...{ FT: THREE, HTR: THREE, SHR: THREE, firstTS: THREE, lastTS: THREE },
  ...{ cShHome: TWO, cShAway: TWO, btts: TWO },
  AH: [bet('home', -0.75), bet('away', 0.75)],
  OU: [bet('over', 2.25), bet('under', 2.25)],
}
const grids = fc
  .record({
    a: fc.double({ min: -1, max: 1.2, noNaN: true }),
    b: fc.double({ min: -1, max: 1.2, noNaN: true }),
    rho: fc.double({ min: -0.25, max: 0.25, noNaN: true }),
  })
  .map(scoreGrid)

describe('bets on a score grid', () => {
  test('add up to 1 within one market', () => {
    fc.assert(
      fc.property(grids, fc.constantFrom(...GOAL_MARKETS), (grid, market) => {
        expect(sum(BETS[market].map((one) => goalBetChance(grid, market, one)!))).toBeCloseTo(1, 9)
      }),
    )
  })

  test('are those of the other side with the sides swapped', () => {
    fc.assert(
      fc.property(grids, fc.constantFrom('FT', 'HTR', 'SHR', 'firstTS', 'lastTS'), (grid, market) => {
        const chances = THREE.map((one) => goalBetChance(grid, market, one)!)
        const other = THREE.map((one) => goalBetChance(swapped(grid), market, one)!).toReversed()
        chances.forEach((chance, at) => {
          expect(chance).toBeCloseTo(other[at]!, 9)
        })
      }),
    )
  })

  test('have the figures of the worked example', () => {
    const { grid } = exampleGrid(0)
    expect(goalBetChance(grid, 'btts', bet('yes'))).toBeCloseTo(0.54696, 5)
    expect(goalBetChance(grid, 'OU', bet('over', 3.5))).toBeCloseTo(0.28175, 5)
    expect(goalBetChance(grid, 'AH', bet('home', -1.5))).toBeCloseTo(0.23748, 5)
    expect(goalBetChance(grid, 'FT', bet('X'))).toBe(resultChances(grid)[1])
    expect(goalBetChance(grid, 'firstTS', bet('X'))).toBeCloseTo(0.07525, 5)
  })

  test('for the first side to score are split like the expected goals', () => {
    const { grid } = exampleGrid(1)
    const [home, away] = meanGoals(grid)
    const [first, last] = [goalBetChance(grid, 'firstTS', bet('1'))!, goalBetChance(grid, 'firstTS', bet('2'))!]
    expect(first / last).toBeCloseTo(home / away, 9)
  })

  test('that a market does not have, have no probability', () => {
    const { grid } = exampleGrid(0)
    expect(goalBetChance(grid, 'FT', bet('yes'))).toBeNull()
    expect(goalBetChance(grid, 'btts', bet('1'))).toBeNull()
    expect(goalBetChance(grid, 'AH', bet('home'))).toBeNull()
    expect(goalBetChance(grid, 'OU', bet('home', 2.5))).toBeNull()
    expect(goalBetChance(grid, 'OU', bet('over', 40))).toBeNull()
  })
})

describe('bets on corners', () => {
  const grid = countGrid([5.8, 4.4], DISPERSION.corners)
  const size = Math.sqrt(grid.length)

  test('add up to 1, and their total is the negative binomial one', () => {
    expect(sum(grid)).toBeCloseTo(1, 12)
    expect(countBetChance(grid, 'COU', bet('over', 9.5))).toBeCloseTo(totalOverChance(9.5, 10.2, DISPERSION.corners), 6)
    const ten = Array.from({ length: 11 }, (_, home) => grid[home * size + 10 - home]!)
    expect(sum(ten)).toBeCloseTo(totalChance(10, 10.2, DISPERSION.corners), 6)
  })

  test('give each side its mean', () => {
    const home = sum(Array.from(grid, (cell, at) => cell * Math.floor(at / size)))
    expect(home).toBeCloseTo(5.8, 3)
  })

  test('add up to 1 within a market', () => {
    expect(sum(THREE.map((one) => countBetChance(grid, 'CMB', one)!))).toBeCloseTo(1, 12)
    const pairs = [
      ['CH', bet('home', -1), bet('away', 1)],
      ['tCorner', bet('over', 5.5, 'home'), bet('under', 5.5, 'home')],
      ['COU', bet('over', 10), bet('under', 10)],
    ] as const
    for (const [market, one, other] of pairs) {
      expect(countBetChance(grid, market, one)! + countBetChance(grid, market, other)!).toBeCloseTo(1, 12)
    }
    expect(countBetChance(grid, 'tCorner', bet('over', 4.5, 'home'))).toBeGreaterThan(
      countBetChance(grid, 'tCorner', bet('over', 4.5, 'away'))!,
    )
  })
})

test('bets on cards are those of a grid of cards', () => {
  const grid = countGrid([1.9, 2.3], DISPERSION.yellowCards)
  expect(countBetChance(grid, 'ATC', bet('over', 4.5))).toBeCloseTo(
    totalOverChance(4.5, 4.2, DISPERSION.yellowCards),
    6,
  )
  const [home, away] = [countBetChance(grid, 'AHC', bet('home', 0.5))!, countBetChance(grid, 'AHC', bet('away', -0.5))!]
  expect(home + away).toBeCloseTo(1, 12)
  expect(countBetChance(grid, 'tCard', bet('over', 1.5, 'away'))).toBeGreaterThan(
    countBetChance(grid, 'tCard', bet('over', 1.5, 'home'))!,
  )
})

test('a market nobody prices is shown at the line that is nearest to an even bet', () => {
  const { grid } = exampleGrid(1)
  const line = evenLine(0.5, 6.5, (at) => goalBetChance(grid, 'OU', bet('over', at)))
  // Over 2.5 is .622, over 3.5 .393.
  expect(line).toBe(3.5)
  expect(evenLine(0.5, 3.5, () => null)).toBeNull()
})
