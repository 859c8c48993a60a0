import {
  binaryLogLoss,
  brierScore,
  DISPERSION,
  type Forecast,
  mean,
  resultOf,
  threeWayFigures,
  totalOverChance,
} from '@touchline/probability'
import type { EvaluatedMatch } from './evaluated-matches.ts'
import { isCompared } from './price-figures.ts'

interface ModelFigures {
  n: number
  rps: number | null
  ll: number | null
  over25Brier: number | null
}

/** Our own forecasts, on the matches that have average opening and closing prices. */
export function modelFigures() {
  const forecasts: Forecast[] = []
  const brier: number[] = []
  return {
    add(match: EvaluatedMatch) {
      if (!isCompared(match)) return
      const { goals, model } = match
      forecasts.push({ chances: [model.home, model.draw, model.away], result: resultOf(goals) })
      brier.push(brierScore(model.over25, goals[0] + goals[1] > 2.5))
    },
    figures(): ModelFigures {
      const { rps = null, logLoss = null } = threeWayFigures(forecasts) ?? {}
      return { n: forecasts.length, rps, ll: logLoss, over25Brier: mean(brier) }
    },
  }
}

interface GainFigures {
  n: number
  /** Log loss of the division's rate so far, less that of the model. */
  gain: number | null
}

/** Matches of a division before its own rate is a forecast to compare with. */
const SETTLED = 100

/** The gain of the model over its division's rate for a total; the matches come by date. */
function gainFigures(count: 'corners' | 'yellowCards', line: number) {
  const seen = new Map<number, { matches: number; over: number }>()
  const gains: number[] = []
  let day = Number.NaN
  let today: { league: number; isOver: boolean }[] = []
  const learn = () => {
    for (const { league, isOver } of today) {
      const { matches, over } = seen.get(league) ?? { matches: 0, over: 0 }
      seen.set(league, { matches: matches + 1, over: over + (isOver ? 1 : 0) })
    }
    today = []
  }
  return {
    add(match: EvaluatedMatch, isCounted: boolean) {
      if (match.day !== day) learn()
      day = match.day
      const total = match[count]
      if (total === null || total > MAX_COUNTED) return
      const isOver = total > line
      today.push({ league: match.league, isOver })
      const rate = seen.get(match.league)
      if (!isCounted || !rate || rate.matches < SETTLED) return
      const chance = totalOverChance(line, match.model[count], DISPERSION[count])
      gains.push(binaryLogLoss(rate.over / rate.matches, isOver) - binaryLogLoss(chance, isOver))
    },
    figures: (): GainFigures => ({ n: gains.length, gain: mean(gains) }),
  }
}

/** More of both sides together is a mistake in the data. */
const MAX_COUNTED = 30

export const cornersFigures = () => gainFigures('corners', 9.5)
export const yellowCardsFigures = () => gainFigures('yellowCards', 3.5)
