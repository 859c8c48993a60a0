import type { ThreeChances } from '../grid/results.ts'
import { type Design, mirror } from './design.ts'
import { solveLinear } from './solve-linear.ts'

/** Coefficients of a logit of three results; the draw is the base, with coefficients 0. */
export interface ThreeWayFit {
  home: readonly number[]
  away: readonly number[]
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
 * The likeliest coefficients for matches whose outcomes are 0 home, 1 draw, 2 away, by Newton's method; the same matches give the same numbers.
 * @param start coefficients near the likeliest ones save rounds
 * @returns null without matches or when it does not converge
 */
export function fitThreeWay(design: Design, start?: ThreeWayFit): ThreeWayFit | null {
  const { width, outcomes } = design
  if (outcomes.length === 0) return null
  let fit = start ?? { home: new Array(width).fill(0), away: new Array(width).fill(0) }
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(design, fit)
    if (!step.every(Number.isFinite)) return null
    fit = {
      home: fit.home.map((value, at) => value + step[at]!),
      away: fit.away.map((value, at) => value + step[width + at]!),
    }
    if (step.every((value) => Math.abs(value) < CLOSE)) return fit
  }
  return null
}

function newtonStep({ width, features, outcomes }: Design, fit: ThreeWayFit): Float64Array {
  const size = 2 * width
  const curvature = new Float64Array(size * size)
  const slope = new Float64Array(size)
  for (let row = 0; row < outcomes.length; row++) {
    const first = row * width
    let homeSum = 0
    let awaySum = 0
    for (let i = 0; i < width; i++) {
      homeSum += fit.home[i]! * features[first + i]!
      awaySum += fit.away[i]! * features[first + i]!
    }
    const homeWeight = Math.exp(homeSum)
    const awayWeight = Math.exp(awaySum)
    const home = homeWeight / (homeWeight + 1 + awayWeight)
    const away = awayWeight / (homeWeight + 1 + awayWeight)
    const homeError = (outcomes[row] === 0 ? 1 : 0) - home
    const awayError = (outcomes[row] === 2 ? 1 : 0) - away
    for (let i = 0; i < width; i++) {
      const x = features[first + i]!
      slope[i]! += homeError * x
      slope[width + i]! += awayError * x
      for (let j = 0; j < width; j++) {
        const square = x * features[first + j]!
        curvature[i * size + width + j]! -= home * away * square
        if (j < i) continue
        curvature[i * size + j]! += home * (1 - home) * square
        curvature[(width + i) * size + width + j]! += away * (1 - away) * square
      }
    }
  }
  mirror(curvature, size)
  for (let at = 0; at < size; at++) {
    slope[at]! -= RIDGE * (at < width ? fit.home[at]! : fit.away[at - width]!)
    curvature[at * size + at]! += RIDGE
  }
  return solveLinear(curvature, slope)
}
