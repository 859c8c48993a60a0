import { GOALS, type ScoreGrid } from './score-grid.ts'

/** Home, draw, away: in this order everywhere. */
export type ThreeChances = readonly [home: number, draw: number, away: number]

/** A value per side. */
export type Pair = readonly [home: number, away: number]

/** Sum of the cells that `holds` is true for. */
export function chanceOf(grid: ScoreGrid, holds: (home: number, away: number) => boolean): number {
  let sum = 0
  for (let i = 0; i < GOALS; i++) for (let j = 0; j < GOALS; j++) if (holds(i, j)) sum += grid[i * GOALS + j]!
  return sum
}

/** Probabilities of a home win, a draw and an away win. */
export function resultChances(grid: ScoreGrid): ThreeChances {
  let home = 0
  let draw = 0
  let away = 0
  for (let i = 0; i < GOALS; i++) {
    for (let j = 0; j < i; j++) home += grid[i * GOALS + j]!
    draw += grid[i * GOALS + i]!
    for (let j = i + 1; j < GOALS; j++) away += grid[i * GOALS + j]!
  }
  return [home, draw, away]
}

/** Expected goals of the two sides. */
export function meanGoals(grid: ScoreGrid): Pair {
  let home = 0
  let away = 0
  for (let i = 0; i < GOALS; i++)
    for (let j = 0; j < GOALS; j++) {
      home += i * grid[i * GOALS + j]!
      away += j * grid[i * GOALS + j]!
    }
  return [home, away]
}

/** Probability of exactly this score; 0 beyond the grid. */
export function scoreChance(grid: ScoreGrid, home: number, away: number): number {
  return home < GOALS && away < GOALS ? (grid[home * GOALS + away] ?? 0) : 0
}

/** Probabilities of the scores up to `most` goals a side, rows the home side's; the last row and column hold all that is beyond, too. */
export function scoreTable(grid: ScoreGrid, most: number): number[][] {
  const table = Array.from({ length: most + 1 }, () => new Array<number>(most + 1).fill(0))
  for (let i = 0; i < GOALS; i++)
    for (let j = 0; j < GOALS; j++) table[Math.min(i, most)]![Math.min(j, most)]! += grid[i * GOALS + j]!
  return table
}

/** All scores, the likeliest first; the first `count` of them. */
export function likeliestScores(grid: ScoreGrid, count: number): { score: Pair; probability: number }[] {
  return Array.from(grid, (probability, cell) => ({
    score: [Math.floor(cell / GOALS), cell % GOALS] as const,
    probability,
  }))
    .sort((one, other) => other.probability - one.probability)
    .slice(0, count)
}

/** Probability that the home side wins by exactly `margin` goals; negative where the away side wins, 0 for a draw. */
export function marginChance(grid: ScoreGrid, margin: number): number {
  return chanceOf(grid, (home, away) => home - away === margin)
}

/** Probability that the home side wins by `margin` goals or more. */
export function winByAtLeast(grid: ScoreGrid, side: 'home' | 'away', margin: number): number {
  return chanceOf(grid, (home, away) => (side === 'home' ? home - away : away - home) >= margin)
}

/** The grid with the sides swapped. */
export function swapped(grid: ScoreGrid): ScoreGrid {
  const other = new Float64Array(grid.length)
  for (let i = 0; i < GOALS; i++) for (let j = 0; j < GOALS; j++) other[j * GOALS + i] = grid[i * GOALS + j]!
  return other
}
