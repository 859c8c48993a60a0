import { calibrationError, logLoss, mean, rankedProbabilityScore } from '../src/index.ts'

/** A forecast of three outcomes and which of them it was. */
export interface Result {
  chances: readonly number[]
  result: 0 | 1 | 2
}

const CALIBRATION_BINS = 20

/** Mean log loss and ranked probability score of 1X2 forecasts, and their calibration error in percentage points. */
export function figuresOf(results: readonly Result[]) {
  const pooled = results.flatMap(({ chances, result }) =>
    chances.map((probability, at) => ({ probability, happened: at === result })),
  )
  return {
    matches: results.length,
    logLoss: mean(results.map(({ chances, result }) => logLoss(chances[result]!)))!,
    rps: mean(results.map(({ chances, result }) => rankedProbabilityScore(chances, result)))!,
    calibration: calibrationError(pooled, CALIBRATION_BINS)!,
  }
}
