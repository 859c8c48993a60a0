import { expect, test } from 'vitest'
import { average, degreesText, formatNumber, round2 } from './numbers.ts'

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

test.each([
  [1080, 0, '1,080', '1\u00a0080'],
  [1_234_567, 0, '1,234,567', '1\u00a0234\u00a0567'],
  [999, 0, '999', '999'],
  [2, 2, '2.00', '2,00'],
  [-0.5, 2, '\u22120.50', '\u22120,50'],
  [1.005, 2, '1.01', '1,01'],
  [0.449, 1, '0.4', '0,4'],
  [-0.001, 2, '0.00', '0,00'],
  [12_345.678, undefined, '12,345.68', '12\u00a0345,68'],
  [60, undefined, '60', '60'],
  [null, 2, '?', '?'],
])('%d with %s decimals is %s in English and %s in Portuguese', (value, decimals, english, portuguese) => {
  expect([formatNumber(value, 'en', decimals), formatNumber(value, 'pt', decimals)]).toEqual([english, portuguese])
})

test('nothing has no average', () => {
  expect(average(0, 0)).toBeNull()
  expect(average(3, 2)).toBe(1.5)
})

test('temperatures are rounded down, below zero too', () => {
  expect([12.9, 0, -0.5, -4].map(degreesText)).toEqual(['12°', '0°', '\u22121°', '\u22124°'])
})
