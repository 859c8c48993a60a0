import { expect, test } from 'vitest'
import { coachChangedRecently } from './coach-change.ts'

test.each([
  ['on the day of the change', 0, 20, true],
  ['on the last day', 20, 20, true],
  ['a day later', 21, 20, false],
  ['with a shorter setting', 8, 7, false],
  ['before a change that is only announced', -3, 20, false],
  ['when nothing is known', null, 20, false],
])('%s: %s of %i days gives a badge: %s', (_, days, limit, expected) => {
  expect(coachChangedRecently(days, limit)).toBe(expected)
})
