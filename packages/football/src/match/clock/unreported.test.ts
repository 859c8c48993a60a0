import { expect, test } from 'vitest'
import { HOUR_MS } from '../../time/durations.ts'
import { STATE } from '../states.ts'
import { unreported } from './unreported.ts'

const KICKOFF = '2025-12-13T15:00:00.000Z'
const at = (minutes: number) => Date.parse(KICKOFF) + minutes * 60_000
const match = { state: STATE.not_started, kickoff: KICKOFF, kickoffKnown: true, reported: false }

test.each([
  ['before its kick-off', -1, null],
  ['from its kick-off', 0, 'playing'],
  ['at the end of its 90 minutes', 134, 'playing'],
  ['when it must be over', 136, 'over'],
  ['days later', 5_000, 'over'],
] as const)('a match that nobody follows is %s known by the clock alone', (_, minutes, expected) => {
  expect(unreported(match, at(minutes))).toBe(expected)
})

test('one that is reported is what its source says, until that has been silent for too long', () => {
  const reported = { ...match, reported: true }
  expect([5, 150, 201].map((minutes) => unreported(reported, at(minutes)))).toEqual([null, null, 'over'])
})

test('reported states win', () => {
  for (const state of [STATE.first_half, STATE.postponed, STATE.full_time, STATE.pending])
    expect(unreported({ ...match, state }, at(60))).toBeNull()
})

test('a day without a time never has a match being played, and is over when it is over everywhere', () => {
  const day = { ...match, kickoff: '2025-12-13T00:00:00.000Z', kickoffKnown: false }
  const hours = [0, 20, 35, 37].map((hour) => unreported(day, Date.parse(day.kickoff) + hour * HOUR_MS))
  expect(hours).toEqual([null, null, null, 'over'])
})
