import { solveLinear } from '../fit/solve-linear.ts'
import type { Pair } from '../grid/results.ts'

/** A match between clubs whose ratings come from different leagues. */
export interface LevelMatch {
  goals: Pair
  /** Expectations of the clubs' own ratings, as logarithms of both sides' goals, if all countries were alike. */
  logMeans: Pair
  /** The parts that add up to a side's level, such as its country. */
  home: readonly string[]
  away: readonly string[]
  /** 1 for a match of today; less, the longer ago it was. */
  weight: number
}

/** The prior of a level before any match. */
export interface LevelPrior {
  mean: number
  variance: number
}

export interface Levels {
  /** Log effect on the goals for, and taken off the goals against. */
  of(keys: readonly string[]): LevelPrior
  /** Extra goals in matches between leagues, at home and away, as logarithms. */
  bases: Pair
}

const BASE_VARIANCE = 0.04
const ROUNDS = 25
const CLOSE = 1e-8

/**
 * How much better the clubs of some countries are than those of others: Poisson regression on what their own ratings expect, each level
 * drawn to its prior, so that few matches move it little.
 */
export function fitLevels(matches: readonly LevelMatch[], priorOf: (key: string) => LevelPrior): Levels {
  const keys = [...new Set(matches.flatMap(({ home, away }) => [...home, ...away]))].sort()
  const index = new Map(keys.map((key, at) => [key, at + 2]))
  const n = keys.length + 2
  const prior = [0, 0, ...keys.map((key) => priorOf(key).mean)]
  const precision = [BASE_VARIANCE, BASE_VARIANCE, ...keys.map((key) => priorOf(key).variance)].map((one) => 1 / one)
  const values = Float64Array.from(prior)
  const rows = matches.flatMap(({ goals, logMeans, home, away, weight }) => {
    const up = home.map((key) => index.get(key)!)
    const down = away.map((key) => index.get(key)!)
    return [
      { base: 0, up, down, offset: logMeans[0], goals: goals[0], weight },
      { base: 1, up: down, down: up, offset: logMeans[1], goals: goals[1], weight },
    ]
  })
  let hessian = new Float64Array(n * n)
  for (let round = 0; round < ROUNDS; round++) {
    hessian = new Float64Array(n * n)
    const gradient = new Float64Array(n)
    for (let at = 0; at < n; at++) {
      gradient[at] = precision[at]! * (prior[at]! - values[at]!)
      hessian[at * n + at] = precision[at]!
    }
    for (const { base, up, down, offset, goals, weight } of rows) {
      const terms = [[base, 1] as const, ...up.map((at) => [at, 1] as const), ...down.map((at) => [at, -1] as const)]
      const mean = Math.exp(terms.reduce((sum, [at, sign]) => sum + sign * values[at]!, offset))
      for (const [at, sign] of terms) {
        gradient[at]! += weight * sign * (goals - mean)
        for (const [other, otherSign] of terms) hessian[at * n + other]! += weight * sign * otherSign * mean
      }
    }
    const step = solveLinear(hessian.slice(), gradient)
    let largest = 0
    for (let at = 0; at < n; at++) {
      values[at]! += step[at]!
      largest = Math.max(largest, Math.abs(step[at]!))
    }
    if (largest < CLOSE) break
  }
  const variances = new Map<string, number>()
  const varianceOf = (key: string) => {
    const at = index.get(key)
    if (at === undefined) return priorOf(key).variance
    const unit = new Float64Array(n)
    unit[at] = 1
    const kept = variances.get(key) ?? solveLinear(hessian.slice(), unit)[at]!
    variances.set(key, kept)
    return kept
  }
  return {
    bases: [values[0]!, values[1]!],
    of: (own) => ({
      mean: own.reduce((sum, key) => sum + (values[index.get(key) ?? -1] ?? priorOf(key).mean), 0),
      variance: own.reduce((sum, key) => sum + varianceOf(key), 0),
    }),
  }
}

/** Settings of the fit of levels: prior variances of a country and of a club without a league rating, and how fast matches fade. */
export const COUNTRY_LEVELS = { country: 0.1, club: 0.03, halfLifeDays: 4 * 365 }
