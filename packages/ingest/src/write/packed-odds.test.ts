import { BOOKMAKER, MARKET, type OddsRecord } from '@touchline/football'
import { expect, test } from 'vitest'
import { offersPrices, packOdds, unpackQuotes } from './packed-odds.ts'

const handicap: OddsRecord = {
  fixture: 'final',
  market: MARKET.asian_handicap,
  quotes: [
    { bookmaker: BOOKMAKER.pinnacle, selection: 2, line: 0.25, opening: null, price: 1.5, closing: true },
    { bookmaker: BOOKMAKER.pinnacle, selection: 1, line: -0.25, opening: 2.25, price: 2.5, closing: true },
    { bookmaker: BOOKMAKER.bet365, selection: 1, line: null, opening: 1.75, price: 1000, closing: false },
  ],
}

test('packed quotes come out again in one order, whatever the order they went in', () => {
  const [packed] = packOdds([handicap])
  const [reversed] = packOdds([{ ...handicap, quotes: handicap.quotes.toReversed() }])
  expect(packed && unpackQuotes(packed)).toEqual(
    handicap.quotes.toSorted((a, b) => a.bookmaker - b.bookmaker || (a.line ?? 0) - (b.line ?? 0)),
  )
  expect(reversed).toEqual(packed)
})

test('a price not marked as the closing one is none', () => {
  const [packed] = packOdds([{ ...handicap, quotes: handicap.quotes.map(({ closing: _, ...quote }) => quote) }])
  expect(packed && unpackQuotes(packed).map(({ closing }) => closing)).toEqual([false, false, false])
})

test('each of several records has its own quotes, with past prices next to them', () => {
  const changes = [{ bookmaker: 3, selection: 1, line: null, price: 2.1, at: '2026-03-01T08:00:00.000Z' }] as const
  const one = { fixture: 'final', market: MARKET.full_time_result, quotes: handicap.quotes.slice(0, 1), changes }
  const [first, none, last] = packOdds([one, { ...handicap, quotes: [] }, handicap])
  expect(first).toMatchObject({ fixture: 'final', market: MARKET.full_time_result, changes })
  expect(first && unpackQuotes(first)).toEqual(one.quotes)
  expect(last && unpackQuotes(last)).toHaveLength(3)
  expect([first, none, last].map((packed) => packed && offersPrices(packed))).toEqual([true, false, true])
  expect(none && unpackQuotes(none)).toEqual([])
})
