import { expect, test } from 'vitest'
import { money } from './money.ts'

test('amounts have two decimals and the sign of the euro where the language has it', () => {
  expect(money(60, 'EUR', 'en')).toBe('€60.00')
  expect(money(22.99, 'eur', 'pt')).toBe('22,99\u00a0€')
  expect(money(5, 'usd', 'en')).toBe('USD\u00a05.00')
})
