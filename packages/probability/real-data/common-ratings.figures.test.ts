import { beforeAll, describe, expect, test } from 'vitest'
import {
  byDate,
  COUNTRY_LEVELS,
  dayNumber,
  EMPTY_RATINGS,
  type Forecast,
  fitLevels,
  foldDates,
  type GridParameters,
  NATIONS_ENGINE,
  type Pair,
  ratedNations,
  resultChances,
  scoreGrid,
  seasonOf,
} from '../src/index.ts'
import { type CupMatch, europeanCups } from './european-cups.testing.ts'
import { figuresOf } from './figures.testing.ts'
import { type ListedNations, nationsMatches } from './nations-matches.testing.ts'

const RHO = -0.06
const outcome = ([home, away]: Pair): Forecast['result'] => (home > away ? 0 : home === away ? 1 : 2)
const forecastOf = ({ a, b }: Omit<GridParameters, 'rho'>, goals: Pair): Forecast => ({
  chances: resultChances(scoreGrid({ a, b, rho: RHO })),
  result: outcome(goals),
})

/** Frequencies so far as chances of the next matches. */
function baseRates(before: readonly Pair[]): number[] {
  const times = [0, 0, 0]
  for (const goals of before) times[outcome(goals)]!++
  return times.map((count) => count / before.length)
}

describe('clubs of different countries', () => {
  const YEAR = 365
  /** Seasons before the first that is judged. */
  const LEARNED = 3
  let cups: CupMatch[]
  beforeAll(() => {
    cups = europeanCups()
  }, 600_000)

  test('are compared better by the levels of their countries than by any rating without them', () => {
    const seasons = [...new Set(cups.map(({ day }) => seasonOf(day)))].slice(LEARNED)
    const ours: Forecast[] = []
    const alike: Forecast[] = []
    const together: Forecast[] = []
    const base: Forecast[] = []
    for (const season of seasons) {
      const before = cups.filter(({ day }) => seasonOf(day) < season)
      const own = cups.filter(({ day }) => seasonOf(day) === season)
      const start = own[0]!.day
      // Nothing of the season itself is known.
      const levels = fitLevels(
        before.map((match) => ({ ...match, weight: 0.5 ** ((start - match.day) / COUNTRY_LEVELS.halfLifeDays) })),
        (key) => ({ mean: 0, variance: /^\d+$/.test(key) ? COUNTRY_LEVELS.country : COUNTRY_LEVELS.club }),
      )
      const rates = baseRates(before.map(({ goals }) => goals))
      for (const { goals, logMeans, home, away, oneEngine } of own) {
        const lead = levels.of(home).mean - levels.of(away).mean
        const [h, a] = levels.bases
        ours.push(forecastOf({ a: logMeans[0] + h + lead, b: logMeans[1] + a - lead }, goals))
        alike.push(forecastOf({ a: logMeans[0], b: logMeans[1] }, goals))
        together.push(forecastOf({ a: oneEngine[0], b: oneEngine[1] }, goals))
        base.push({ chances: rates, result: outcome(goals) })
      }
    }
    const figures = [ours, together, alike, base].map((forecasts) => figuresOf(forecasts))
    const shown = figures.map(({ matches, logLoss, rps }) => [matches, round(logLoss), round(rps)])
    expect(shown).toEqual(CLUBS)
    expect(COUNTRY_LEVELS.halfLifeDays).toBe(4 * YEAR)
  })
})

describe('national teams', () => {
  /** The constants were chosen on the twelve years before. */
  const FROM = dayNumber('2014-01-01')
  const MAJOR = /^(FIFA World Cup|UEFA Euro|Copa América|African Cup of Nations|AFC Asian Cup|Gold Cup)$/

  let matches: ListedNations[]
  beforeAll(() => {
    matches = nationsMatches()
  })

  test('are forecast better by our engine than by Elo, in all matches and at the tournaments', () => {
    const ordered = byDate(matches).flat()
    const { forecasts } = foldDates(EMPTY_RATINGS, ordered.map(ratedNations), NATIONS_ENGINE)
    const elo = eloChances(ordered)
    const rates = baseRates(ordered.filter(({ day }) => day < FROM).map(({ goals }) => goals))
    const judged = ordered.flatMap(({ day, goals, tournament }, at) => {
      if (day < FROM) return []
      const [home, away] = forecasts[at]!
      const result = outcome(goals)
      return [
        {
          isMajor: MAJOR.test(tournament),
          ours: forecastOf({ a: Math.log(home), b: Math.log(away) }, goals),
          elo: { chances: elo[at]!, result },
          base: { chances: rates, result },
        },
      ]
    })
    const shown = [judged, judged.filter(({ isMajor }) => isMajor)].map((own) =>
      (['ours', 'elo', 'base'] as const).map((kind) => {
        const figures = figuresOf(own.map((one) => one[kind]))
        return [figures.matches, round(figures.logLoss), round(figures.rps)]
      }),
    )
    expect(shown).toEqual(NATIONS)
  })

  /** Elo as eloratings.net has it, its expectation turned into chances by what happened so far at the same one. */
  function eloChances(ordered: readonly ListedNations[]): number[][] {
    const ratings = new Map<string, number>()
    const bins = Array.from({ length: 41 }, () => [1, 1, 1])
    return ordered.map(({ home, away, neutral, goals, tournament }) => {
      const [host, guest] = [ratings.get(home) ?? 1_500, ratings.get(away) ?? 1_500]
      const expected = 1 / (1 + 10 ** (-(host + (neutral ? 0 : 100) - guest) / 400))
      const bin = bins[Math.round(expected * 40)]!
      const sum = bin.reduce((total, count) => total + count, 0)
      const chances = bin.map((count) => count / sum)
      const result = outcome(goals)
      bin[result]!++
      const weight = MAJOR.test(tournament) ? 60 : tournament === 'Friendly' ? 20 : 40
      const lead = Math.abs(goals[0] - goals[1])
      const change = weight * (lead < 2 ? 1 : lead === 2 ? 1.5 : (11 + lead) / 8) * ([1, 0.5, 0][result]! - expected)
      ratings.set(home, host + change)
      ratings.set(away, guest - change)
      return chances
    })
  }
})

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** Matches, log loss and RPS: with levels, one engine for leagues and cups, all countries alike, what happened so far. */
const CLUBS: readonly (readonly number[])[] = [
  [807, 0.9507, 0.2006],
  [807, 0.9694, 0.2068],
  [807, 1.04, 0.2288],
  [807, 1.0443, 0.2352],
]
/** The same of all matches and of the tournaments: our engine, Elo, what happened so far. */
const NATIONS: readonly (readonly (readonly number[])[])[] = [
  [
    [7279, 0.869, 0.1695],
    [7279, 0.8887, 0.1743],
    [7279, 1.0525, 0.2282],
  ],
  [
    [654, 0.9197, 0.1814],
    [654, 0.9352, 0.1857],
    [654, 1.0739, 0.2335],
  ],
]
