import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultChances, swapped } from '../grid/results.ts'
import { scoreGrid } from '../grid/score-grid.ts'
import { exampleGrid, five, sum } from '../worked-examples.testing.ts'
import { fitHazard, HAZARD_BANDS, LATEST_HAZARD, playedShare } from './goal-hazard.ts'
import { type InPlay, inPlayGrid } from './in-play-grid.ts'

const chances = (at: number, match: InPlay) => resultChances(inPlayGrid(exampleGrid(at).grid, match)!)

describe('a match being played', () => {
  test.each([
    [0, [0.30932, 0.49568, 0.19501], [0.75092, 0.20259, 0.04649], [0.5189, 0.3979, 0.0832]],
    [1, [0.57091, 0.33326, 0.09583], [0.90753, 0.08146, 0.01101], [0.78234, 0.18735, 0.03031]],
    [2, [0.15042, 0.44673, 0.40285], [0.60494, 0.28117, 0.11389], [0.29524, 0.48183, 0.22293]],
  ])('the worked example %i in the 60th minute: goalless, one up, against ten', (at, level, ahead, ten) => {
    const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 4))
    expect(chances(at, { minute: 60, score: [0, 0] })).toEqual(close(level))
    expect(chances(at, { minute: 60, score: [1, 0] })).toEqual(close(ahead))
    expect(chances(at, { minute: 60, score: [0, 0], redCards: [0, 1] })).toEqual(close(ten))
  })

  test('at kick-off it is the grid itself', () => {
    const { grid } = exampleGrid(0)
    const now = inPlayGrid(grid, { minute: 0, score: [0, 0] })!
    now.forEach((cell, at) => {
      expect(cell).toBeCloseTo(grid[at]!, 12)
    })
  })

  test('goals already scored stay, all chances add up to 1 and both sides are treated alike', () => {
    const goals = fc.nat(4)
    const minute = fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constant('half-time' as const))
    const reds = fc.tuple(fc.nat(3), fc.nat(3))
    fc.assert(
      fc.property(goals, goals, minute, reds, (home, away, when, redCards) => {
        const grid = scoreGrid({ a: 0.4, b: -0.1, rho: -0.08 })
        const now = inPlayGrid(grid, { minute: when, score: [home, away], redCards })!
        expect(sum(now)).toBeCloseTo(1, 12)
        now.forEach((cell, at) => {
          if (Math.floor(at / 13) < home || at % 13 < away) expect(cell).toBe(0)
        })
        const mirrored = inPlayGrid(swapped(grid), {
          minute: when,
          score: [away, home],
          redCards: [redCards[1], redCards[0]],
        })!
        expect(five(resultChances(mirrored))).toEqual(five(resultChances(now).toReversed()))
      }),
    )
  })

  test('a lead is worth more the later it is, and a third red card changes nothing', () => {
    const leads = [10, 30, 'half-time', 60, 75, 85, 90] as const
    const wins = leads.map((minute) => chances(0, { minute, score: [1, 0] })[0])
    expect(wins).toEqual(wins.toSorted((one, other) => one - other))
    expect(chances(0, { minute: 20, score: [0, 0], redCards: [3, 0] })).toEqual(
      chances(0, { minute: 20, score: [0, 0], redCards: [2, 0] }),
    )
  })

  test('more goals than the grid has are not forecast', () => {
    expect(inPlayGrid(exampleGrid(0).grid, { minute: 80, score: [13, 0] })).toBeNull()
  })
})

describe('how much of a match is played', () => {
  test('at minute 60 and at half-time', () => {
    expect(playedShare(60)).toBeCloseTo(0.6006, 4)
    expect(playedShare(0)).toBe(0)
    const firstHalf = 3 * 0.588 + 12 * 0.828 + 29 * 0.875 + 3.686
    const secondHalf = 15 * 0.95 + 15 * 0.992 + 14 * 0.947 + 7.653
    expect(playedShare('half-time')).toBeCloseTo(firstHalf / (firstHalf + secondHalf), 12)
    expect(playedShare(45)).toBeLessThan(playedShare('half-time'))
    expect(playedShare(95)).toBe(playedShare(90))
  })

  test('weights are refit from the minutes of goals', () => {
    const goals = HAZARD_BANDS.flatMap(([first, last], band) =>
      Array.from({ length: Math.round(LATEST_HAZARD[band]! * 1000) }).flatMap(() =>
        Array.from({ length: last - first + 1 }, (_, at) => first + at),
      ),
    )
    const fit = fitHazard(goals)!
    for (let minute = 1; minute <= 90; minute++)
      expect(playedShare(minute, fit)).toBeCloseTo(playedShare(minute, LATEST_HAZARD), 12)
    expect(fitHazard([])).toBeNull()
    expect(fitHazard([0, 91])).toBeNull()
  })
})
