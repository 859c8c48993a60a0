import { beforeAll, describe, expect, test } from 'vitest'
import {
  asianHandicap,
  binaryLogLoss,
  bothScoreChance,
  cleanSheetChance,
  halfTimeChances,
  halfTimeFullTime,
  logLoss,
  mean,
  overChance,
  removeMargin,
  removeMarginInProportion,
  resultOf,
  type ScoreGrid,
  scoreChance,
  seasonOf,
  solveGrid,
  teamOverChance,
  winByAtLeast,
} from '../src/index.ts'
import { figuresOf } from './figures.testing.ts'
import { type SeasonMatch, seasonMatches } from './season-matches.testing.ts'

let matches: SeasonMatch[]
beforeAll(() => {
  matches = seasonMatches()
})

/** The published figures leave out eight files whose over/under columns have other names; all readable files are a little more. */
const hasUsualColumns = ({ division, day }: SeasonMatch): boolean =>
  !(['D1', 'SP1', 'I1', 'F1'].includes(division) && [2015, 2016].includes(seasonOf(day)))

function gridOf(prices: readonly number[] | null, totals: readonly number[] | null): ScoreGrid | null {
  const [home, draw, away] = (prices && removeMargin(prices)?.probabilities) ?? []
  const over = (totals && removeMargin(totals)?.probabilities[0]) ?? undefined
  if (home === undefined || draw === undefined || away === undefined || over === undefined) return null
  return solveGrid({ home, draw, away, over })?.grid ?? null
}

describe('opening prices without their margin', () => {
  test('by the power: log loss 1.00516 and .39 points off, in proportion 1.00578 and .69', () => {
    const priced = matches.filter(({ bet365 }) => bet365 !== null)
    const power = figuresOf(
      priced.map(({ bet365, goals }) => ({ chances: removeMargin(bet365!)!.probabilities, result: resultOf(goals) })),
    )
    const proportional = figuresOf(
      priced.map(({ bet365, goals }) => ({ chances: removeMarginInProportion(bet365!)!, result: resultOf(goals) })),
    )
    expect(power.matches).toBe(115_045)
    expect(power.logLoss).toBeCloseTo(1.00516, 5)
    expect(power.calibration).toBeCloseTo(0.39, 2)
    expect(proportional.logLoss).toBeCloseTo(1.00578, 5)
    expect(proportional.calibration).toBeCloseTo(0.69, 2)
  })

  test('averaged over bookmakers: log loss at most 1.0035, calibrated to .6 points', () => {
    const priced = matches.filter(({ average }) => average !== null)
    const {
      matches: count,
      logLoss,
      calibration,
    } = figuresOf(
      priced.map(({ average, goals }) => ({ chances: removeMargin(average!)!.probabilities, result: resultOf(goals) })),
    )
    expect(count).toBe(99_662)
    expect(logLoss).toBeLessThanOrEqual(1.0035)
    expect(calibration).toBeLessThanOrEqual(0.6)
  })
})

/** Log loss of every market of a grid for what happened. */
function losses(grid: ScoreGrid, { goals, halfTime }: SeasonMatch): Record<string, number> {
  const [home, away] = goals
  const all = home + away
  const half = halfTime && resultOf(halfTime)
  return {
    'correct score': logLoss(scoreChance(grid, home, away)),
    'both score': binaryLogLoss(bothScoreChance(grid), home > 0 && away > 0),
    ...Object.fromEntries(
      [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map((line) => [`over ${line}`, binaryLogLoss(overChance(grid, line), all > line)]),
    ),
    'home clean sheet': binaryLogLoss(cleanSheetChance(grid, 'home'), away === 0),
    'away clean sheet': binaryLogLoss(cleanSheetChance(grid, 'away'), home === 0),
    'home over 1.5': binaryLogLoss(teamOverChance(grid, 'home', 1.5), home > 1.5),
    'away over 1.5': binaryLogLoss(teamOverChance(grid, 'away', 1.5), away > 1.5),
    'home −1.5': binaryLogLoss(winByAtLeast(grid, 'home', 2), home - away >= 2),
    ...(half === null
      ? {}
      : {
          'half-time': logLoss(halfTimeChances(grid)[half]),
          'half-time/full-time': logLoss(halfTimeFullTime(grid)[half][resultOf(goals)]),
        }),
  }
}

describe('the markets of a grid from average opening prices', () => {
  test('are as good as published, to .0005', () => {
    const published: Record<string, number> = {
      'correct score': 2.8466,
      'both score': 0.6879,
      'over 0.5': 0.2719,
      'over 1.5': 0.5689,
      'over 2.5': 0.6807,
      'over 3.5': 0.5715,
      'over 4.5': 0.3708,
      'over 5.5': 0.1971,
      'home clean sheet': 0.6095,
      'away clean sheet': 0.5251,
      'home over 1.5': 0.6462,
      'away over 1.5': 0.5949,
      'home −1.5': 0.4843,
      'half-time': 1.0381,
      'half-time/full-time': 1.8763,
    }
    const priced = matches.filter((one) => one.average && one.averageTotals && hasUsualColumns(one))
    expect(priced).toHaveLength(96_717)
    const lost: Record<string, number[]> = Object.fromEntries(Object.keys(published).map((market) => [market, []]))
    let unsolved = 0
    for (const match of priced) {
      const grid = gridOf(match.average, match.averageTotals)
      if (grid) {
        for (const [market, loss] of Object.entries(losses(grid, match))) lost[market]?.push(loss)
      } else unsolved++
    }
    expect(unsolved / priced.length).toBeLessThan(0.0015)
    for (const [market, wanted] of Object.entries(published))
      expect.soft(mean(lost[market] ?? []), market).toBeLessThanOrEqual(wanted + 0.0005)
  })

  test('give the Asian handicap to .65 points of its closing average', () => {
    const off = matches.flatMap(({ closing, closingTotals, closingAsian }) => {
      const grid = closingAsian && gridOf(closing, closingTotals)
      const chance = grid && asianHandicap(grid, 'home', closingAsian.line)
      return chance ? [100 * Math.abs(chance.probability - removeMargin(closingAsian.prices)!.probabilities[0]!)] : []
    })
    expect(off.length).toBeGreaterThan(30_900)
    expect(mean(off)).toBeLessThanOrEqual(0.65)
  })
})
