import { describe, expect, test } from 'vitest'
import { sum } from '../worked-examples.testing.ts'
import {
  EMPTY_MODEL,
  foldModel,
  type ModelState,
  modelProbabilities,
  overFeatures,
  resultFeatures,
} from './own-model.ts'
import { EMPTY_PI, foldPi, forecastPi, stepPi } from './pi-rating.ts'
import { byDate } from './rated-match.ts'
import { drawnSeasons, match } from './seasons.testing.ts'

const SEASONS = drawnSeasons(4)

describe('pi-ratings', () => {
  test('after a 4–1 between clubs without ratings, computed by hand', () => {
    const { state, forecasts } = stepPi(EMPTY_PI, [match({ goals: [4, 1] })])
    const change = 0.045 * 3 * Math.log10(4)
    expect(forecasts).toEqual([0])
    expect(state.a).toEqual({ home: expect.closeTo(change, 12), away: expect.closeTo(0.79 * change, 12) })
    expect(state.b).toEqual({ home: expect.closeTo(-0.79 * change, 12), away: expect.closeTo(-change, 12) })
    expect(forecastPi(state, { home: 'a', away: 'b' })).toBeCloseTo(2 * (10 ** (change / 3) - 1), 12)
  })

  test('an unplayed match changes nothing', () => {
    expect(stepPi(EMPTY_PI, [match()]).state).toEqual({})
  })

  test('mirror with the results', () => {
    const mirrored = SEASONS.map((one) => ({ ...one, goals: [one.goals![1], one.goals![0]] as const }))
    const one = foldPi(EMPTY_PI, SEASONS).forecasts
    const other = foldPi(EMPTY_PI, mirrored).forecasts
    other.forEach((forecast, at) => {
      expect(forecast).toBeCloseTo(-one[at]!, 10)
    })
  })
})

describe('our own probabilities', () => {
  const whole = foldModel(EMPTY_MODEL, SEASONS)

  test('taken up again after every date, through JSON, are those of one pass', () => {
    let state: ModelState = EMPTY_MODEL
    const forecasts = byDate(SEASONS).flatMap((date) => {
      const stepped = foldModel(state, date)
      state = JSON.parse(JSON.stringify(stepped.state))
      return stepped.forecasts
    })
    forecasts.forEach((forecast, at) => {
      for (const features of [resultFeatures, overFeatures])
        features(forecast).forEach((value, feature) => {
          expect(Math.abs(value - features(whole.forecasts[at]!)[feature]!)).toBeLessThan(1e-9)
        })
    })
  })

  test('for a match ahead are those that its own date would bring', () => {
    const dates = byDate(SEASONS)
    const { state } = foldModel(EMPTY_MODEL, dates.slice(0, -1).flat())
    const unplayed = { goals: null, shots: null, shotsOnTarget: null, corners: null, yellowCards: null }
    const ahead = foldModel(
      state,
      dates.at(-1)!.map((one) => ({ ...one, ...unplayed })),
    )
    expect(ahead.forecasts).toEqual(foldModel(state, dates.at(-1)!).forecasts)
    expect(ahead.state.shots.clubs).toEqual(state.shots.clubs)
  })

  test('for two unknown clubs lean to the home side and add up to 1', () => {
    const { home, draw, away, over } = modelProbabilities(foldModel(EMPTY_MODEL, [match()]).forecasts[0]!)
    expect(sum([home, draw, away])).toBeCloseTo(1, 12)
    expect(home).toBeGreaterThan(away)
    const logit = -1.8752 + (1.4854 + 0.363) * Math.log(2.63) + 0.1861 * Math.log(1.5 / 1.13)
    expect(over).toBeCloseTo(1 / (1 + Math.exp(-logit)), 10)
    expect(Math.log(away / draw)).toBeCloseTo(0.0998 - 0.733 * Math.log(1.5 / 1.13) + 0.3033 * Math.log(1.5 * 1.13), 10)
    // .0772 + .8796·ln(1.5/1.13) + .2717·ln(1.5·1.13), against the draw.
    expect(Math.log(home / draw)).toBeCloseTo(
      0.0772 + 0.8796 * Math.log(1.5 / 1.13) + 0.2717 * Math.log(1.5 * 1.13),
      10,
    )
  })
})
