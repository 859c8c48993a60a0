import { type BinaryFit, binaryChance } from '../fit/binary-logit.ts'
import { LAST_OVER_FIT, LAST_RESULT_FIT } from '../fit/last-fits.ts'
import { type ThreeWayFit, threeWayChances } from '../fit/three-way-logit.ts'
import type { MatchProbabilities } from '../grid/solve-grid.ts'
import { foldDates, forecastMeans, type MeanForecast, type Stepped, step } from './engine.ts'
import { GOALS_ENGINE, SHOTS_ENGINE } from './engine-settings.ts'
import { EMPTY_PI, foldPi, forecastPi, type PiState, stepPi } from './pi-rating.ts'
import type { RatedMatch } from './rated-match.ts'
import { EMPTY_RATINGS, type RatingState } from './rating-state.ts'

/** The engines behind our own 1X2 and over 2.5. */
export interface ModelState {
  shots: RatingState
  goals: RatingState
  pi: PiState
}

export const EMPTY_MODEL: ModelState = { shots: EMPTY_RATINGS, goals: EMPTY_RATINGS, pi: EMPTY_PI }

/** What the engines say of a match: the features of the two logits. */
export interface ModelFeatures {
  result: readonly number[]
  over: readonly number[]
}

/** Fits of the two logits. */
export interface ModelFits {
  result: ThreeWayFit
  over: BinaryFit
}

export const LAST_FITS: ModelFits = { result: LAST_RESULT_FIT, over: LAST_OVER_FIT }

function features([home, away]: MeanForecast, [homeGoals, awayGoals]: MeanForecast, pi: number): ModelFeatures {
  const lead = Math.log(home) - Math.log(away)
  return {
    result: [1, lead, Math.log(home) + Math.log(away), pi],
    over: [1, Math.log(home + away), Math.log(homeGoals + awayGoals), Math.abs(lead)],
  }
}

/** Features of a match ahead, the state only read. */
export function forecastModel(state: ModelState, match: RatedMatch): ModelFeatures {
  const shots = forecastMeans(state.shots, match, SHOTS_ENGINE)
  const goals = forecastMeans(state.goals, match, GOALS_ENGINE)
  return features(shots, goals, forecastPi(state.pi, match))
}

/** One date of all engines; see `step`. */
export function stepModel(state: ModelState, matches: readonly RatedMatch[]): Stepped<ModelState, ModelFeatures> {
  const shots = step(state.shots, matches, SHOTS_ENGINE)
  return together(shots, step(state.goals, matches, GOALS_ENGINE), stepPi(state.pi, matches))
}

/** Many dates of all engines; the forecasts are by date, then in the order given. */
export function foldModel(state: ModelState, matches: readonly RatedMatch[]): Stepped<ModelState, ModelFeatures> {
  const shots = foldDates(state.shots, matches, SHOTS_ENGINE)
  return together(shots, foldDates(state.goals, matches, GOALS_ENGINE), foldPi(state.pi, matches))
}

function together(
  shots: Stepped<RatingState, MeanForecast>,
  goals: Stepped<RatingState, MeanForecast>,
  pi: Stepped<PiState, number>,
): Stepped<ModelState, ModelFeatures> {
  return {
    state: { shots: shots.state, goals: goals.state, pi: pi.state },
    forecasts: shots.forecasts.map((means, at) => features(means, goals.forecasts[at]!, pi.forecasts[at]!)),
  }
}

/** Our own probabilities of a match, from which `solveGrid` makes every market. */
export function modelProbabilities({ result, over }: ModelFeatures, fits: ModelFits = LAST_FITS): MatchProbabilities {
  const [home, draw, away] = threeWayChances(fits.result, result)
  return { home, draw, away, over: binaryChance(fits.over, over) }
}
