import {
  type Forecast,
  removeMargin,
  removeMarginInProportion,
  resultOf,
  threeWayFigures,
} from '@touchline/probability'
import type { EvaluatedMatch } from './evaluated-matches.ts'

interface MarginFigures {
  n: number
  ll: number | null
  ece: number | null
}

interface MarginMethods {
  power: MarginFigures
  proportional: MarginFigures
}

interface PriceFigures {
  n: number
  rps: number | null
  ll: number | null
}

const TIMES = ['opening', 'closing'] as const
const both = <T>(make: (time: 'opening' | 'closing') => T): { opening: T; closing: T } => ({
  opening: make('opening'),
  closing: make('closing'),
})

/** How well average 1X2 prices without their margin are calibrated, by how it is taken out. */
export function marginFigures() {
  const kept = both(() => ({ power: [] as Forecast[], proportional: [] as Forecast[] }))
  const figures = (forecasts: readonly Forecast[]): MarginFigures => {
    const { logLoss = null, calibration = null } = threeWayFigures(forecasts) ?? {}
    return { n: forecasts.length, ll: logLoss, ece: calibration }
  }
  return {
    add({ result: book, goals }: EvaluatedMatch) {
      for (const time of TIMES) {
        const prices = book[time]
        const power = prices && removeMargin(prices)
        const proportional = prices && removeMarginInProportion(prices)
        if (!power || !proportional) continue
        kept[time].power.push({ chances: power.probabilities, result: resultOf(goals) })
        kept[time].proportional.push({ chances: proportional, result: resultOf(goals) })
      }
    },
    figures: (): { opening: MarginMethods; closing: MarginMethods } =>
      both((time) => ({ power: figures(kept[time].power), proportional: figures(kept[time].proportional) })),
  }
}

/** The average prices of the matches that have both, opening and closing: the baseline of our own forecasts. */
export function priceFigures() {
  const kept = both(() => [] as Forecast[])
  return {
    add(match: EvaluatedMatch) {
      if (!isCompared(match)) return
      for (const time of TIMES) {
        const fair = removeMargin(match.result[time] ?? [])
        if (fair) kept[time].push({ chances: fair.probabilities, result: resultOf(match.goals) })
      }
    },
    figures: (): { opening: PriceFigures; closing: PriceFigures } =>
      both((time) => {
        const { rps = null, logLoss = null } = threeWayFigures(kept[time]) ?? {}
        return { n: kept[time].length, rps, ll: logLoss }
      }),
  }
}

/** Whether a match has average opening and closing prices. */
export const isCompared = ({ result }: EvaluatedMatch): boolean => result.opening !== null && result.closing !== null
