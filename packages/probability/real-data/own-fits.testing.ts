import {
  designOf,
  EMPTY_MODEL,
  fitBinary,
  fitThreeWay,
  foldModel,
  LAST_OVER_FIT,
  LAST_RESULT_FIT,
  overFeatures,
  resultFeatures,
  resultOf,
  walkForward,
} from '../src/index.ts'
import type { SeasonMatch } from './season-matches.testing.ts'

/** Forecasts of the engines with the results, and the weights of both logits by season as each July knew them. */
export function ownFits(matches: readonly SeasonMatch[]) {
  const { forecasts } = foldModel(EMPTY_MODEL, matches)
  const results = matches.map((match, at) => ({
    match,
    day: match.day,
    features: resultFeatures(forecasts[at]!),
    outcome: resultOf(match.goals),
  }))
  const totals = matches.map((match, at) => ({
    day: match.day,
    features: overFeatures(forecasts[at]!),
    outcome: match.goals[0] + match.goals[1] > 2.5 ? 1 : 0,
  }))
  return {
    results,
    totals,
    resultFits: walkForward(results, (rows) => fitThreeWay(designOf(rows)), LAST_RESULT_FIT),
    overFits: walkForward(totals, (rows) => fitBinary(designOf(rows)), LAST_OVER_FIT),
  }
}
