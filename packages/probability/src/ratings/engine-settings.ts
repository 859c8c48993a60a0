import type { Pair } from '../grid/results.ts'
import type { RatedMatch } from './rated-match.ts'

/** How an engine learns from one kind of count. */
export interface EngineSettings {
  /** The counts it rates; null where they are unknown or cannot be. */
  counts(match: RatedMatch): Pair | null
  /** Whether shots and corners replace part of the goals. */
  usesShots: boolean
  /** Weight of an observation (κ). */
  gain: number
  /** Variance of a club at its start and the most it can have (P0). */
  startVariance: number
  /** Growth of the variance per day without a match, for at most 60 days (q). */
  dailyVariance: number
  /** Growth of the variance over a break of more than 45 days. */
  summerVariance: number
  /** Growth of the variance over an absence of more than 400 days. */
  absenceVariance: number
  /** Share of an error that the division's bases take in once they are settled. */
  baseRate: number
  /** Mean counts before the first match. */
  startMeans: Pair
  /** Whether divisions have levels that new clubs start from, a little below. */
  levels: boolean
  /** Whether referees have an effect. */
  referees: boolean
}

const MAX_COUNTS = 30

const plausible = (counts: Pair | null): Pair | null =>
  counts !== null && counts[0] + counts[1] <= MAX_COUNTS ? counts : null

/** Goals, in part replaced by what the shots stood for: the engine behind the 1X2 forecast. */
export const SHOTS_ENGINE: EngineSettings = {
  counts: (match) => match.goals,
  usesShots: true,
  gain: 2.5,
  startVariance: 0.12,
  dailyVariance: 4e-5,
  summerVariance: 0.012,
  absenceVariance: 0.02,
  baseRate: 0.002,
  startMeans: [1.5, 1.13],
  levels: true,
  referees: false,
}

/** Goals alone, slower: it completes the first engine for totals. */
export const GOALS_ENGINE: EngineSettings = {
  ...SHOTS_ENGINE,
  usesShots: false,
  gain: 1,
  summerVariance: 0.006,
  baseRate: 0.001,
}

/** National teams, which play seldom and are further apart than clubs of a league. */
export const NATIONS_ENGINE: EngineSettings = {
  ...GOALS_ENGINE,
  startVariance: 0.3,
  dailyVariance: 2e-5,
  summerVariance: 0.0015,
  absenceVariance: 0.01,
}

export const CORNERS_ENGINE: EngineSettings = {
  counts: (match) => plausible(match.corners),
  usesShots: false,
  gain: 0.6,
  startVariance: 0.006,
  dailyVariance: 4e-6,
  summerVariance: 0.001,
  absenceVariance: 0,
  baseRate: 0.004,
  startMeans: [5.57, 4.61],
  levels: false,
  referees: false,
}

/** England and Scotland omit the first of two yellow cards: their divisions have their own bases. */
export const YELLOW_CARDS_ENGINE: EngineSettings = {
  ...CORNERS_ENGINE,
  counts: (match) => plausible(match.yellowCards),
  gain: 0.9,
  startVariance: 0.02,
  dailyVariance: 1e-5,
  summerVariance: 0.003,
  startMeans: [1.71, 1.99],
  referees: true,
}
