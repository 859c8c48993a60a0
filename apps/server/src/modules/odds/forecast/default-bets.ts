import type { OddsKey } from '@touchline/football'
import { type Bet, evenLine } from '@touchline/probability'

/** Probability of a bet of a market. */
export type ChanceOf = (bet: Bet) => number | null

const bet = (label: Bet['label'], line: number | null = null, side: Bet['side'] = null): Bet => ({ label, line, side })

const handicaps = (line: number | null): Bet[] => (line === null ? [] : [bet('home', line), bet('away', 0 - line)])
const totals = (line: number | null, side: Bet['side'] = null): Bet[] =>
  line === null ? [] : [bet('over', line, side), bet('under', line, side)]
const evenTotal = (chance: ChanceOf, until: number, side: Bet['side'] = null) =>
  totals(
    evenLine(0.5, until, (line) => chance(bet('over', line, side))),
    side,
  )

const GOALS_LINE = 2.5
const MAX_GOALS = 5.5
const MAX_CORNERS = 20.5
const MAX_CARDS = 12.5

/** The bets of a market that nobody prices; of one with lines those that are nearest to even, of goals over and under 2.5. */
export function defaultBets(key: OddsKey, chance: ChanceOf): Bet[] {
  switch (key) {
    case 'cShHome':
    case 'cShAway':
    case 'btts':
      return [bet('yes'), bet('no')]
    case 'AH':
    case 'CH':
    case 'AHC':
      return handicaps(evenLine(-MAX_GOALS, MAX_GOALS, (line) => chance(bet('home', line))))
    case 'OU':
      return totals(GOALS_LINE)
    case 'COU':
      return evenTotal(chance, MAX_CORNERS)
    case 'tCorner':
      return [...evenTotal(chance, MAX_CORNERS, 'home'), ...evenTotal(chance, MAX_CORNERS, 'away')]
    case 'ATC':
      return evenTotal(chance, MAX_CARDS)
    case 'tCard':
      return [...evenTotal(chance, MAX_CARDS, 'home'), ...evenTotal(chance, MAX_CARDS, 'away')]
    default:
      return [bet('1'), bet('X'), bet('2')]
  }
}
