import type { ScoreGrid } from './score-grid.ts'

/** What a bet on an Asian line is worth without margin. */
export interface AsianChance {
  /** W / (W + L), half wins and half losses weighing one half: the price at which the bet is fair is 1 / probability. */
  probability: number
  /** Decimal price at which the bet neither wins nor loses in the long run. */
  price: number
  /** Share of stakes won: full wins and half of the half wins. */
  win: number
  /** Share of stakes lost. */
  lose: number
}

/** Probabilities of all pairs of counts, goals or others: square, those of the home side major. */
export type CountGrid = ScoreGrid

/** Won part of the stake, −1 to 1, for goals above (or below) a line: ±.25 wins or loses half, 0 returns the stake. */
const settled = (above: number): number => Math.min(1, Math.max(-1, 2 * above))

function settle(grid: CountGrid, above: (home: number, away: number) => number): AsianChance | null {
  const size = Math.sqrt(grid.length)
  let win = 0
  let lose = 0
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) {
      const part = settled(above(i, j))
      if (part > 0) win += part * grid[i * size + j]!
      else lose -= part * grid[i * size + j]!
    }
  const probability = win / (win + lose)
  return win > 0 && lose > 0 ? { probability, price: 1 / probability, win, lose } : null
}

const isLine = (line: number): boolean => Number.isFinite(line) && Number.isInteger(line * 4)

/**
 * The bet on a side with a handicap.
 * @param line added to the side's own goals: −1.5, 0, +.25 …
 * @returns null for a line that is no multiple of a quarter, or where a bet cannot win or cannot lose within the grid
 */
export function asianHandicap(grid: CountGrid, side: 'home' | 'away', line: number): AsianChance | null {
  const sign = side === 'home' ? 1 : -1
  return isLine(line) ? settle(grid, (home, away) => sign * (home - away) + line) : null
}

/**
 * The bet on more or fewer goals than a line of quarters; null as for {@link asianHandicap}.
 * @param of whose goals are counted
 */
export function asianTotal(
  grid: CountGrid,
  bet: 'over' | 'under',
  line: number,
  of: 'home' | 'away' | 'both' = 'both',
): AsianChance | null {
  const sign = bet === 'over' ? 1 : -1
  const counted = (home: number, away: number) => (of === 'both' ? home + away : of === 'home' ? home : away)
  return isLine(line) ? settle(grid, (home, away) => sign * (counted(home, away) - line)) : null
}
