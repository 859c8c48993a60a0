import { logit } from '../logit.ts'
import { GOALS, type GridParameters, goalWeights, lowScoreFactors, type ScoreGrid, scoreGrid } from './score-grid.ts'

/** Margin-free probabilities of a match: what a grid is made of. */
export interface MatchProbabilities {
  home: number
  draw: number
  away: number
  /** More than 2.5 goals. */
  over: number
}

export interface SolvedGrid extends GridParameters {
  grid: ScoreGrid
}

const ROUNDS = 40
const CLOSE = 1e-10
const ACCEPTED = 1e-6
const MAX_STEP = 0.5
const MAX_RHO = 0.35
const DIFFERENCE = 1e-6
const MIN_MEAN = 0.05

const home = new Float64Array(GOALS)
const away = new Float64Array(GOALS)
const factors = new Float64Array(4)

/** Writes the logits of P(home), P(away) and P(over 2.5) of the grid of a, b, ρ into `into` without building the grid. */
function gridLogits(at: Float64Array, into: Float64Array): void {
  goalWeights(at[0]!, home)
  goalWeights(at[1]!, away)
  lowScoreFactors(at[0]!, at[1]!, at[2]!, factors)
  let homeWins = 0
  let awayWins = 0
  let homeBelow = 0
  let awayBelow = 0
  for (let goals = 0; goals < GOALS; goals++) {
    homeWins += home[goals]! * awayBelow
    awayWins += away[goals]! * homeBelow
    homeBelow += home[goals]!
    awayBelow += away[goals]!
  }
  // The weights of no goal are 1.
  const home1 = home[1]!
  const away1 = away[1]!
  const oneNil = home1 * (factors[2]! - 1)
  const nilOne = away1 * (factors[1]! - 1)
  const low = factors[0]! - 1 + nilOne + oneNil + home1 * away1 * (factors[3]! - 1)
  const total = homeBelow * awayBelow + low
  const under = 1 + away1 + away[2]! + home1 * (1 + away1) + home[2]! + low
  into[0] = logit((homeWins + oneNil) / total)
  into[1] = logit((awayWins + nilOne) / total)
  into[2] = logit(1 - under / total)
}

function start({ home, away, over }: MatchProbabilities): Float64Array {
  const mean = 1.2 + 2.9 * over
  const lead = 1.9 * (home - away)
  const logMean = (goals: number) => Math.log(Math.max(MIN_MEAN, goals))
  return Float64Array.of(logMean((mean + lead) / 2), logMean((mean - lead) / 2), -0.06)
}

const clip = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** The minor of a 3 × 3 matrix (row major) with its sign, by rows and columns taken round. */
function cofactor(m: Float64Array, row: number, column: number): number {
  const r = ((row + 1) % 3) * 3
  const s = ((row + 2) % 3) * 3
  const c = (column + 1) % 3
  const d = (column + 2) % 3
  return m[r + c]! * m[s + d]! - m[r + d]! * m[s + c]!
}

/** Writes the solution of m·x = v into `x`, by Cramer's rule; not finite where m is singular. */
function solve3(m: Float64Array, v: Float64Array, x: Float64Array): void {
  const determinant = m[0]! * cofactor(m, 0, 0) + m[1]! * cofactor(m, 0, 1) + m[2]! * cofactor(m, 0, 2)
  for (let column = 0; column < 3; column++)
    x[column] =
      (v[0]! * cofactor(m, 0, column) + v[1]! * cofactor(m, 1, column) + v[2]! * cofactor(m, 2, column)) / determinant
}

/** Largest distance of the logits from those wanted; writes the differences into `gap`. */
function distance(target: Float64Array, now: Float64Array, gap: Float64Array): number {
  let most = 0
  for (let row = 0; row < 3; row++) {
    gap[row] = target[row]! - now[row]!
    most = Math.max(most, Math.abs(gap[row]!))
  }
  return most
}

/**
 * The score grid whose 1X2 and over 2.5 are the given ones, to 1e-6. About 12 µs.
 * @param wanted margin-free probabilities, the first three adding up to 1
 * @returns null where no grid has them (0.1 % of real matches) or one is not between 0 and 1
 */
export function solveGrid(wanted: MatchProbabilities): SolvedGrid | null {
  const target = Float64Array.of(logit(wanted.home), logit(wanted.away), logit(wanted.over))
  const at = start(wanted)
  const now = new Float64Array(3)
  const shifted = new Float64Array(3)
  const gap = new Float64Array(3)
  const steps = new Float64Array(3)
  const slopes = new Float64Array(9)
  gridLogits(at, now)
  for (let round = 0; round < ROUNDS && distance(target, now, gap) > CLOSE; round++) {
    for (let column = 0; column < 3; column++) {
      const kept = at[column]!
      at[column] = kept + DIFFERENCE
      gridLogits(at, shifted)
      at[column] = kept
      for (let row = 0; row < 3; row++) slopes[row * 3 + column] = (shifted[row]! - now[row]!) / DIFFERENCE
    }
    solve3(slopes, gap, steps)
    for (let row = 0; row < 3; row++) at[row]! += clip(steps[row]!, MAX_STEP)
    at[2] = clip(at[2]!, MAX_RHO)
    gridLogits(at, now)
  }
  // Negated so that NaN is refused too.
  if (!(distance(target, now, gap) < ACCEPTED)) return null
  const parameters = { a: at[0]!, b: at[1]!, rho: at[2]! }
  return { ...parameters, grid: scoreGrid(parameters) }
}
