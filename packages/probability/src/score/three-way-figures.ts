import { calibrationError } from './calibration.ts'
import { logLoss, mean, rankedProbabilityScore } from './scores.ts'

/** A forecast of three outcomes and the actual one. */
export interface Forecast {
  chances: readonly number[]
  result: 0 | 1 | 2
}

export interface ThreeWayFigures {
  matches: number
  logLoss: number
  rps: number
  /** Expected calibration error in percentage points, the outcomes pooled. */
  calibration: number
}

const CALIBRATION_BINS = 20

/** How good forecasts of 1X2 were; null of none. @param bins of the calibration: 10 in play */
export function threeWayFigures(forecasts: readonly Forecast[], bins = CALIBRATION_BINS): ThreeWayFigures | null {
  const loss = mean(forecasts.map(({ chances, result }) => logLoss(chances[result]!)))
  const rps = mean(forecasts.map(({ chances, result }) => rankedProbabilityScore(chances, result)))
  const pooled = forecasts.flatMap(({ chances, result }) =>
    chances.map((probability, at) => ({ probability, happened: at === result })),
  )
  const calibration = calibrationError(pooled, bins)
  return loss === null || rps === null || calibration === null
    ? null
    : { matches: forecasts.length, logLoss: loss, rps, calibration }
}
