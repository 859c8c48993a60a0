import { logistic } from '../logit.ts'
import { type Design, mirror } from './design.ts'
import { solveLinear } from './solve-linear.ts'

/** Coefficients of a yes-or-no logit. */
export type BinaryFit = readonly number[]

const ROUNDS = 50
const CLOSE = 1e-10
/** Keeps a coefficient finite that the matches do not determine. */
const RIDGE = 1e-6

/** Probability that it happens. */
export function binaryChance(fit: BinaryFit, features: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += fit[at]! * features[at]!
  return logistic(sum)
}

/**
 * The likeliest coefficients for matches whose outcomes are 1 where it happened, else 0, by Newton's method; the same matches give the same
 * numbers.
 * @param start coefficients near the likeliest ones save rounds
 * @returns null without matches or when it does not converge
 */
export function fitBinary(design: Design, start?: BinaryFit): BinaryFit | null {
  const { width, outcomes } = design
  if (outcomes.length === 0) return null
  let fit: BinaryFit = start ?? new Array(width).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(design, fit)
    if (!step.every(Number.isFinite)) return null
    fit = fit.map((value, at) => value + step[at]!)
    if (step.every((value) => Math.abs(value) < CLOSE)) return fit
  }
  return null
}

function newtonStep({ width, features, outcomes }: Design, fit: BinaryFit): Float64Array {
  const curvature = new Float64Array(width * width)
  const slope = new Float64Array(width)
  for (let row = 0; row < outcomes.length; row++) {
    const first = row * width
    let sum = 0
    for (let i = 0; i < width; i++) sum += fit[i]! * features[first + i]!
    const chance = logistic(sum)
    const error = outcomes[row]! - chance
    for (let i = 0; i < width; i++) {
      const x = features[first + i]!
      slope[i]! += error * x
      for (let j = i; j < width; j++) curvature[i * width + j]! += chance * (1 - chance) * x * features[first + j]!
    }
  }
  mirror(curvature, width)
  for (let at = 0; at < width; at++) {
    slope[at]! -= RIDGE * fit[at]!
    curvature[at * width + at]! += RIDGE
  }
  return solveLinear(curvature, slope)
}
