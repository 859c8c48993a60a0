import { expect, test } from 'vitest'
import { formatAmount } from './amount.ts'

test.each([
  [12_500_000, '€12.5M'],
  [60_000_000, '€60M'],
  [222_000_000, '€222M'],
  [1_234_567, '€1.23M'],
  [1_235_000, '€1.24M'],
  [50_000, '€0.05M'],
  [5_000, '€0.01M'],
  [4_999, '< €0.01M'],
  [1, '< €0.01M'],
  [0, '€0M'],
  [1_050_000_000, '€1,050M'],
])('%d euros are %s', (euros, text) => {
  expect(formatAmount(euros, 'en', (millions) => `€${millions}M`)).toBe(text)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('%d is no fee and reads "?"', (euros) => {
  expect(formatAmount(euros, 'en', (millions) => `€${millions}M`)).toBe('?')
})

test('an amount that is unknown is left empty', () => {
  expect(formatAmount(null, 'en', (millions) => `€${millions}M`)).toBe('')
})

test('an amount is written as in the language, with its marks', () => {
  expect(
    [12_500_000, 1, 1_050_000_000].map((euros) => formatAmount(euros, 'pt', (millions) => `${millions}\u00a0M€`)),
  ).toEqual(['12,5\u00a0M€', '< 0,01\u00a0M€', '1\u00a0050\u00a0M€'])
})
