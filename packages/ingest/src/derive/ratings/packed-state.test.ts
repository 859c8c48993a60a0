import { EMPTY_MODEL, foldModel, type RatedMatch } from '@touchline/probability'
import { expect, test } from 'vitest'
import { packState, unpackState } from './packed-state.ts'

test('ratings are the same after they were packed', () => {
  const match: RatedMatch = {
    ...{ day: 20_000, division: '3', tier: 2, home: '17', away: '4', referee: '9' },
    ...{ goals: [2, 1], shots: [12, 7], shotsOnTarget: [5, 3], corners: [6, 4], yellowCards: [1, 3] },
  }
  const { state } = foldModel(EMPTY_MODEL, [match, { ...match, day: 20_007, home: '4', away: '17', referee: null }])
  const plain = JSON.parse(JSON.stringify(state))
  expect(JSON.parse(JSON.stringify(unpackState(packState(state))))).toEqual(plain)
  expect(unpackState(packState(EMPTY_MODEL))).toEqual(EMPTY_MODEL)
})
