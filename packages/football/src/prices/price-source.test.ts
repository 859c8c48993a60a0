import { expect, test } from 'vitest'
import { priceSourceIn } from './price-source.ts'

test('a bookmaker keeps its name in every language, the average of the market is called by words', () => {
  expect(priceSourceIn('Bet365', 'pt')).toBe('Bet365')
  expect(priceSourceIn('Market average', 'en')).toBe('Market average')
  expect(priceSourceIn('Market average', 'pt')).toBe('média do mercado')
  expect(priceSourceIn('Market maximum', 'pt')).toBe('máximo do mercado')
})
