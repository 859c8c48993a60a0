import { describe, expect, test } from 'vitest'
import { money, planName } from './money.ts'

test('amounts have two decimals and the sign of the euro where the language has it', () => {
  expect(money(60, 'EUR', 'en')).toBe('€60.00')
  expect(money(22.99, 'eur', 'pt')).toBe('22,99\u00a0€')
  expect(money(5, 'usd', 'en')).toBe('5.00\u00a0USD')
})

describe('a plan', () => {
  test.each([
    [1, '1 month', '1 mês'],
    [3, '3 months', '3 meses'],
    [12, '1 year', '1 ano'],
  ])('of %i months is %s, in Portuguese %s', (months, english, portuguese) => {
    expect([planName(months, 'en'), planName(months, 'pt')]).toEqual([english, portuguese])
  })
})
