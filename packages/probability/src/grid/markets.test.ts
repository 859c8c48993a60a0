import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleGrid, five, sum } from '../worked-examples.testing.ts'
import { asianHandicap, asianTotal, settledAt, stakeValue } from './asian-lines.ts'
import { bothScoreChance, cleanSheetChance, overChance, rawBothScore, teamOverChance } from './goal-markets.ts'
import { halfTimeChances, halfTimeFullTime } from './half-time.ts'
import {
  likeliestScores,
  marginChance,
  resultChances,
  scoreChance,
  scoreTable,
  swapped,
  winByAtLeast,
} from './results.ts'
import { scoreGrid } from './score-grid.ts'

const grids = fc
  .record({
    a: fc.double({ min: -1, max: 1.2, noNaN: true }),
    b: fc.double({ min: -1, max: 1.2, noNaN: true }),
    rho: fc.double({ min: -0.25, max: 0.25, noNaN: true }),
  })
  .map(scoreGrid)

describe('markets of a score grid', () => {
  test.each([
    [0, [0.55883, 0.54696], [0.76816, 0.28175], [0.13637, 0.09296, 0.07525], [0.23748, 0.22269]],
    [1, [0.44658, 0.46352], [0.83217, 0.39334], [0.06757, 0.10496, 0.03608], [0.56657, 0.22318]],
    [2, [0.43148, 0.45223], [0.69256, 0.21535], [0.11486, 0.06923, 0.08507], [0.04611, 0.12161]],
  ])('the worked example %i', (at, both, overs, scores, margins) => {
    const { grid } = exampleGrid(at)
    expect(five([rawBothScore(grid), bothScoreChance(grid)])).toEqual(both)
    expect(five([overChance(grid, 1.5), overChance(grid, 3.5)])).toEqual(overs)
    expect(five([scoreChance(grid, 1, 1), scoreChance(grid, 1, 0), scoreChance(grid, 0, 0)])).toEqual(scores)
    expect(five([winByAtLeast(grid, 'home', 2), marginChance(grid, 1)])).toEqual(margins)
  })

  test('a half line is a yes-or-no bet', () => {
    const { grid } = exampleGrid(0)
    expect(asianHandicap(grid, 'home', -1.5)?.probability).toBeCloseTo(winByAtLeast(grid, 'home', 2), 12)
    expect(asianTotal(grid, { bet: 'over', line: 2.5 })?.probability).toBeCloseTo(overChance(grid, 2.5), 12)
  })

  test('a whole line returns the stake when it is met', () => {
    const { grid } = exampleGrid(0)
    const [home, , away] = resultChances(grid)
    expect(asianHandicap(grid, 'home', 0)?.probability).toBeCloseTo(home / (home + away), 12)
    expect(asianTotal(grid, { bet: 'over', line: 3 })?.price).toBeCloseTo(
      1 + (1 - overChance(grid, 2.5)) / overChance(grid, 3.5),
      12,
    )
  })

  test('a bet that may return the stake is worth what it wins less what it loses', () => {
    const { grid } = exampleGrid(0)
    const [home, draw, away] = resultChances(grid)
    const level = asianHandicap(grid, 'home', 0)!
    expect(stakeValue(level.settlement, 1.79)).toBeCloseTo(home * 0.79 - away, 12)
    expect(level.settlement).toMatchObject({ halfWin: 0, halfLose: 0 })
    expect(level.settlement.returned).toBeCloseTo(draw, 12)
    const quarter = asianHandicap(grid, 'home', -0.25)!.settlement
    expect(stakeValue(quarter, 2)).toBeCloseTo(home - draw / 2 - away, 12)
  })

  test('at another probability a bet returns as often, and is worth nothing at the fair price', () => {
    fc.assert(
      fc.property(
        grids,
        fc.constantFrom(-1.25, -1, -0.75, 0, 0.25, 0.5, 1),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        (grid, line, probability) => {
          const chance = asianHandicap(grid, 'home', line)!
          const ends = settledAt(chance, probability)
          expect(sum(Object.values(ends))).toBeCloseTo(1, 9)
          expect(ends.returned).toBe(chance.settlement.returned)
          expect(stakeValue(ends, 1 / probability)).toBeCloseTo(0, 9)
        },
      ),
    )
  })

  test('a quarter line is half a bet on either side of it, and its price pays as much as it costs', () => {
    fc.assert(
      fc.property(grids, fc.constantFrom(-1.75, -1.25, -0.75, -0.25, 0.25, 0.75, 1.25), (grid, line) => {
        const quarter = asianHandicap(grid, 'home', line)!
        const [below, above] = [asianHandicap(grid, 'home', line - 0.25)!, asianHandicap(grid, 'home', line + 0.25)!]
        expect(quarter.win).toBeCloseTo((below.win + above.win) / 2, 12)
        expect(quarter.lose).toBeCloseTo((below.lose + above.lose) / 2, 12)
        expect(quarter.win * (quarter.price - 1)).toBeCloseTo(quarter.lose, 12)
      }),
    )
  })

  test('both sides of a line add up to 1, and a better line is a likelier one', () => {
    fc.assert(
      fc.property(grids, fc.integer({ min: -12, max: 12 }), (grid, quarters) => {
        const line = quarters / 4
        const home = asianHandicap(grid, 'home', line)!.probability
        expect(home + asianHandicap(grid, 'away', -line)!.probability).toBeCloseTo(1, 12)
        expect(asianHandicap(grid, 'home', line + 0.25)!.probability).toBeGreaterThan(home)
      }),
    )
    expect(asianHandicap(exampleGrid(0).grid, 'home', 0.3)).toBeNull()
    expect(asianTotal(exampleGrid(0).grid, { bet: 'over', line: 30 })).toBeNull()
  })

  test('every market of the away side is the home side’s with the sides swapped', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const other = swapped(grid)
        expect(teamOverChance(grid, 'away', 1.5)).toBeCloseTo(teamOverChance(other, 'home', 1.5), 12)
        expect(cleanSheetChance(grid, 'away')).toBeCloseTo(cleanSheetChance(other, 'home'), 12)
        expect(halfTimeChances(grid).toReversed()).toEqual(halfTimeChances(other).map((one) => expect.closeTo(one, 12)))
      }),
    )
  })

  test('a side keeps a clean sheet or the other scores; all margins and all scores add up to 1', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(cleanSheetChance(grid, 'home') + teamOverChance(grid, 'away', 0.5)).toBeCloseTo(1, 12)
        expect(sum(Array.from({ length: 25 }, (_, at) => marginChance(grid, at - 12)))).toBeCloseTo(1, 12)
        const scores = likeliestScores(grid, 169)
        expect(sum(scores.map(({ probability }) => probability))).toBeCloseTo(1, 12)
        expect(scores[0]!.probability).toBe(scoreChance(grid, ...scores[0]!.score))
      }),
    )
    expect(scoreChance(exampleGrid(0).grid, 13, 0)).toBe(0)
    expect(scoreChance(exampleGrid(0).grid, 0, 13)).toBe(0)
  })
})

