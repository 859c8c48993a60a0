import { logistic } from '../logit.ts'
import { solveLinear } from './solve-linear.ts'

/** Coefficients of a yes-or-no logit. */
export type BinaryFit = readonly number[]

/** One match: its features (the first is 1) and whether it happened. */
export interface BinaryRow {
  features: readonly number[]
  happened: boolean
}

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
 * The likeliest coefficients for the rows, by Newton's method; the same rows give the same numbers.
 * @returns null without rows or when it does not converge
 */
export function fitBinary(rows: readonly BinaryRow[]): BinaryFit | null {
  const width = rows[0]?.features.length
  if (width === undefined) return null
  let fit: BinaryFit = new Array(width).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(rows, fit, width)
    if (!step.every(Number.isFinite)) return null
    fit = fit.map((value, at) => value + step[at]!)
    if (step.every((value) => Math.abs(value) < CLOSE)) return fit
  }
  return null
}

function newtonStep(rows: readonly BinaryRow[], fit: BinaryFit, width: number): Float64Array {
  const curvature = new Float64Array(width * width)
  const slope = new Float64Array(width)
  for (const { features, happened } of rows) {
    const chance = binaryChance(fit, features)
    const error = (happened ? 1 : 0) - chance
    for (let i = 0; i < width; i++) {
      slope[i]! += error * features[i]!
      for (let j = 0; j < width; j++) curvature[i * width + j]! += chance * (1 - chance) * features[i]! * features[j]!
    }
  }
  for (let at = 0; at < width; at++) {
    slope[at]! -= RIDGE * fit[at]!
    curvature[at * width + at]! += RIDGE
  }
  return solveLinear(curvature, slope)
}
