import { describe, expect, test } from 'vitest'
import { foldDates, forecastMeans, step } from './engine.ts'
import {
  CORNERS_ENGINE,
  type EngineSettings,
  GOALS_ENGINE,
  SHOTS_ENGINE,
  YELLOW_CARDS_ENGINE,
} from './engine-settings.ts'
import { byDate } from './rated-match.ts'
import { EMPTY_RATINGS, type RatingState } from './rating-state.ts'
import { drawnSeasons, match } from './seasons.testing.ts'

const ENGINES: readonly (readonly [string, EngineSettings])[] = [
  ['shots', SHOTS_ENGINE],
  ['goals', GOALS_ENGINE],
  ['corners', CORNERS_ENGINE],
  ['yellow cards', YELLOW_CARDS_ENGINE],
]

const SEASONS = drawnSeasons(5)

describe('the first match', () => {
  test('is forecast with the long-run means', () => {
    const means = ENGINES.map(([, settings]) => forecastMeans(EMPTY_RATINGS, match(), settings))
    expect(means).toEqual(
      [
        [1.5, 1.13],
        [1.5, 1.13],
        [5.57, 4.61],
        [1.71, 1.99],
      ].map((pair) => pair.map((mean) => expect.closeTo(mean, 12))),
    )
  })

  test('moves attack and defence by variance, weight and error, computed by hand', () => {
    const { state, forecasts } = step(EMPTY_RATINGS, [match({ goals: [3, 0] })], SHOTS_ENGINE)
    expect(forecasts).toEqual([[expect.closeTo(1.5, 12), expect.closeTo(1.13, 12)]])
    // κ 2.5, λ 1.5, s .24: f = 2.5 / 1.9; a = .12·f·1.5; variance .12 − .0144·f·1.5.
    const f = 2.5 / (1 + 2.5 * 1.5 * 0.24)
    expect(state.clubs.a?.attack).toBeCloseTo(0.12 * f * 1.5, 12)
    expect(state.clubs.b?.defence).toBeCloseTo(-0.12 * f * 1.5, 12)
    expect(state.clubs.a?.attackVariance).toBeCloseTo(0.12 - 0.0144 * f * 1.5, 12)
    const g = 2.5 / (1 + 2.5 * 1.13 * 0.24)
    expect(state.clubs.b?.attack).toBeCloseTo(-0.12 * g * 1.13, 12)
    expect(state.divisions.E0?.homeBase).toBeCloseTo(Math.log(1.5) + 1.5 / 30 / 1.5, 12)
    expect(state.divisions.E0?.matches).toBe(1)
    expect(state.divisions.E0?.attackLevel).toBeCloseTo((0.01 * (0.12 * f * 1.5 - 0.12 * g * 1.13)) / 2, 12)
  })

  test('with shots takes .6 from the chances, corners counting as five where they are unknown', () => {
    const shots = { goals: [1, 0], shots: [10, 5], shotsOnTarget: [5, 2] } as const
    const { state } = step(EMPTY_RATINGS, [match(shots)], SHOTS_ENGINE)
    // x = .2·5 + .07·5 + .25 = 1.6 and .2·2 + .07·3 + .25 = .86; both sums begin at 90.
    const division = state.divisions.E0
    expect(division?.chances).toBeCloseTo(0.998 * 90 + 2.46, 12)
    expect(division?.goals).toBeCloseTo(0.998 * 90 + 1, 12)
    expect(division?.homeBase).toBeCloseTo(Math.log(1.5) + (0.4 + 0.6 * 1.6 - 1.5) / 30 / 1.5, 12)
  })

  test.each([
    ['fewer than four shots', { shots: [2, 1], shotsOnTarget: [1, 1] }],
    ['more on target than shots', { shots: [2, 9], shotsOnTarget: [3, 1] }],
    ['no shots on target known', { shots: [9, 9] }],
  ] as const)('with %s takes the goals alone', (_, figures) => {
    const goals = [2, 1] as const
    const plain = step(EMPTY_RATINGS, [match({ goals })], SHOTS_ENGINE)
    expect(step(EMPTY_RATINGS, [match({ goals, ...figures })], SHOTS_ENGINE)).toEqual(plain)
  })
})

