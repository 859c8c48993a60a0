import type { Pair } from '../grid/results.ts'
import type { RatedMatch } from './rated-match.ts'
import type { DivisionRating } from './rating-state.ts'

const GOALS_SHARE = 0.4
const ON_TARGET = 0.2
const OFF_TARGET = 0.07
const CORNER = 0.05
/** A side's corners where they are unknown. */
const DEFAULT_CORNERS = 5
/** With fewer shots of both sides together the figures are not believed. */
const MIN_SHOTS = 4
const DISCOUNT = 0.998

/** Shots and corners of a match as goals, before scaling; null where shots are unknown or impossible. */
export function chancesOf({ shots, shotsOnTarget, corners }: RatedMatch): Pair | null {
  if (!shots || !shotsOnTarget || shots[0] + shots[1] < MIN_SHOTS) return null
  if (shotsOnTarget[0] > shots[0] || shotsOnTarget[1] > shots[1]) return null
  const of = (side: 0 | 1) =>
    ON_TARGET * shotsOnTarget[side] +
    OFF_TARGET * (shots[side] - shotsOnTarget[side]) +
    CORNER * (corners?.[side] ?? DEFAULT_CORNERS)
  return [of(0), of(1)]
}

/** The observation of an engine: .4 of the goals and .6 of the chances at the division's scale; the goals where there are no chances. */
export function blended(goals: Pair, chances: Pair | null, division: DivisionRating): Pair {
  if (!chances) return goals
  const scale = ((1 - GOALS_SHARE) * division.goals) / division.chances
  return [GOALS_SHARE * goals[0] + scale * chances[0], GOALS_SHARE * goals[1] + scale * chances[1]]
}

/** The division's discounted sums after a match with known chances. */
export function rescaled(division: DivisionRating, goals: Pair, chances: Pair | null): DivisionRating {
  if (!chances) return division
  return {
    ...division,
    goals: DISCOUNT * division.goals + goals[0] + goals[1],
    chances: DISCOUNT * division.chances + chances[0] + chances[1],
  }
}
