import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formColour, formValue, pointsOf, resultOf } from './form.ts'

const win = { for: 2, against: 0 }
const draw = { for: 1, against: 1 }
const loss = { for: 0, against: 3 }

test('a result is reported from the goals of the side that comes first', () => {
  expect([resultOf(2, 1), resultOf(0, 0), resultOf(0, 1)]).toEqual(['W', 'D', 'L'])
  expect([pointsOf('W'), pointsOf('D'), pointsOf('L')]).toEqual([3, 1, 0])
})

describe('form is the average of points', () => {
  test.each([
    ['three wins', [win, win, win], 5, 3],
    ['only the newest two count', [win, win, loss, loss], 2, 3],
    ['fewer matches than asked for', [draw], 5, 1],
    ['two decimals', [win, draw, draw], 5, 1.67],
    ['losses only', [loss, loss], 5, 0],
  ])('%s', (_, matches, count, expected) => {
    expect(formValue(matches, count)).toBe(expected)
  })

  test('a match decided by penalties is level after play and counts one point', () => {
    expect(formValue([{ for: 1, against: 1 }], 5)).toBe(1)
  })

  test('a team without matches has no form and no colour', () => {
    expect(formValue([], 5)).toBeNull()
    expect(formColour(null)).toBeNull()
  })

  test('a form of nothing but losses has a colour', () => {
    expect(formColour(0)).toBe('red')
  })

  test('it lies between 0 and 3', () => {
    const goals = fc.record({ for: fc.nat(9), against: fc.nat(9) })
    fc.assert(
      fc.property(fc.array(goals, { minLength: 1 }), fc.integer({ min: 1, max: 20 }), (matches, count) => {
        const value = formValue(matches, count)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(3)
      }),
    )
  })
})

test.each([
  [0.99, 'red'],
  [1, 'amber'],
  [1.49, 'amber'],
  [1.5, 'light-green'],
  [1.99, 'light-green'],
  [2, 'dark-green'],
  [3, 'dark-green'],
])('form %d is %s', (value, colour) => {
  expect(formColour(value)).toBe(colour)
})
