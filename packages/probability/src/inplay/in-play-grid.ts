import type { Pair } from '../grid/results.ts'
import { GOALS, normalised, type ScoreGrid } from '../grid/score-grid.ts'
import { type GoalHazard, LATEST_HAZARD, type PlayedMinute, playedShare } from './goal-hazard.ts'

/** A match being played. */
export interface InPlay {
  minute: PlayedMinute
  /** Goals so far. */
  score: Pair
  /** Players sent off so far; at most two a side count. */
  redCards?: Pair
}

/** Effect of a red card on the log hazard of goals. */
const OWN_RED = -0.53
const OTHERS_RED = 0.5
const MAX_REDS = 2

const counted = (cards: number): number => Math.min(MAX_REDS, cards)

/** Factor on the remaining goals of a side with `own` red cards against `other` of the opponent. */
function redCardFactor(own: number, other: number): number {
  return Math.exp(OWN_RED * counted(own) + OTHERS_RED * counted(other))
}

/** Weights of 0 to 12 final goals of a side with `scored` goals: C(final, scored) · left^(final − scored). */
function finalWeights(scored: number, left: number): Float64Array {
  const weights = new Float64Array(GOALS)
  let weight = 1
  for (let final = scored; final < GOALS; final++) {
    weights[final] = weight
    weight *= (left * (final + 1)) / (final + 1 - scored)
  }
  return weights
}

/** Multipliers of the weights of each side's final goals during a match; null for more goals than a grid has. */
export function inPlayWeights(
  { minute, score: [home, away], redCards = [0, 0] }: InPlay,
  hazard: GoalHazard = LATEST_HAZARD,
): readonly [home: Float64Array, away: Float64Array] | null {
  const [homeReds, awayReds] = redCards
  if (home >= GOALS || away >= GOALS) return null
  const left = 1 - playedShare(minute, hazard)
  return [
    finalWeights(home, left * redCardFactor(homeReds, awayReds)),
    finalWeights(away, left * redCardFactor(awayReds, homeReds)),
  ]
}

/**
 * Probabilities of the final scores during a match: the bridge from the price before kick-off to the result. At minute 0 it is the grid
 * itself. The markets of the grid (`resultChances`, `overChance` …) apply to it too, except both teams to score, whose correction is for
 * the time before kick-off.
 * @param grid before kick-off
 * @returns a new grid; null for more goals than the grid has
 */
export function inPlayGrid(grid: ScoreGrid, match: InPlay, hazard: GoalHazard = LATEST_HAZARD): ScoreGrid | null {
  const weights = inPlayWeights(match, hazard)
  if (weights === null) return null
  const [homeWeights, awayWeights] = weights
  const [home, away] = match.score
  const final = new Float64Array(grid.length)
  for (let i = home; i < GOALS; i++)
    for (let j = away; j < GOALS; j++) final[i * GOALS + j] = grid[i * GOALS + j]! * homeWeights[i]! * awayWeights[j]!
  return normalised(final)
}
