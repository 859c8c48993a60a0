import { GOALS, type GridParameters, goalWeights, inPlayWeights, lowScoreFactors } from '@touchline/probability'
import type { MatchInPlay } from './season-ahead.types.ts'

/** The chances of a match's scores, ready to be drawn from: weights of the goals of each side, and what its grid adds to the low scores. */
export interface ScoreDraws {
  home: Float64Array
  away: Float64Array
  /** Factors of 0–0, 0–1, 1–0 and 1–1. */
  low: Float64Array
  /** The largest factor of any score. */
  most: number
}

/** @param inPlay the present score of the match: every drawn score includes it */
export function scoreDraws({ a, b, rho }: GridParameters, inPlay?: MatchInPlay): ScoreDraws {
  const draws = { home: new Float64Array(GOALS), away: new Float64Array(GOALS), low: new Float64Array(4) }
  goalWeights(a, draws.home)
  goalWeights(b, draws.away)
  lowScoreFactors(a, b, rho, draws.low)
  const [home, away] = (inPlay && inPlayWeights(inPlay.match, inPlay.hazard)) ?? []
  if (home && away)
    for (let goals = 0; goals < GOALS; goals++) {
      draws.home[goals]! *= home[goals]!
      draws.away[goals]! *= away[goals]!
    }
  return { ...draws, most: Math.max(1, ...draws.low) }
}

const tilted = new Float64Array(GOALS)

/** Goals of one side that scores `factor` times as much as its weights say. */
function drawGoals(weights: Float64Array, factor: number, uniform: number): number {
  let power = 1
  let total = 0
  for (let goals = 0; goals < GOALS; goals++) {
    tilted[goals] = weights[goals]! * power
    total += tilted[goals]!
    power *= factor
  }
  let left = uniform * total
  let goals = 0
  while (goals < GOALS - 1 && left >= tilted[goals]!) left -= tilted[goals++]!
  return goals
}

/**
 * Draws a score whose sides score `home` and `away` times as much as the grid says: both sides by themselves, and again where the low scores
 * are rarer than that.
 * @param uniform 0 ≤ x < 1, several times
 * @returns home goals · 13 + away goals
 */
export function drawScore(draws: ScoreDraws, home: number, away: number, uniform: () => number): number {
  for (;;) {
    const homeGoals = drawGoals(draws.home, home, uniform())
    const awayGoals = drawGoals(draws.away, away, uniform())
    const factor = homeGoals < 2 && awayGoals < 2 ? draws.low[homeGoals * 2 + awayGoals]! : 1
    if (factor >= draws.most || uniform() * draws.most < factor) return homeGoals * GOALS + awayGoals
  }
}
