import { expect, test } from 'vitest'
import { STATE } from '../match/states.ts'
import { happeningsOf, type WatchedMatch } from './happenings.ts'

const NOW = new Date('2026-03-07T15:40:00Z')
const playing: WatchedMatch = {
  kickoff: new Date('2026-03-07T15:00:00Z'),
  kickoffKnown: true,
  stateId: STATE.first_half,
  minute: 40,
  homeGoals: 1,
  awayGoals: 0,
  homeReds: 0,
  awayReds: null,
}
const ahead = { ...playing, stateId: STATE.not_started, minute: null, homeGoals: null, awayGoals: null }
const happened = (before: WatchedMatch | undefined, after: WatchedMatch, now = NOW) =>
  happeningsOf(before, after, now).map(({ kind, side, home, away }) => [kind, side, `${home}-${away}`].join(' '))

test('a goal of each side is reported separately, with the score after it', () => {
  expect(happened(playing, { ...playing, homeGoals: 2, awayGoals: 1 })).toEqual(['goal home 2-0', 'goal away 2-1'])
})

test('a disallowed goal is reported as cancelled', () => {
  expect(happened(playing, { ...playing, homeGoals: 0 })).toEqual(['goal_cancelled home 0-0'])
})

test('kick-off, half-time and full time are reported when they happen, in the order of play', () => {
  expect(happened(ahead, playing)).toEqual(['kickoff  1-0', 'goal home 1-0'])
  expect(happened(playing, { ...playing, stateId: STATE.half_time })).toEqual(['half_time  1-0'])
  expect(happened(playing, { ...playing, stateId: STATE.full_time, awayGoals: 1 })).toEqual([
    'goal away 1-1',
    'full_time  1-1',
  ])
})

test('a red card whose count was unknown before is reported', () => {
  expect(happened(playing, { ...playing, awayReds: 1 })).toEqual(['red_card away 1-0'])
})

test.each([
  ['the first look at a match', undefined, playing, NOW],
  ['a correction of a match that is over', { ...playing, stateId: STATE.full_time }, playing, NOW],
  ['a match that kicked off seven hours ago', playing, { ...playing, homeGoals: 2 }, new Date('2026-03-07T22:00:00Z')],
  ['a match of tomorrow that a source calls played', ahead, playing, new Date('2026-03-06T15:00:00Z')],
  ['a match whose kick-off is not known', ahead, { ...playing, kickoffKnown: false }, NOW],
  ['a score that was unknown and is large', playing, { ...playing, homeGoals: 6 }, NOW],
  ['nothing new', playing, { ...playing, minute: 41 }, NOW],
])('%s tells of nothing', (_, before, after, now) => {
  expect(happened(before, after, now)).toEqual([])
})
