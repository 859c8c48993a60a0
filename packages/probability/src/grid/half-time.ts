import { meanGoals, type Pair, resultChances, type ThreeChances } from './results.ts'
import { GOALS, type ScoreGrid } from './score-grid.ts'

/** Share of a match's expected goals that falls before half-time. */
const FIRST_HALF = 0.4375

/** Half-time result (row) and final result (column), each home, draw, away; adds up to 1. */
export type HalfTimeFullTime = readonly [ThreeChances, ThreeChances, ThreeChances]

/** Poisson probabilities of 0 to 12 goals. */
function poisson(mean: number): Float64Array {
  const chances = new Float64Array(GOALS)
  let chance = Math.exp(-mean)
  for (let goals = 0; goals < GOALS; goals++) {
    chances[goals] = chance
    chance *= mean / (goals + 1)
  }
  return chances
}

/** Probabilities of the goal differences −12 to 12 of two independent Poisson counts, scaled to add up to 1. */
function differences([home, away]: Pair): Float64Array {
  const one = poisson(home)
  const other = poisson(away)
  const found = new Float64Array(2 * GOALS - 1)
  for (let i = 0; i < GOALS; i++) for (let j = 0; j < GOALS; j++) found[i - j + GOALS - 1]! += one[i]! * other[j]!
  const total = found.reduce((sum, chance) => sum + chance, 0)
  return found.map((chance) => chance / total)
}

const part = ([home, away]: Pair, share: number): Pair => [home * share, away * share]
const outcome = (difference: number): 0 | 1 | 2 => (difference > 0 ? 0 : difference === 0 ? 1 : 2)

function halfChances(grid: ScoreGrid, share: number): ThreeChances {
  const found: [number, number, number] = [0, 0, 0]
  const half = differences(part(meanGoals(grid), share))
  for (let at = 0; at < half.length; at++) found[outcome(at - GOALS + 1)] += half[at]!
  return found
}

/** Probabilities of the half-time results (independent Poisson goals with .4375 of the grid's means). */
export const halfTimeChances = (grid: ScoreGrid): ThreeChances => halfChances(grid, FIRST_HALF)

/** Probabilities of the results of the second half alone (the same with .5625). */
export const secondHalfChances = (grid: ScoreGrid): ThreeChances => halfChances(grid, 1 - FIRST_HALF)

/** Probabilities of half-time and final result together; the final ones are the grid's. */
export function halfTimeFullTime(grid: ScoreGrid): HalfTimeFullTime {
  const means = meanGoals(grid)
  const first = differences(part(means, FIRST_HALF))
  const second = differences(part(means, 1 - FIRST_HALF))
  const joint: [number, number, number][] = [0, 1, 2].map(() => [0, 0, 0])
  const middle = GOALS - 1
  for (let one = 0; one < first.length; one++)
    for (let two = 0; two < second.length; two++)
      joint[outcome(one - middle)]![outcome(one + two - 2 * middle)] += first[one]! * second[two]!
  const final = resultChances(grid)
  const scale = final.map((chance, column) => chance / joint.reduce((sum, row) => sum + row[column]!, 0))
  const scaled = joint.map((row) => row.map((chance, column) => chance * scale[column]!))
  return scaled as unknown as HalfTimeFullTime
}
