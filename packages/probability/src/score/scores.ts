/**
 * Ranked probability score of ordered outcomes, 0 (certain and right) to 1; for three outcomes it is the usual score divided by two.
 * @param probabilities of the outcomes in their order, adding up to 1
 * @param outcome index of the actual outcome
 * @source Epstein 1969; Constantinou and Fenton 2012
 */
export function rankedProbabilityScore(probabilities: readonly number[], outcome: number): number {
  let sum = 0
  let ahead = 0
  for (let at = 0; at < probabilities.length - 1; at++) {
    ahead += probabilities[at]!
    sum += (ahead - (outcome <= at ? 1 : 0)) ** 2
  }
  return sum / (probabilities.length - 1)
}

/** A forecast of 0 has no finite log loss: it counts as this. */
const MIN_PROBABILITY = 1e-15

/** Log loss, in nats, of the probability that a forecast gave to what happened. */
export const logLoss = (probability: number): number => -Math.log(Math.max(MIN_PROBABILITY, probability))

/** Log loss of a yes-or-no forecast. */
export const binaryLogLoss = (probability: number, happened: boolean): number =>
  logLoss(happened ? probability : 1 - probability)

/** Brier score of a yes-or-no forecast, 0 to 1. */
export const brierScore = (probability: number, happened: boolean): number => (probability - (happened ? 1 : 0)) ** 2

/** The result of a score: 0 home, 1 draw, 2 away. */
export const resultOf = ([home, away]: readonly [number, number]): 0 | 1 | 2 =>
  home > away ? 0 : home === away ? 1 : 2

/** Arithmetic mean; null of nothing. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}