test('the table of scores holds all of them, those beyond it in its last row and column', () => {
  const { grid } = exampleGrid(1)
  const table = scoreTable(grid, 5)
  expect(table.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6])
  expect(table[1]![0]).toBe(scoreChance(grid, 1, 0))
  expect(sum(table.flat())).toBeCloseTo(1, 12)
  expect(sum(table[5]!)).toBeCloseTo(teamOverChance(grid, 'home', 4.5), 12)
})

describe('half-time', () => {
  test('half-time and final result together end as the grid does', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const joint = halfTimeFullTime(grid)
        resultChances(grid).forEach((chance, column) => {
          expect(sum(joint.map((row) => row[column]!))).toBeCloseTo(chance, 12)
        })
        expect(sum(halfTimeChances(grid))).toBeCloseTo(1, 12)
      }),
    )
  })

  test('a match without dependence of low scores is level at half-time as often as two Poisson counts are', () => {
    const { grid } = exampleGrid(0)
    // Means 1.55797 and 1.13337 times .4375: the sum over k of e^-(x+y)·(xy)^k / k!².
    const [x, y] = [0.681612, 0.495849]
    const level = [0, 1, 2, 3, 4].map((k) => (Math.exp(-x - y) * (x * y) ** k) / [1, 1, 2, 6, 24][k]! ** 2)
    expect(halfTimeChances(grid)[1]).toBeCloseTo(sum(level), 5)
  })
})
