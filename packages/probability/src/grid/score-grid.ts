/** Goals of one side in the grid: 0 to 12. */
export const GOALS = 13

/** Probabilities of all scores: 13 × 13, home goals major (`home * 13 + away`), adding up to 1. */
export type ScoreGrid = Float64Array

export interface GridParameters {
  /** Log rate of the home side's goals. */
  a: number
  /** Log rate of the away side's goals. */
  b: number
  /** Dependence of the four lowest scores, −.35 to .35. */
  rho: number
}

/** Goals are spread a little less widely than Poisson's law has it. */
const NARROWING = 1.07

/** (1 / k!)^1.07 for k goals. */
const WEIGHTS = weights()

function weights(): Float64Array {
  const found = new Float64Array(GOALS).fill(1)
  for (let goals = 1; goals < GOALS; goals++) found[goals] = found[goals - 1]! / goals ** NARROWING
  return found
}

/** Writes the relative weights of 0 to 12 goals, (e^{k·rate} / k!)^1.07, into `into`. */
export function goalWeights(logRate: number, into: Float64Array): void {
  const ratio = Math.exp(NARROWING * logRate)
  let power = 1
  for (let goals = 0; goals < GOALS; goals++) {
    into[goals] = power * WEIGHTS[goals]!
    power *= ratio
  }
}

/** Writes the factors of the scores 0–0, 0–1, 1–0 and 1–1 into `into`. Never negative. */
export function lowScoreFactors(a: number, b: number, rho: number, into: Float64Array): void {
  into[0] = Math.max(0, 1 - Math.exp(a + b) * rho)
  into[1] = Math.max(0, 1 + Math.exp(a) * rho)
  into[2] = Math.max(0, 1 + Math.exp(b) * rho)
  into[3] = Math.max(0, 1 - rho)
}

const home = new Float64Array(GOALS)
const away = new Float64Array(GOALS)
const factors = new Float64Array(4)

/** The grid of the parameters (Dixon and Coles 1997, with narrower marginals). */
export function scoreGrid(parameters: GridParameters): ScoreGrid {
  goalWeights(parameters.a, home)
  goalWeights(parameters.b, away)
  lowScoreFactors(parameters.a, parameters.b, parameters.rho, factors)
  const grid = new Float64Array(GOALS * GOALS)
  for (let i = 0; i < GOALS; i++) for (let j = 0; j < GOALS; j++) grid[i * GOALS + j] = home[i]! * away[j]!
  for (let cell = 0; cell < 4; cell++) grid[(cell >> 1) * GOALS + (cell & 1)]! *= factors[cell]!
  return normalised(grid)
}

/** The grid scaled, in place, to add up to 1. */
export function normalised(grid: ScoreGrid): ScoreGrid {
  let total = 0
  for (const cell of grid) total += cell
  for (let cell = 0; cell < grid.length; cell++) grid[cell]! /= total
  return grid
}
