import { expect, test } from 'vitest'
import { minuteOfDay, quietMinutesLeft } from './quiet-hours.ts'

const NIGHT = { from: 23 * 60, to: 8 * 60 }

test.each([
  [22 * 60 + 59, 0],
  [23 * 60, 540],
  [0, 480],
  [7 * 60 + 59, 1],
  [8 * 60, 0],
])('from 23:00 to 08:00, at minute %i of the day %i minutes are left', (minute, left) => {
  expect(quietMinutesLeft(NIGHT, minute)).toBe(left)
})

test('hours that end when they begin are none', () => {
  expect(quietMinutesLeft({ from: 60, to: 60 }, 60)).toBe(0)
})

test('the minute of the day is that of the place, with its daylight saving', () => {
  expect(minuteOfDay(new Date('2026-03-28T23:30:00Z'), 'Europe/Lisbon')).toBe(23 * 60 + 30)
  expect(minuteOfDay(new Date('2026-03-29T23:30:00Z'), 'Europe/Lisbon')).toBe(30)
  expect(minuteOfDay(new Date('2026-03-28T23:30:00Z'), '-5')).toBe(18 * 60 + 30)
})
