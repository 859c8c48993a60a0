import type { LiveMatch } from '@touchline/contract'
import { expect, test } from 'vitest'
import { changeMatch, changeOne } from './patch-lists.ts'
import { listed } from './upcoming.testing.ts'

const change = (given: Partial<LiveMatch>): LiveMatch => ({
  match_id: 2,
  state_id: 2,
  status: 2,
  minute: 1,
  added_minute: null,
  score: { home: 0, away: 0 },
  halftime: null,
  shootout: null,
  local_red_cards: null,
  visitor_red_cards: null,
  ...given,
})
const list = [listed({ match_id: 1 }), listed({ match_id: 2 }), listed({ match_id: 3 })]

test('a match that kicks off becomes live in its place and the others stay the same rows', () => {
  const next = changeOne(list, 2, (match) => changeMatch(match, change({}), 5000))
  expect(next[1]).toMatchObject({ match_id: 2, state_id: 2, minute: 1, score: { home: 0, away: 0 }, seen_at: 5000 })
  expect(next[0]).toBe(list[0])
  expect(next[2]).toBe(list[2])
})

test('a match that ends is no longer live and has no running minute', () => {
  const playing = changeMatch(listed({ match_id: 2 }), change({}), 5000)
  const ended = changeMatch(playing, change({ state_id: undefined, status: 5, minute: null }), 9000)
  expect(ended).toMatchObject({ status: 5, minute: null })
  expect(ended).not.toHaveProperty('state_id')
  expect(ended).not.toHaveProperty('seen_at')
})

test('news of a match that is not in the list changes nothing', () => {
  expect(changeOne(list, 9, (match) => ({ ...match, status: 5 }))).toBe(list)
  expect(changeOne(list, 2, (match) => match)).toBe(list)
})

test('a match of which only the day is known never becomes live', () => {
  expect(changeMatch(listed({ match_id: 2, kickoff_known: false }), change({}), 5000)).not.toHaveProperty('state_id')
})

test('a red card and the score at half-time come with the stream', () => {
  const next = changeMatch(
    listed({ match_id: 2 }),
    change({ halftime: { home: 0, away: 1 }, local_red_cards: 1, visitor_red_cards: 0 }),
    5000,
  )
  expect(next).toMatchObject({ halftime: { home: 0, away: 1 }, local_red_cards: 1, visitor_red_cards: 0 })
})
