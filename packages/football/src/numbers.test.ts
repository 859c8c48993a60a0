import { expect, test } from 'vitest'
import { average, format2, round2 } from './numbers.ts'

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [5 / 3, 1.67],
  [2.675, 2.68],
  [-0.001, 0],
  [3, 3],
])('%d is %d to two decimals', (value, rounded) => {
  expect(round2(value)).toBe(rounded)
})

test('averages are shown with two decimals and a real minus sign, unknown as a question mark', () => {
  expect([format2(2), format2(-0.5), format2(0), format2(null)]).toEqual(['2.00', '\u22120.50', '0.00', '?'])
})

test('nothing has no average', () => {
  expect(average(0, 0)).toBeNull()
  expect(average(3, 2)).toBe(1.5)
})
