import { type AsianChance, asianHandicap, asianTotal, type CountGrid } from './asian-lines.ts'
import { bothScoreChance, cleanSheetChance } from './goal-markets.ts'
import { halfTimeChances, secondHalfChances } from './half-time.ts'
import { meanGoals, resultChances, scoreChance, type ThreeChances } from './results.ts'
import type { ScoreGrid } from './score-grid.ts'

/** The bet that a price is for. */
export interface Bet {
  label: '1' | 'X' | '2' | 'yes' | 'no' | 'home' | 'away' | 'over' | 'under'
  /** Handicap of the labelled side, or total; null where the market has no lines. */
  line: number | null
  /** The side, for totals of one side. */
  side: 'home' | 'away' | null
}

/** Markets that follow from the scores. */
export const GOAL_MARKETS = ['FT', 'HTR', 'SHR', 'cShHome', 'cShAway', 'btts', 'firstTS', 'lastTS', 'AH', 'OU'] as const
export type GoalMarket = (typeof GOAL_MARKETS)[number]

/** Markets that follow from the corners of both sides. */
export const CORNER_MARKETS = ['CMB', 'CH', 'tCorner', 'COU'] as const
/** Markets that follow from the cards of both sides. */
export const CARD_MARKETS = ['AHC', 'ATC', 'tCard'] as const
export type CountMarket = (typeof CORNER_MARKETS | typeof CARD_MARKETS)[number]

const PLACE: Readonly<Partial<Record<Bet['label'], 0 | 1 | 2>>> = { '1': 0, X: 1, '2': 2 }

const ofThree = (chances: ThreeChances, { label }: Bet): number | null => {
  const place = PLACE[label]
  return place === undefined ? null : chances[place]
}

const ofTwo = (chance: number, { label }: Bet): number | null =>
  label === 'yes' ? chance : label === 'no' ? 1 - chance : null

/** A bet on a line of the scores, corners or cards of a grid; null for one without a line, and for a line nothing can win or lose. */
export function lineChance(grid: CountGrid, { label, line, side }: Bet): AsianChance | null {
  if (line === null) return null
  if (label === 'home' || label === 'away') return asianHandicap(grid, label, line)
  return label === 'over' || label === 'under' ? asianTotal(grid, { bet: label, line, of: side ?? 'both' }) : null
}

const isSide = ({ label }: Bet): boolean => label === 'home' || label === 'away'

const handicapChance = (grid: CountGrid, bet: Bet): number | null =>
  isSide(bet) ? (lineChance(grid, bet)?.probability ?? null) : null

const totalChanceOf = (grid: CountGrid, bet: Bet): number | null =>
  isSide(bet) ? null : (lineChance(grid, bet)?.probability ?? null)

/** Home, nobody, away: who scores first (or last) of two sides that score evenly over the match. */
function firstGoalChances(grid: ScoreGrid): ThreeChances {
  const [home, away] = meanGoals(grid)
  const nobody = scoreChance(grid, 0, 0)
  const share = home / (home + away)
  return [(1 - nobody) * share, nobody, (1 - nobody) * (1 - share)]
}

/**
 * Probability at which a bet on the scores of a grid is fair: stakes that are returned count for neither side.
 * @returns null for a bet the market does not have, and for a line nothing can win or lose
 */
export function goalBetChance(grid: ScoreGrid, market: GoalMarket, bet: Bet): number | null {
  switch (market) {
    case 'FT':
      return ofThree(resultChances(grid), bet)
    case 'HTR':
      return ofThree(halfTimeChances(grid), bet)
    case 'SHR':
      return ofThree(secondHalfChances(grid), bet)
    case 'cShHome':
      return ofTwo(cleanSheetChance(grid, 'home'), bet)
    case 'cShAway':
      return ofTwo(cleanSheetChance(grid, 'away'), bet)
    case 'btts':
      return ofTwo(bothScoreChance(grid), bet)
    case 'firstTS':
    case 'lastTS':
      return ofThree(firstGoalChances(grid), bet)
    case 'AH':
      return handicapChance(grid, bet)
    case 'OU':
      return totalChanceOf(grid, bet)
  }
}

/** The same of a grid of corners or cards. */
export function countBetChance(grid: CountGrid, market: CountMarket, bet: Bet): number | null {
  if (market === 'CH' || market === 'AHC') return handicapChance(grid, bet)
  if (market !== 'CMB') return totalChanceOf(grid, bet)
  const size = Math.sqrt(grid.length)
  const chances: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) chances[i > j ? 0 : i === j ? 1 : 2] += grid[i * size + j]!
  return ofThree(chances, bet)
}

/** The half line whose bet is nearest to an even one: what a market is shown at where nobody prices it. */
export function evenLine(from: number, until: number, chanceAt: (line: number) => number | null): number | null {
  let found: number | null = null
  let least = 1
  for (let line = from; line <= until; line++) {
    const gap = Math.abs((chanceAt(line) ?? 2) - 0.5)
    if (gap < least) [found, least] = [line, gap]
  }
  return found
}