describe('clubs', () => {
  test('in a lower division start lower, and once it is settled a newcomer starts .15 below', () => {
    const lower = match({ division: 'E1', tier: 2 })
    const fresh = step(EMPTY_RATINGS, [{ ...lower, goals: [1, 1] }], SHOTS_ENGINE).state
    expect(fresh.divisions.E1?.attackLevel).toBeCloseTo(-0.15, 2)
    const settled: RatingState = {
      ...EMPTY_RATINGS,
      divisions: { E1: { ...fresh.divisions.E1!, attackLevel: -0.2, defenceLevel: -0.1, matches: 300 } },
    }
    const regular = { attack: 0.3, defence: 0.2, attackVariance: 0.01, defenceVariance: 0.01, lastDay: 19_000 }
    const base = fresh.divisions.E1!.homeBase
    const means = (clubs: RatingState['clubs']) => forecastMeans({ ...settled, clubs }, lower, SHOTS_ENGINE)
    expect(means({ b: regular })[0]).toBeCloseTo(Math.exp(base + (-0.2 - 0.15) - 0.2), 12)
    expect(means({ a: regular })[0]).toBeCloseTo(Math.exp(base + 0.3 - (-0.1 - 0.15)), 12)
    const unsettled = { ...settled, divisions: { E1: { ...settled.divisions.E1!, matches: 299 } } }
    expect(forecastMeans({ ...unsettled, clubs: { b: regular } }, lower, SHOTS_ENGINE)[0]).toBeCloseTo(
      Math.exp(base - 0.2 - 0.2),
      12,
    )
  })

  test('that are only forecast are not learned', () => {
    expect(step(EMPTY_RATINGS, [match()], SHOTS_ENGINE).state).toEqual(EMPTY_RATINGS)
  })

  test('are less certain after a summer and after an absence, never less than at the start', () => {
    const known = { attack: 0, defence: 0, attackVariance: 0.01, defenceVariance: 0.119, lastDay: 19_000 }
    const grown = (days: number) => {
      const state: RatingState = { ...EMPTY_RATINGS, clubs: { a: known } }
      const played = step(state, [match({ day: 19_000 + days, goals: [0, 0] })], SHOTS_ENGINE).state.clubs.a!
      const lambda = 1.5
      // Reverses the reduction by the match itself, by the same formula from the requested variance.
      return (variance: number) =>
        expect(played.attackVariance).toBeCloseTo(
          variance - variance ** 2 * (2.5 / (1 + 2.5 * lambda * (variance + 0.12))) * lambda,
          12,
        )
    }
    grown(7)(0.01 + 7 * 4e-5)
    grown(46)(0.01 + 46 * 4e-5 + 0.012)
    grown(90)(0.01 + 60 * 4e-5 + 0.012)
    grown(401)(0.01 + 60 * 4e-5 + 0.032)
    const later = step({ ...EMPTY_RATINGS, clubs: { a: known } }, [match({ day: 20_000, goals: [0, 0] })], SHOTS_ENGINE)
    expect(later.state.clubs.a?.defenceVariance).toBeLessThan(0.12)
  })

  test('have no levels where corners are counted, and a count above thirty is not believed', () => {
    const lower = match({ tier: 3, corners: [20, 11] })
    const { state, forecasts } = step(EMPTY_RATINGS, [lower], CORNERS_ENGINE)
    expect(forecasts[0]?.[0]).toBeCloseTo(5.57, 12)
    expect(state.clubs).toEqual({})
    expect(
      Object.keys(step(EMPTY_RATINGS, [{ ...lower, corners: [20, 10] }], CORNERS_ENGINE).state.clubs),
    ).toHaveLength(2)
  })
})

describe('the differences between the engines', () => {
  const figures = { goals: [3, 2], corners: [8, 4], yellowCards: [3, 2] } as const

  test.each([
    ['shots', SHOTS_ENGINE, 2.5, 0.12, 30 * 4e-5, 0.012, 0.02, 0.002],
    ['goals', GOALS_ENGINE, 1, 0.12, 30 * 4e-5, 0.006, 0.02, 0.001],
    ['corners', CORNERS_ENGINE, 0.6, 0.006, 30 * 4e-6, 0.001, 0, 0.004],
    ['yellow cards', YELLOW_CARDS_ENGINE, 0.9, 0.02, 30 * 1e-5, 0.003, 0, 0.004],
  ] as const)('%s: gain, variances and rate as published', (_, settings, gain, start, month, summer, absence, rate) => {
    const [homeMean] = settings.startMeans
    const fresh = step(EMPTY_RATINGS, [match(figures)], settings).state
    const [homeCount] = settings.counts(match(figures))!
    const weight = gain / (1 + gain * homeMean * 2 * start)
    expect(fresh.clubs.a?.attack).toBeCloseTo(start * weight * (homeCount - homeMean), 12)
    const club = { attack: 0, defence: 0, attackVariance: start / 100, defenceVariance: start / 100, lastDay: 19_000 }
    const known: RatingState = {
      ...fresh,
      clubs: { a: club, b: club },
      divisions: { E0: { ...fresh.divisions.E0!, homeBase: Math.log(homeMean), matches: 301 } },
    }
    const after = (days: number) => step(known, [match({ ...figures, day: 19_000 + days })], settings).state
    const grown = (days: number, growth: number) => {
      const variance = Math.min(start, start / 100 + growth)
      const step = gain / (1 + gain * homeMean * 2 * variance)
      expect(after(days).clubs.a?.attackVariance).toBeCloseTo(variance - variance ** 2 * step * homeMean, 12)
    }
    grown(30, month)
    grown(100, 2 * month + summer)
    grown(500, 2 * month + summer + absence)
    const early = { E0: { ...known.divisions.E0!, matches: 300 } }
    const sooner = step({ ...known, divisions: early }, [match(figures)], settings).state.divisions.E0!
    expect(sooner.homeBase - Math.log(homeMean)).toBeCloseTo((homeCount - homeMean) / homeMean / 180, 12)
    const moved = after(30).divisions.E0!.homeBase - Math.log(homeMean)
    expect(moved).toBeCloseTo((rate * (homeCount - homeMean)) / homeMean, 12)
  })
})

