import type { ThreeChances } from '../grid/results.ts'
import { solveLinear } from './solve-linear.ts'

/** Coefficients of a logit of three results; the draw is the base with all of its own 0. */
export interface ThreeWayFit {
  home: readonly number[]
  away: readonly number[]
}

/** One match: its features (the first is 1) and its result, 0 home, 1 draw, 2 away. */
export interface ThreeWayRow {
  features: readonly number[]
  result: 0 | 1 | 2
}

const ROUNDS = 50
const CLOSE = 1e-10
/** Keeps a coefficient finite that the matches do not determine. */
const RIDGE = 1e-6

const dot = (weights: readonly number[], features: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += weights[at]! * features[at]!
  return sum
}

/** Probabilities of home, draw and away. */
export function threeWayChances(fit: ThreeWayFit, features: readonly number[]): ThreeChances {
  const home = Math.exp(dot(fit.home, features))
  const away = Math.exp(dot(fit.away, features))
  const total = home + 1 + away
  return [home / total, 1 / total, away / total]
}

/**
 * The likeliest coefficients for the rows, by Newton's method; the same rows give the same numbers.
 * @returns null without rows or when it does not converge
 */
export function fitThreeWay(rows: readonly ThreeWayRow[]): ThreeWayFit | null {
  const width = rows[0]?.features.length
  if (width === undefined) return null
  let fit: ThreeWayFit = { home: new Array(width).fill(0), away: new Array(width).fill(0) }
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(rows, fit, width)
    if (!step.every(Number.isFinite)) return null
    fit = {
      home: fit.home.map((value, at) => value + step[at]!),
      away: fit.away.map((value, at) => value + step[width + at]!),
    }
    if (step.every((value) => Math.abs(value) < CLOSE)) return fit
  }
  return null
}

function newtonStep(rows: readonly ThreeWayRow[], fit: ThreeWayFit, width: number): Float64Array {
  const size = 2 * width
  const curvature = new Float64Array(size * size)
  const slope = new Float64Array(size)
  for (const { features, result } of rows) {
    const [home, , away] = threeWayChances(fit, features)
    const homeError = (result === 0 ? 1 : 0) - home
    const awayError = (result === 2 ? 1 : 0) - away
    for (let i = 0; i < width; i++) {
      const x = features[i]!
      slope[i]! += homeError * x
      slope[width + i]! += awayError * x
      for (let j = 0; j < width; j++) {
        const square = x * features[j]!
        curvature[i * size + j]! += home * (1 - home) * square
        curvature[i * size + width + j]! -= home * away * square
        curvature[(width + i) * size + j]! -= home * away * square
        curvature[(width + i) * size + width + j]! += away * (1 - away) * square
      }
    }
  }
  for (let at = 0; at < size; at++) {
    slope[at]! -= RIDGE * (at < width ? fit.home[at]! : fit.away[at - width]!)
    curvature[at * size + at]! += RIDGE
  }
  return solveLinear(curvature, slope)
}
