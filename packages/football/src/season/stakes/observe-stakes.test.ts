import { type GridParameters, resultChances, scoreGrid } from '@touchline/probability'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SeasonAhead } from '../simulation/season-ahead.types.ts'
import { simulateSeason } from '../simulation/simulate-season.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import { chanceAround, differenceOf } from './chance-intervals.ts'
import { observeStakes, type Watched } from './observe-stakes.ts'

const EVEN: GridParameters = { a: 0.3, b: 0.1, rho: -0.05 }
const [HOME = 0, DRAW = 0, AWAY = 0] = resultChances(scoreGrid(EVEN))
const OPTIONS = { seasons: 20_000, seed: 3, perStrength: 40 }

/** Three sides; the last two meet in the last match, and its winner is first. */
const season = (change: Partial<SeasonAhead<number>> = {}): SeasonAhead<number> => ({
  teams: [1, 2, 3].map((team) => ({ team, name: `Team ${team}` })),
  results: [],
  ahead: [{ kickoff: '2027-05-01T15:00:00Z', home: 2, away: 3, grid: EVEN }],
  rules: tableRulesOf(null, '2026/2027'),
  corrections: new Map([
    [1, 2],
    [2, 0],
    [3, 0],
  ]),
  ...{ uncertainty: new Map(), gridOf: () => EVEN, second: null, title: null, promotion: null },
  ...change,
})
const watched = (change: Partial<Watched<number>> = {}): Watched<number> => ({
  ahead: [{ home: 2, away: 3 }],
  pointsForWin: 3,
  aims: [
    { name: 'champion', places: null },
    { name: 'relegation', places: [false, false, true] },
  ],
  conditions: [{ team: 2, points: 3, matches: [0], atMost: [{ team: 3, points: 0 }] }],
  matches: [0],
  ...change,
})

function observed(of = season()) {
  const stakes = observeStakes([1, 2, 3], watched(), OPTIONS)
  const drawn = simulateSeason(of, OPTIONS, stakes.observer)
  return { drawn, ...stakes.result() }
}

test('chances, conditions and what a match moves are those of its result', () => {
  const { drawn, aims, conditions, matches } = observed()
  const title = aims[0]?.teams ?? []
  expect(title.map(({ chance }) => chance.mean)).toEqual(drawn.map(({ champion }) => champion))
  for (const [at, chance] of [DRAW, HOME, AWAY].entries())
    expect(Math.abs((title[at]?.chance.mean ?? 0) - chance)).toBeLessThan(0.02)
  expect(conditions[0]?.mean).toBe(title[1]?.chance.mean)
  const stakes = matches[0]?.stakes ?? []
  expect(stakes.map(({ aim, team, home, away, swing }) => [aim, team, home, away, swing?.value])).toEqual([
    ['champion', 2, 1, 0, 1],
    ['champion', 3, 0, 1, -1],
    ['relegation', 2, 0, 1, -1],
    ['relegation', 3, 1, 0, 1],
  ])
})

test('the less is known of the strengths, the wider the answers lie apart; what is certain has no width', () => {
  const width = (deviation: number) => {
    const uncertainty = new Map([1, 2, 3].map((team) => [team, { attack: deviation, defence: deviation }]))
    const { low, high } = observed(season({ uncertainty })).aims[0]?.teams[1]?.chance ?? { low: 0, high: 0 }
    return high - low
  }
  const [known, unknown] = [width(0), width(0.4)]
  expect(known).toBeLessThan(0.03)
  expect(unknown).toBeGreaterThan(0.15)
  expect(chanceAround(Float64Array.from([40, 40]), 40)).toEqual({ mean: 1, low: 1, high: 1 })
})

test('nine of ten answers lie between the bounds where strengths differ as much as they say', () => {
  // Chances of the blocks are drawn evenly from .3 to .7: nine of ten of them lie from .32 to .68.
  const times = Float64Array.from({ length: 400 }, (_, at) => {
    const chance = 0.3 + (0.4 * (at + 0.5)) / 400
    return Math.round(chance * 400)
  })
  const { low, high } = chanceAround(times, 400)
  expect(Math.abs(low - 0.32)).toBeLessThan(0.02)
  expect(Math.abs(high - 0.68)).toBeLessThan(0.02)
})

test('a difference lies between its bounds, which are closer the more is drawn, and is unknown where nothing is', () => {
  const counted = fc
    .integer({ min: 1, max: 5_000 })
    .chain((of) => fc.record({ of: fc.constant(of), times: fc.nat(of) }))
  fc.assert(
    fc.property(counted, counted, (one, other) => {
      const { value = 0, low = 0, high = 0 } = differenceOf(one, other) ?? {}
      const more = differenceOf({ of: one.of * 4, times: one.times * 4 }, { of: other.of * 4, times: other.times * 4 })
      expect(low <= value && value <= high).toBe(true)
      expect((more?.high ?? 0) - (more?.low ?? 0)).toBeLessThanOrEqual(high - low + 1e-12)
    }),
  )
  expect(differenceOf({ of: 0, times: 0 }, { of: 5, times: 1 })).toBeNull()
})
