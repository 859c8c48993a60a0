import { beforeAll, describe, expect, test } from 'vitest'
import {
  binaryChance,
  binaryLogLoss,
  brierScore,
  byDate,
  CORNERS_ENGINE,
  DISPERSION,
  EMPTY_RATINGS,
  type EngineSettings,
  foldDates,
  mean,
  removeMargin,
  seasonOf,
  threeWayChances,
  totalOverChance,
  YELLOW_CARDS_ENGINE,
} from '../src/index.ts'
import { figuresOf } from './figures.testing.ts'
import { ownFits } from './own-fits.testing.ts'
import { BIG_FIVE, type SeasonMatch, seasonMatches } from './season-matches.testing.ts'

let matches: SeasonMatch[]
beforeAll(() => {
  matches = byDate(seasonMatches()).flat()
})

const FIRST_JUDGED = 2019
/** Matches of a division before its own rate is a forecast to compare with. */
const SETTLED = 100

/** Our own forecasts of the seasons from 2019 on, refit each July, next to the closing price. */
function ownForecasts() {
  const { results, totals, resultFits, overFits } = ownFits(matches)
  return results.flatMap(({ match, day, features, outcome: result }, at) => {
    const season = seasonOf(day)
    if (season < FIRST_JUDGED || !match.closing || !match.average) return []
    const over = binaryChance(overFits.get(season)!, totals[at]!.features)
    return [
      {
        match,
        result,
        chances: threeWayChances(resultFits.get(season)!, features),
        brier: brierScore(over, totals[at]!.outcome === 1),
      },
    ]
  })
}

describe('our own probabilities from 2019-20 on', () => {
  test('are within .005 of the closing price, refit each July', () => {
    const all = ownForecasts()
    const big = all.filter(({ match }) => BIG_FIVE.includes(match.division))
    expect(Math.abs(all.length - 30_980)).toBeLessThan(10)
    expect(big).toHaveLength(10_250)
    const ours = figuresOf(all)
    const closing = figuresOf(
      all.map(({ match, result }) => ({ chances: removeMargin(match.closing!)!.probabilities, result })),
    )
    expect(ours.rps).toBeLessThanOrEqual(0.2085)
    expect(ours.logLoss).toBeCloseTo(1.0151, 3)
    expect(figuresOf(big).rps).toBeLessThanOrEqual(0.2008)
    expect(closing.rps).toBeCloseTo(0.2035, 4)
    expect(ours.rps - closing.rps).toBeLessThan(0.005)
    expect(mean(all.map(({ brier }) => brier))).toBeLessThanOrEqual(0.2445)
  })
})

/** How much better (in log loss) the engine's chance of a total above `line` was than the division's rate so far. */
function gains(settings: EngineSettings, line: number, dispersion: number): { referee: boolean; gain: number }[] {
  const { forecasts } = foldDates(EMPTY_RATINGS, matches, settings)
  const seen = new Map<string, { matches: number; over: number }>()
  const found: { referee: boolean; gain: number }[] = []
  let at = 0
  for (const date of byDate(matches)) {
    const counted = date
      .map((match) => ({ match, forecast: forecasts[at++]!, counts: settings.counts(match) }))
      .filter(({ counts }) => counts !== null)
    for (const { match, forecast, counts } of counted) {
      const rate = seen.get(match.division)
      if (seasonOf(match.day) < FIRST_JUDGED || !rate || rate.matches < SETTLED) continue
      const over = counts![0] + counts![1] > line
      const ours = totalOverChance(line, forecast[0] + forecast[1], dispersion)
      const gain = binaryLogLoss(rate.over / rate.matches, over) - binaryLogLoss(ours, over)
      found.push({ referee: match.referee !== null, gain })
    }
    for (const { match, counts } of counted) {
      const { matches: count, over } = seen.get(match.division) ?? { matches: 0, over: 0 }
      seen.set(match.division, { matches: count + 1, over: over + (counts![0] + counts![1] > line ? 1 : 0) })
    }
  }
  return found
}

describe('corners and yellow cards from 2019-20 on', () => {
  const gainOf = (list: readonly { gain: number }[]) => mean(list.map(({ gain }) => gain))!

  test('more than 9.5 corners is forecast a little better than by the division’s rate', () => {
    const found = gains(CORNERS_ENGINE, 9.5, DISPERSION.corners)
    expect(found.length).toBeGreaterThan(28_000)
    expect(gainOf(found)).toBeGreaterThan(0.004)
  })

  test('more than 3.5 yellow cards is forecast clearly better, and better still for knowing the referee', () => {
    const known = (list: { referee: boolean; gain: number }[]) => list.filter(({ referee }) => referee)
    const found = gains(YELLOW_CARDS_ENGINE, 3.5, DISPERSION.yellowCards)
    const without = gains({ ...YELLOW_CARDS_ENGINE, referees: false }, 3.5, DISPERSION.yellowCards)
    expect(gainOf(found)).toBeGreaterThan(0.018)
    // Published: .0050, between .0020 and .0077.
    expect(gainOf(known(found)) - gainOf(known(without))).toBeGreaterThan(0.002)
  })
})
