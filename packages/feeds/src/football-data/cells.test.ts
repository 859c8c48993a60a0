import { describe, expect, it } from 'vitest'
import { parseClock, parseDay, parseNumber } from './cells.ts'

describe('numbers', () => {
  it.each([
    ['3', 3],
    ['6.0', 6],
    [' 2 ', 2],
    ['0', 0],
    ['8\u00a0 ', 8],
    ['1\u00a02', 12],
    ['-0.75', -0.75],
  ])('reads %j', (cell, value) => expect(parseNumber(cell)).toBe(value))

  it('reads a decimal comma', () => expect(parseNumber('1,75')).toBe(1.75))

  it.each(['', ' ', '\u00a0'])('takes %j for an unknown, not for zero', (cell) => expect(parseNumber(cell)).toBeNull())

  it('reports text from a number', () => expect(parseNumber('1xBet')).toBeNaN())
})

describe('days', () => {
  it.each([
    ['14/08/93', '1993-08-14'],
    ['01/02/00', '2000-02-01'],
    ['5/9/2024', '2024-09-05'],
    ['19.05.2012', '2012-05-19'],
    ['2024-02-29', '2024-02-29'],
    ['2024/2/29', '2024-02-29'],
    ['2024-02-29 15:00:00', '2024-02-29'],
    ['2024-02-29T15:00Z', '2024-02-29'],
    ['14-Aug-93', '1993-08-14'],
    ['Sat 02 Sep 2023', '2023-09-02'],
    ['Aug 14, 1999', '1999-08-14'],
  ])('reads %s', (cell, day) => expect(parseDay(cell)).toBe(day))

  it.each(['30/02/2024', '12/13/2024', '1/1/24/', 'May', '', '29.02.23', '31-Apr-23', '14-Foo-93', '2024-13-01'])(
    'refuses %j',
    (cell) => expect(parseDay(cell)).toBeNull(),
  )
})

describe('times of day', () => {
  it.each([
    ['9:05', '09:05'],
    ['19:45', '19:45'],
    ['19:45:00', '19:45'],
  ])('reads %s', (cell, clock) => expect(parseClock(cell)).toBe(clock))

  it.each(['24:00', '19:60', '1945', ''])('refuses %j', (cell) => expect(parseClock(cell)).toBeNull())
})
