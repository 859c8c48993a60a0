import { BOOKMAKER, bookmakerName, type HitRate } from '@touchline/football'
import {
  bothScoreChance,
  cleanSheetChance,
  halfTimeChances,
  overChance,
  removeMargin,
  type ScoreGrid,
  solveGrid,
} from '@touchline/probability'
import type { Books, MatchPrices } from './match-prices.ts'

/** Seen from both sides. */
export interface Implied {
  home: number | null
  away: number | null
}

export interface ImpliedShares {
  shares: Readonly<Record<HitRate, Implied>>
  /** Whose prices the score grid is made of; null without one. */
  source: string | null
  /** Of both teams' wins, by the reference price. */
  win: Implied
}

const UNKNOWN: Implied = { home: null, away: null }
const alike = (chance: number | null): Implied => ({ home: chance, away: chance })

/**
 * What the prices of a match say of what lists count. The score grid is made of 1X2 and over/under 2.5 of one bookmaker: Pinnacle, the
 * average of all, the reference one, or else the first that has both. Corners and cards have prices of their own or none.
 */
export function impliedShares(prices: MatchPrices): ImpliedShares {
  const { reference } = prices
  const order = [BOOKMAKER.pinnacle, BOOKMAKER.average, ...(reference.bookmakerId ? [reference.bookmakerId] : [])]
  const found = gridOf(prices, order)
  const win = removeMargin([reference.home, reference.draw, reference.away])?.probabilities ?? []
  return {
    shares: {
      ...(found ? ofGrid(found.grid) : NOTHING),
      corners_over_95: alike(firstOf(prices.corners, order)),
      cards_over_45: alike(firstOf(prices.cards, order)),
    },
    source: found && bookmakerName(found.bookmakerId),
    win: { home: win[0] ?? null, away: win[2] ?? null },
  }
}

type OfGrid = Exclude<HitRate, 'corners_over_95' | 'cards_over_45'>

const NOTHING: Readonly<Record<OfGrid, Implied>> = {
  over_05: UNKNOWN,
  over_15: UNKNOWN,
  over_25: UNKNOWN,
  over_35: UNKNOWN,
  both_score: UNKNOWN,
  clean_sheet: UNKNOWN,
  half_time_lead: UNKNOWN,
}

function ofGrid(grid: ScoreGrid): Record<OfGrid, Implied> {
  const [leads, , trails] = halfTimeChances(grid)
  return {
    over_05: alike(overChance(grid, 0.5)),
    over_15: alike(overChance(grid, 1.5)),
    over_25: alike(overChance(grid, 2.5)),
    over_35: alike(overChance(grid, 3.5)),
    both_score: alike(bothScoreChance(grid)),
    clean_sheet: { home: cleanSheetChance(grid, 'home'), away: cleanSheetChance(grid, 'away') },
    half_time_lead: { home: leads, away: trails },
  }
}

const inOrder = (books: Books, order: readonly number[]): number[] => [
  ...order.filter((id) => books.has(id)),
  ...[...books.keys()].filter((id) => !order.includes(id)).sort((one, other) => one - other),
]

function gridOf({ result, over25 }: MatchPrices, order: readonly number[]) {
  for (const bookmakerId of inOrder(result, order)) {
    const [home, draw, away] = removeMargin(result.get(bookmakerId) ?? [])?.probabilities ?? []
    const over = removeMargin(over25.get(bookmakerId) ?? [])?.probabilities[0]
    if (home === undefined || draw === undefined || away === undefined || over === undefined) continue
    const solved = solveGrid({ home, draw, away, over })
    if (solved) return { grid: solved.grid, bookmakerId }
  }
  return null
}

/** The first outcome's chance by the first bookmaker who has a book. */
const firstOf = (books: Books, order: readonly number[]): number | null => {
  const [first] = inOrder(books, order)
  return first === undefined ? null : (removeMargin(books.get(first) ?? [])?.probabilities[0] ?? null)
}