describe('referees', () => {
  test('with many yellow cards raise the forecast of both sides, but of cards only', () => {
    const strict = drawnSeasons(1).map((one) => ({
      ...one,
      referee: one.division === 'D1' ? 'strict' : 'mild',
      yellowCards: one.division === 'D1' ? ([4, 4] as const) : ([0, 1] as const),
    }))
    const { state } = foldDates(EMPTY_RATINGS, strict, YELLOW_CARDS_ENGINE)
    const next = (referee: string | null) =>
      forecastMeans(state, match({ division: 'new', home: 'x', away: 'y', referee }), YELLOW_CARDS_ENGINE)
    expect(next('strict')[0]).toBeGreaterThan(1.71)
    expect(next('strict')[1] / next(null)[1]).toBeCloseTo(next('strict')[0] / next(null)[0], 12)
    expect(next('mild')[0]).toBeLessThan(1.71)
    expect(next('unknown')).toEqual(next(null))
    expect(foldDates(EMPTY_RATINGS, strict, CORNERS_ENGINE).state.referees).toEqual({})
  })

  test('after one match, computed by hand', () => {
    const first = match({ yellowCards: [4, 3], referee: 'r' })
    const referee = step(EMPTY_RATINGS, [first], YELLOW_CARDS_ENGINE).state.referees.r!
    const f = 0.9 / (1 + 0.9 * 3.7 * 0.03)
    expect(referee.effect).toBeCloseTo(0.03 * f * 3.3, 12)
    expect(referee.variance).toBeCloseTo(0.03 - 0.0009 * f * 3.7 + 1e-4, 12)
  })
})

describe.each(ENGINES)('the %s engine', (_, settings) => {
  const whole = foldDates(EMPTY_RATINGS, SEASONS, settings)

  test('taken up again after every date, through JSON, leads to the same numbers as one pass', () => {
    let state: RatingState = EMPTY_RATINGS
    const forecasts = byDate(SEASONS).flatMap((date) => {
      const stepped = step(state, date, settings)
      state = JSON.parse(JSON.stringify(stepped.state))
      return stepped.forecasts
    })
    forecasts.forEach(([home, away], at) => {
      expect(Math.abs(home - whole.forecasts[at]![0])).toBeLessThan(1e-9)
      expect(Math.abs(away - whole.forecasts[at]![1])).toBeLessThan(1e-9)
    })
    expect(state).toEqual(JSON.parse(JSON.stringify(whole.state)))
  })

  test('forecasts nothing from what comes later: other results after a day change no forecast up to it', () => {
    const day = SEASONS[Math.floor(SEASONS.length / 2)]!.day
    const figures = SEASONS.filter((one) => one.day >= day).toReversed()
    const shuffled = SEASONS.map((one) => {
      if (one.day < day) return one
      const { goals, shots, shotsOnTarget, corners, yellowCards } = figures.pop()!
      return { ...one, goals: goals && ([goals[1] + 1, goals[0]] as const), shots, shotsOnTarget, corners, yellowCards }
    })
    const other = foldDates(EMPTY_RATINGS, shuffled, settings).forecasts
    const until = SEASONS.filter((one) => one.day <= day).length
    expect(other.slice(0, until)).toEqual(whole.forecasts.slice(0, until))
    if (settings.usesShots) expect(other.slice(until)).not.toEqual(whole.forecasts.slice(until))
  })

  test('learns the same from a date in any order', () => {
    const turned = byDate(SEASONS).flatMap((date) => date.toReversed())
    expect(foldDates(EMPTY_RATINGS, turned, settings).state).toEqual(whole.state)
  })

  test('leaves the state it was given as it was', () => {
    const before = JSON.stringify(whole.state)
    step(whole.state, byDate(SEASONS).at(-1)!, settings)
    expect(JSON.stringify(whole.state)).toBe(before)
  })
})
