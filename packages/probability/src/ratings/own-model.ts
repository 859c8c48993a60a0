import { type BinaryFit, binaryChance } from '../fit/binary-logit.ts'
import { LAST_OVER_FIT, LAST_RESULT_FIT } from '../fit/last-fits.ts'
import { type ThreeWayFit, threeWayChances } from '../fit/three-way-logit.ts'
import type { Pair } from '../grid/results.ts'
import type { MatchProbabilities } from '../grid/solve-grid.ts'
import { foldDates, type Stepped } from './engine.ts'
import { CORNERS_ENGINE, GOALS_ENGINE, SHOTS_ENGINE, YELLOW_CARDS_ENGINE } from './engine-settings.ts'
import { EMPTY_PI, foldPi, type PiState } from './pi-rating.ts'
import type { RatedMatch } from './rated-match.ts'
import { EMPTY_RATINGS, type RatingState } from './rating-state.ts'

/** The engines behind our own forecasts. */
export const ENGINES = {
  shots: SHOTS_ENGINE,
  goals: GOALS_ENGINE,
  corners: CORNERS_ENGINE,
  yellowCards: YELLOW_CARDS_ENGINE,
} as const

export type EngineName = keyof typeof ENGINES

/** State of every engine after a day, and the pi-ratings. */
export interface ModelState extends Record<EngineName, RatingState> {
  pi: PiState
}

export const EMPTY_MODEL: ModelState = {
  shots: EMPTY_RATINGS,
  goals: EMPTY_RATINGS,
  corners: EMPTY_RATINGS,
  yellowCards: EMPTY_RATINGS,
  pi: EMPTY_PI,
}

/** Forecasts of the engines for a match before its day. */
export interface ModelForecast {
  /** Logarithms of both sides' expected goals, by goals and shots. */
  logMeans: Pair
  /** Logarithm of the expected goals of both sides together, by goals alone. */
  logGoals: number
  /** Difference of the pi-ratings, in goals. */
  pi: number
  /** Expected counts. */
  corners: Pair
  yellowCards: Pair
  /** Log effect of the referee on the yellow cards of both sides, in them already; null where none is named. */
  refereeEffect: number | null
}

/** Features of a forecast for the 1X2 and the over 2.5 logit. */
export type FitFeatures = Pick<ModelForecast, 'logMeans' | 'logGoals' | 'pi'>

/** Fits of the two logits. */
export interface ModelFits {
  result: ThreeWayFit
  over: BinaryFit
}

export const LAST_FITS: ModelFits = { result: LAST_RESULT_FIT, over: LAST_OVER_FIT }

/** Features of the 1X2 logit: [1, ln λH − ln λA, ln λH + ln λA, pi difference]. */
export const resultFeatures = ({ logMeans: [home, away], pi }: FitFeatures): readonly number[] => [
  1,
  home - away,
  home + away,
  pi,
]

/** Features of the over 2.5 logit: [1, ln(λH + λA), the same of the goals engine, |ln λH − ln λA|]. */
export const overFeatures = ({ logMeans: [home, away], logGoals }: FitFeatures): readonly number[] => [
  1,
  Math.log(Math.exp(home) + Math.exp(away)),
  logGoals,
  Math.abs(home - away),
]

/**
 * The dates of all matches in turn, by every engine: those of a date are forecast before any of them is learned from, those without counts
 * are forecast only. The state is only read.
 * @returns forecasts by date, then in the order given
 */
export function foldModel(state: ModelState, matches: readonly RatedMatch[]): Stepped<ModelState, ModelForecast> {
  const shots = foldDates(state.shots, matches, ENGINES.shots)
  const goals = foldDates(state.goals, matches, ENGINES.goals)
  const corners = foldDates(state.corners, matches, ENGINES.corners)
  const yellowCards = foldDates(state.yellowCards, matches, ENGINES.yellowCards)
  const pi = foldPi(state.pi, matches)
  return {
    state: {
      shots: shots.state,
      goals: goals.state,
      corners: corners.state,
      yellowCards: yellowCards.state,
      pi: pi.state,
    },
    forecasts: shots.forecasts.map(([home, away], at) => {
      const [homeGoals, awayGoals] = goals.forecasts[at]!
      return {
        logMeans: [Math.log(home), Math.log(away)],
        logGoals: Math.log(homeGoals + awayGoals),
        pi: pi.forecasts[at]!,
        corners: corners.forecasts[at]!,
        yellowCards: yellowCards.forecasts[at]!,
        refereeEffect: yellowCards.refereeEffects[at]!,
      }
    }),
  }
}

/** Our own probabilities of a match, from which `solveGrid` makes every market. */
export function modelProbabilities(forecast: FitFeatures, fits: ModelFits = LAST_FITS): MatchProbabilities {
  const [home, draw, away] = threeWayChances(fits.result, resultFeatures(forecast))
  return { home, draw, away, over: binaryChance(fits.over, overFeatures(forecast)) }
}
