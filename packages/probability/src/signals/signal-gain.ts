import { type BinaryFit, binaryChance, fitBinary } from '../fit/binary-logit.ts'
import { type Design, emptyDesign } from '../fit/design.ts'
import { fitThreeWay, type ThreeWayFit, threeWayChances } from '../fit/three-way-logit.ts'
import { logLoss } from '../score/scores.ts'

/** A match with a forecast and one more thing that was known before it. */
export interface SignalRow {
  /** Features of the forecast it is to improve; the first is 1. */
  base: readonly number[]
  signal: number
  /** For three results 0 home, 1 draw, 2 away; for yes or no 1 and 0. */
  outcome: number
  /** The week of its league: matches that may move together. */
  cluster: number
}

export type OutcomeKind = 'result' | 'yesOrNo'

/**
 * The gain of a signal for each judged match: the log loss of the forecast less that of the forecast with the signal, both fitted on the
 * training rows alone, so that a useless signal costs a little.
 * @returns null where one of them cannot be fitted
 */
export function signalGains(
  kind: OutcomeKind,
  training: readonly SignalRow[],
  judged: readonly SignalRow[],
): number[] | null {
  const before = forecaster(kind, training, baseOf)
  const after = before && forecaster(kind, training, withSignal)
  if (!before || !after) return null
  return judged.map((row) => before(row) - after(row))
}

type Features = (row: SignalRow) => readonly number[]

const baseOf: Features = ({ base }) => base
const withSignal: Features = ({ base, signal }) => [...base, signal]

/** Log loss of a match by the likeliest fit of the training rows. */
function forecaster(kind: OutcomeKind, training: readonly SignalRow[], features: Features) {
  const design = designOf(training, features)
  if (kind === 'result') {
    const fit: ThreeWayFit | null = fitThreeWay(design)
    return fit && ((row: SignalRow) => logLoss(threeWayChances(fit, features(row))[row.outcome]!))
  }
  const fit: BinaryFit | null = fitBinary(design)
  return (
    fit &&
    ((row: SignalRow) => {
      const chance = binaryChance(fit, features(row))
      return logLoss(row.outcome === 1 ? chance : 1 - chance)
    })
  )
}

function designOf(rows: readonly SignalRow[], features: Features): Design {
  const width = rows[0] ? features(rows[0]).length : 0
  const design = emptyDesign(rows.length, width)
  rows.forEach((row, at) => {
    design.features.set(features(row), at * width)
    design.outcomes[at] = row.outcome
  })
  return design
}
