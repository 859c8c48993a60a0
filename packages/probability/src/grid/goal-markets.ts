import { logistic, logit } from '../logit.ts'
import { chanceOf } from './results.ts'
import type { ScoreGrid } from './score-grid.ts'

/** Both sides score less evenly than the grid has it: logit p′ = .013 + .742 · logit p (fit on 96,717 matches). */
const BOTH_SCORE = { base: 0.013, slope: 0.742 }

export type Side = 'home' | 'away'

const goalsOf = (side: Side) => (home: number, away: number) => (side === 'home' ? home : away)

/** Probability of more goals than `line` (0.5, 1.5, …). Whole and quarter lines have stakes returned: use {@link asianTotal}. */
export const overChance = (grid: ScoreGrid, line: number): number => chanceOf(grid, (home, away) => home + away > line)

/** Probability that one side scores more than `line` goals. */
export function teamOverChance(grid: ScoreGrid, side: Side, line: number): number {
  const goals = goalsOf(side)
  return chanceOf(grid, (home, away) => goals(home, away) > line)
}

/** Probability that a side concedes nothing. */
export function cleanSheetChance(grid: ScoreGrid, side: Side): number {
  const conceded = goalsOf(side === 'home' ? 'away' : 'home')
  return chanceOf(grid, (home, away) => conceded(home, away) === 0)
}

/** Probability that both sides score, as the grid has it. */
export const rawBothScore = (grid: ScoreGrid): number => chanceOf(grid, (home, away) => home > 0 && away > 0)

/** Probability that both sides score, to be shown: the grid's one drawn towards one half. */
export function bothScoreChance(grid: ScoreGrid): number {
  return logistic(BOTH_SCORE.base + BOTH_SCORE.slope * logit(rawBothScore(grid)))
}
