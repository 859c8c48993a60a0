import type { forecastRecord } from '@touchline/database'
import {
  bothScoreChance,
  DISPERSION,
  type MatchProbabilities,
  solveGrid,
  totalOverChance,
} from '@touchline/probability'
import type { MarginFreeBook } from './margin-free-books.ts'

/** The forecasts of one match: 1X2, and the yes of four questions. */
export type Chances = Pick<
  typeof forecastRecord.$inferSelect,
  'homeWin' | 'draw' | 'awayWin' | 'over25' | 'bothScore' | 'cornersOver95' | 'yellowCardsOver35'
>

export const CORNERS_LINE = 9.5
export const YELLOW_CARDS_LINE = 3.5

/** Our own forecasts. Corners and yellow cards are those expected of both sides together. */
export const modelChances = (probabilities: MatchProbabilities, corners: number, yellowCards: number): Chances => ({
  ...goalChances(probabilities),
  cornersOver95: totalOverChance(CORNERS_LINE, corners, DISPERSION.corners),
  yellowCardsOver35: totalOverChance(YELLOW_CARDS_LINE, yellowCards, DISPERSION.yellowCards),
})

/** Chances in the prices; of goals only with an over/under price. */
export function priceChances(threeWay: MarginFreeBook, totals: MarginFreeBook | null): Chances {
  const [home = 0, draw = 0, away = 0] = threeWay.probabilities
  const over = totals?.probabilities[0]
  return {
    ...(over === undefined
      ? { homeWin: home, draw, awayWin: away, over25: null, bothScore: null }
      : goalChances({ home, draw, away, over })),
    cornersOver95: null,
    yellowCardsOver35: null,
  }
}

function goalChances(probabilities: MatchProbabilities) {
  const solved = solveGrid(probabilities)
  return {
    homeWin: probabilities.home,
    draw: probabilities.draw,
    awayWin: probabilities.away,
    over25: probabilities.over,
    bothScore: solved && bothScoreChance(solved.grid),
  }
}
