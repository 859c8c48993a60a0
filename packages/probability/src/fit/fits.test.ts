import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../worked-examples.testing.ts'
import { binaryChance, fitBinary } from './binary-logit.ts'
import { designOf, type FitRow } from './design.ts'
import { LAST_RESULT_FIT } from './last-fits.ts'
import { solveLinear } from './solve-linear.ts'
import { fitThreeWay, threeWayChances } from './three-way-logit.ts'

/** 0 to 1, the same draws for the same seed. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

function drawnResults(count: number): FitRow[] {
  const draw = draws(42)
  return Array.from({ length: count }, () => {
    const features = [1, 2 * draw() - 1, draw(), 3 * draw() - 1.5]
    const [home, level] = threeWayChances(LAST_RESULT_FIT, features)
    const at = draw()
    return { features, outcome: at < home ? 0 : at < home + level ? 1 : 2 }
  })
}

describe('a logit of three results', () => {
  const rows = drawnResults(20_000)

  test('finds the coefficients that the results were drawn with', () => {
    const fit = fitThreeWay(designOf(rows))!
    LAST_RESULT_FIT.home.forEach((value, at) => {
      expect(Math.abs(fit.home[at]! - value)).toBeLessThan(0.15)
    })
    LAST_RESULT_FIT.away.forEach((value, at) => {
      expect(Math.abs(fit.away[at]! - value)).toBeLessThan(0.15)
    })
  })

  test('forecasts as many of each result, weighed by any feature, as there were', () => {
    const fit = fitThreeWay(designOf(rows))!
    for (let feature = 0; feature < 4; feature++) {
      const forecast = sum(rows.map((row) => threeWayChances(fit, row.features)[0] * row.features[feature]!))
      const seen = sum(rows.map((row) => (row.outcome === 0 ? row.features[feature]! : 0)))
      expect(forecast).toBeCloseTo(seen, 3)
    }
  })

  test('is the same for the same matches, and adds up to 1', () => {
    expect(fitThreeWay(designOf(rows.slice(0, 500)))).toEqual(fitThreeWay(designOf(rows.slice(0, 500))))
    expect(sum(threeWayChances(LAST_RESULT_FIT, [1, 0.4, 0.5, 0.3]))).toBeCloseTo(1, 12)
  })

  test('mirrors when the sides are swapped', () => {
    const mirrored = rows.slice(0, 800).map(
      ({ features: [one, lead, total, pi], outcome }): FitRow => ({
        features: [one!, -lead!, total!, -pi!],
        outcome: 2 - outcome,
      }),
    )
    const fit = fitThreeWay(designOf(rows.slice(0, 800)))!
    const other = fitThreeWay(designOf(mirrored))!
    fit.home.forEach((value, at) => {
      expect(other.away[at]).toBeCloseTo(at % 2 === 1 ? -value : value, 6)
    })
  })

  test('is not made without matches', () => {
    expect(fitThreeWay(designOf([]))).toBeNull()
    expect(fitBinary(designOf([]))).toBeNull()
  })
})

describe('a yes-or-no logit', () => {
  test('with a constant alone is the share', () => {
    const rows: FitRow[] = Array.from({ length: 50 }, (_, at) => ({ features: [1], outcome: at < 20 ? 1 : 0 }))
    expect(binaryChance(fitBinary(designOf(rows))!, [1])).toBeCloseTo(0.4, 6)
  })

  test('with two groups is the share of each', () => {
    const rows: FitRow[] = Array.from({ length: 60 }, (_, at) => ({
      features: [1, at % 2],
      outcome: (at % 2 === 0 ? at < 20 : at < 40) ? 1 : 0,
    }))
    const fit = fitBinary(designOf(rows))!
    expect(binaryChance(fit, [1, 0])).toBeCloseTo(10 / 30, 6)
    expect(binaryChance(fit, [1, 1])).toBeCloseTo(20 / 30, 6)
  })
})

test('a linear system is solved', () => {
  const numbers = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(numbers, (values) => {
      const matrix = Float64Array.from(values.slice(0, 9))
      for (let at = 0; at < 3; at++) matrix[at * 4]! += 20
      const wanted = values.slice(9)
      const right = Float64Array.from([0, 1, 2], (row) => sum(wanted.map((x, at) => matrix[row * 3 + at]! * x)))
      const found = solveLinear(matrix.slice(), right)
      wanted.forEach((x, at) => {
        expect(found[at]).toBeCloseTo(x, 9)
      })
    }),
  )
})
