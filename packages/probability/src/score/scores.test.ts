import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calibrationBins, calibrationError } from './calibration.ts'
import { binaryLogLoss, brierScore, logLoss, mean, rankedProbabilityScore } from './scores.ts'

describe('how good a forecast was', () => {
  test('the ranked probability score of 1X2 is halved: .5 .3 .2 and a home win is .145', () => {
    expect(rankedProbabilityScore([0.5, 0.3, 0.2], 0)).toBeCloseTo((0.25 + 0.04) / 2, 12)
    expect(rankedProbabilityScore([0.5, 0.3, 0.2], 1)).toBeCloseTo((0.25 + 0.04) / 2, 12)
    expect(rankedProbabilityScore([0.5, 0.3, 0.2], 2)).toBeCloseTo((0.25 + 0.64) / 2, 12)
    expect(rankedProbabilityScore([1, 0, 0], 2)).toBe(1)
    expect(rankedProbabilityScore([0, 1, 0], 1)).toBe(0)
  })

  test('log loss and Brier score of one half', () => {
    expect(logLoss(0.5)).toBeCloseTo(Math.LN2, 12)
    expect(binaryLogLoss(0.25, false)).toBeCloseTo(-Math.log(0.75), 12)
    expect(brierScore(0.25, true)).toBe(0.5625)
    expect(logLoss(0)).toBeLessThan(Number.POSITIVE_INFINITY)
    expect(mean([])).toBeNull()
    expect(mean([1, 2])).toBe(1.5)
  })

  test('no forecast is expected to score better than the true chances', () => {
    const chances = fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
      .map((parts) => parts.map((part) => part / (parts[0] + parts[1] + parts[2])))
    fc.assert(
      fc.property(chances, chances, (truth, other) => {
        for (const score of [rankedProbabilityScore, (p: number[], at: number) => logLoss(p[at]!)]) {
          const expected = (forecast: number[]) =>
            truth.reduce((sum, chance, at) => sum + chance * score(forecast, at), 0)
          expect(expected(other)).toBeGreaterThanOrEqual(expected(truth) - 1e-12)
        }
      }),
    )
  })
})

describe('calibration', () => {
  const forecasts = [
    ...Array.from({ length: 10 }, (_, at) => ({ probability: 0.2, happened: at < 3 })),
    ...Array.from({ length: 10 }, (_, at) => ({ probability: 0.7, happened: at < 7 })),
  ]

  test('two groups, one of them off by ten points: five on average', () => {
    expect(calibrationBins(forecasts, 2)).toEqual([
      { count: 10, forecast: expect.closeTo(0.2, 12), happened: 0.3 },
      { count: 10, forecast: expect.closeTo(0.7, 12), happened: 0.7 },
    ])
    expect(calibrationError(forecasts, 2)).toBeCloseTo(5, 10)
    expect(calibrationError([], 10)).toBeNull()
  })

  test('bins hold equal counts, whatever the order', () => {
    const counts = calibrationBins(forecasts.toReversed().slice(3), 4).map(({ count }) => count)
    expect(counts.toSorted()).toEqual([4, 4, 4, 5])
    expect(calibrationBins(forecasts.slice(0, 2), 5)).toHaveLength(2)
  })
})
