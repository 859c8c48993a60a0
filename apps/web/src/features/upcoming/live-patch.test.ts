import type { LiveMatch } from '@touchline/contract'
import { expect, test } from 'vitest'
import { patchMatches, scorerOf } from './live-patch.ts'
import { listed } from './upcoming.testing.ts'

const change = (given: Partial<LiveMatch>): LiveMatch => ({
  match_id: 2,
  state_id: 2,
  status: 2,
  minute: 1,
  added_minute: null,
  score: { home: 0, away: 0 },
  shootout: null,
  ...given,
})
const list = [listed({ match_id: 1 }), listed({ match_id: 2 }), listed({ match_id: 3 })]

test('a match that kicks off becomes live in its place and the others stay the same rows', () => {
  const next = patchMatches(list, change({}), 5000)
  expect(next[1]).toMatchObject({ match_id: 2, state_id: 2, minute: 1, score: { home: 0, away: 0 }, seen_at: 5000 })
  expect(next[0]).toBe(list[0])
  expect(next[2]).toBe(list[2])
})

test('a match that ends is no longer live and has no running minute', () => {
  const playing = patchMatches(list, change({}), 5000)
  const ended = patchMatches(playing, change({ state_id: undefined, status: 5, minute: null }), 9000)[1]
  expect(ended).toMatchObject({ status: 5, minute: null })
  expect(ended).not.toHaveProperty('state_id')
  expect(ended).not.toHaveProperty('seen_at')
})

test('news of a match that is not in the list changes nothing', () => {
  expect(patchMatches(list, change({ match_id: 9 }), 5000)).toBe(list)
})

test('a match of which only the day is known never becomes live', () => {
  const next = patchMatches([listed({ match_id: 2, kickoff_known: false })], change({}), 5000)
  expect(next[0]).not.toHaveProperty('state_id')
})

test('a goal is told by the side whose score grew', () => {
  const before = listed({ score: { home: 1, away: 1 } })
  expect(scorerOf(before, { score: { home: 2, away: 1 } })).toBe('home')
  expect(scorerOf(before, { score: { home: 1, away: 2 } })).toBe('away')
})

test('kick-off, a repeated score and a goal that was taken back are no goals', () => {
  expect(scorerOf(listed({ score: null }), { score: { home: 0, away: 0 } })).toBeNull()
  expect(scorerOf(listed({ score: { home: 1, away: 0 } }), { score: { home: 1, away: 0 } })).toBeNull()
  expect(scorerOf(listed({ score: { home: 1, away: 0 } }), { score: { home: 0, away: 0 } })).toBeNull()
  expect(scorerOf(listed({ score: { home: 1, away: 0 } }), { score: null })).toBeNull()
})
