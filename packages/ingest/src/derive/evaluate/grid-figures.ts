import {
  asianHandicap,
  binaryLogLoss,
  bothScoreChance,
  cleanSheetChance,
  halfTimeChances,
  halfTimeFullTime,
  logLoss,
  mean,
  overChance,
  rankedProbabilityScore,
  removeMargin,
  resultOf,
  type ScoreGrid,
  scoreChance,
  solveGrid,
  teamOverChance,
  winByAtLeast,
} from '@touchline/probability'
import type { EvaluatedMatch } from './evaluated-matches.ts'

/** Log loss of every yes-or-no market of a grid, and of the exact score. */
function losses(grid: ScoreGrid, [home, away]: EvaluatedMatch['goals']) {
  const over = (line: number) => binaryLogLoss(overChance(grid, line), home + away > line)
  return {
    correctScore: logLoss(scoreChance(grid, home, away)),
    btts: binaryLogLoss(bothScoreChance(grid), home > 0 && away > 0),
    over05: over(0.5),
    over15: over(1.5),
    over25: over(2.5),
    over35: over(3.5),
    over45: over(4.5),
    over55: over(5.5),
    homeCleanSheet: binaryLogLoss(cleanSheetChance(grid, 'home'), away === 0),
    awayCleanSheet: binaryLogLoss(cleanSheetChance(grid, 'away'), home === 0),
    homeOver15: binaryLogLoss(teamOverChance(grid, 'home', 1.5), home > 1.5),
    awayOver15: binaryLogLoss(teamOverChance(grid, 'away', 1.5), away > 1.5),
    homeMinus15: binaryLogLoss(winByAtLeast(grid, 'home', 2), home - away >= 2),
  }
}

type GridMarket = keyof ReturnType<typeof losses>

type GridFigures = Record<GridMarket, number | null> & {
  n: number
  halfTime: { ll: number | null; rps: number | null }
  halfTimeFullTime: number | null
  /** Mean distance of the derived Asian handicap from its closing average, in percentage points. */
  asianDistance: number | null
}

/**
 * In these seasons of these leagues the files call over and under alike; which is which is read from their order alone, so nothing is
 * judged by them.
 */
const ALIKE_LEAGUES: readonly (string | null)[] = [
  'germany/bundesliga',
  'spain/la-liga',
  'italy/serie-a',
  'france/ligue-1',
]
const ALIKE_SEASONS: readonly number[] = [2015, 2016]

const isAmbiguous = ({ stableKey, season }: EvaluatedMatch): boolean =>
  ALIKE_LEAGUES.includes(stableKey) && ALIKE_SEASONS.includes(season)

/** How good the markets of a score grid are that is made of the average opening 1X2 and over/under 2.5. */
export function gridFigures() {
  const lost = new Map<GridMarket, number[]>()
  const half = { ll: [] as number[], rps: [] as number[] }
  const both: number[] = []
  const asian: number[] = []
  let n = 0
  return {
    add(match: EvaluatedMatch) {
      const closing = match.asian && gridOf(match.result.closing, match.totals.closing)
      const chance = closing && match.asian && asianHandicap(closing, 'home', match.asian.line)
      const fair = match.asian && removeMargin(match.asian.closing)?.probabilities[0]
      if (chance && fair !== null && fair !== undefined) asian.push(100 * Math.abs(chance.probability - fair))
      if (isAmbiguous(match)) return
      const grid = gridOf(match.result.opening, match.totals.opening)
      if (!grid) return
      n++
      for (const [market, loss] of Object.entries(losses(grid, match.goals)) as [GridMarket, number][]) {
        const list = lost.get(market)
        if (list) list.push(loss)
        else lost.set(market, [loss])
      }
      const atHalf = match.halfTime && resultOf(match.halfTime)
      if (atHalf === null) return
      half.ll.push(logLoss(halfTimeChances(grid)[atHalf]))
      half.rps.push(rankedProbabilityScore(halfTimeChances(grid), atHalf))
      both.push(logLoss(halfTimeFullTime(grid)[atHalf][resultOf(match.goals)]))
    },
    figures(): GridFigures {
      const market = (name: GridMarket) => mean(lost.get(name) ?? [])
      return {
        n,
        correctScore: market('correctScore'),
        btts: market('btts'),
        over05: market('over05'),
        over15: market('over15'),
        over25: market('over25'),
        over35: market('over35'),
        over45: market('over45'),
        over55: market('over55'),
        homeCleanSheet: market('homeCleanSheet'),
        awayCleanSheet: market('awayCleanSheet'),
        homeOver15: market('homeOver15'),
        awayOver15: market('awayOver15'),
        homeMinus15: market('homeMinus15'),
        halfTime: { ll: mean(half.ll), rps: mean(half.rps) },
        halfTimeFullTime: mean(both),
        asianDistance: mean(asian),
      }
    },
  }
}

/** The grid of the margin-free prices of a match; null where they are not known or no grid has them. */
export function gridOf(result: readonly number[] | null, totals: readonly number[] | null): ScoreGrid | null {
  const [home, draw, away] = (result && removeMargin(result)?.probabilities) ?? []
  const over = totals && removeMargin(totals)?.probabilities[0]
  if (home === undefined || draw === undefined || away === undefined || over === null || over === undefined) return null
  return solveGrid({ home, draw, away, over })?.grid ?? null
}
