import type { ScoreGrid } from './score-grid.ts'

/** How a bet ends: chances that add up to 1. */
export interface Settlement {
  win: number
  /** Half of the stake wins, the other half comes back. */
  halfWin: number
  /** The stake comes back. */
  returned: number
  halfLose: number
  lose: number
}

/** The value of a bet on an Asian line without margin. */
export interface AsianChance {
  /** W / (W + L), half wins and half losses weighing one half: the price at which the bet is fair is 1 / probability. */
  probability: number
  /** Decimal price at which the bet breaks even in the long run. */
  price: number
  /** Share of stakes won: full wins and half of the half wins. */
  win: number
  /** Share of stakes lost. */
  lose: number
  settlement: Settlement
}

/** Probabilities of all pairs of counts, goals or others: square, those of the home side major. */
export type CountGrid = ScoreGrid

/** Won part of the stake, −1 to 1, for goals above (or below) a line: ±.25 wins or loses half, 0 returns the stake. */
const settled = (above: number): number => Math.min(1, Math.max(-1, 2 * above))

function settle(grid: CountGrid, above: (home: number, away: number) => number): AsianChance | null {
  const size = Math.sqrt(grid.length)
  const ends: Settlement = { win: 0, halfWin: 0, returned: 0, halfLose: 0, lose: 0 }
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) {
      const part = settled(above(i, j))
      const end =
        part > 0.5 ? 'win' : part > 0 ? 'halfWin' : part === 0 ? 'returned' : part < -0.5 ? 'lose' : 'halfLose'
      ends[end] += grid[i * size + j]!
    }
  const { win, lose } = stakesOf(ends)
  const probability = win / (win + lose)
  return win > 0 && lose > 0 ? { probability, price: 1 / probability, win, lose, settlement: ends } : null
}

/** Shares of stakes won and lost. */
const stakesOf = ({ win, halfWin, halfLose, lose }: Settlement) => ({
  win: win + halfWin / 2,
  lose: lose + halfLose / 2,
})

/** The long-run return of a bet at a decimal price as a share of the stake: −.04 is a loss of 4 %. */
export function stakeValue(settlement: Settlement, price: number): number {
  const { win, lose } = stakesOf(settlement)
  return win * (price - 1) - lose
}

/**
 * The settlement of a bet that is fair at another probability, such as the market's: the returned part stays, wins and losses keep their
 * ratio.
 */
export function settledAt({ settlement, win, lose }: AsianChance, probability: number): Settlement {
  const { returned } = settlement
  const odds = (win * (1 - probability)) / (lose * probability)
  const wins = (1 - returned) / (settlement.win + settlement.halfWin + odds * (settlement.lose + settlement.halfLose))
  const loses = wins * odds
  return {
    win: wins * settlement.win,
    halfWin: wins * settlement.halfWin,
    returned,
    halfLose: loses * settlement.halfLose,
    lose: loses * settlement.lose,
  }
}

/** Whether a bet on a line can end otherwise than won or lost: on whole and quarter ones. */
export const canReturn = (line: number | null): boolean => line !== null && !Number.isInteger(line + 0.5)

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
  { bet, line, of = 'both' }: { bet: 'over' | 'under'; line: number; of?: 'home' | 'away' | 'both' },
): AsianChance | null {
  const sign = bet === 'over' ? 1 : -1
  const counted = (home: number, away: number) => (of === 'both' ? home + away : of === 'home' ? home : away)
  return isLine(line) ? settle(grid, (home, away) => sign * (counted(home, away) - line)) : null
}
