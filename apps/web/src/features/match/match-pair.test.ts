import { type PriceFormats, priceFormats, STATE } from '@touchline/football'
import { expect, test } from 'vitest'
import { ownMatch, similarPrices } from './match-pair.ts'

const price = (decimal: number) => priceFormats(decimal) as PriceFormats

test('similar matches are looked for at the price of each team’s own win, in the prices of one bookmaker', () => {
  const odds: [PriceFormats, PriceFormats, PriceFormats] = [price(1.7), price(3.6), price(4.5)]
  const found = similarPrices({ odds, odds_source: 'Bet365', league_id: 8, lg_name: 'Premier League' })
  expect(found).toMatchObject({ home: 1.7, away: 4.5, source: 'Bet365' })
})

test('a match without prices has nothing to be similar to', () => {
  expect(similarPrices({ odds: null, odds_source: null, league_id: 8, lg_name: 'Premier League' })).toBeNull()
})

test('a match that is over is left out of its own lists; before that no list holds it', () => {
  expect(ownMatch({ match_id: 7, status: STATE.full_time })).toBe(7)
  expect(ownMatch({ match_id: 7, status: STATE.not_started })).toBeNull()
})
