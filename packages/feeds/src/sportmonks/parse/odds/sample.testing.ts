import { BOOKMAKER, MARKET, type MarketId, type Quote } from '@touchline/football'
import type { Parsed } from '../../parsed.ts'
import { type PricedFixture, parseOdds } from './parse-odds.ts'

export const FIXTURE: PricedFixture = {
  key: '19611366',
  home: { key: '2626', name: 'Cruz Azul' },
  away: { key: '1024', name: 'Flamengo' },
}

type Changes = Readonly<Record<string, unknown>>

/** A row of the feed: one price of bet365 by default. */
export const row = (market: number, label: string, value: string, changes: Changes = {}) => ({
  id: 208_431_451_709,
  fixture_id: 19_611_366,
  market_id: market,
  bookmaker_id: 2,
  label,
  value,
  name: null,
  winning: false,
  stopped: false,
  total: null,
  handicap: null,
  latest_bookmaker_update: '2025-12-10 16:50:45',
  ...changes,
})

export const read = (...rows: readonly unknown[]): Parsed =>
  parseOdds(rows, [FIXTURE], [BOOKMAKER.bet365, BOOKMAKER.pinnacle])

/** The quotes of one market as selection, line and price. */
export function quotesOf(market: MarketId, ...rows: readonly unknown[]): (readonly [number, number | null, number])[] {
  const quotes = read(...rows).batch.odds?.find((one) => one.market === market)?.quotes ?? []
  return quotes.map(({ selection, line, price }) => [selection, line, price] as const)
}

/** Sums of 1/price of everything that is priced as a whole: each bookmaker's every line. */
export function overrounds(market: MarketId, quotes: readonly Quote[]): number[] {
  const isHandicap =
    market === MARKET.asian_handicap || market === MARKET.corner_handicap || market === MARKET.card_handicap
  const books = Map.groupBy(quotes, ({ bookmaker, selection, line }) => {
    const own = isHandicap && selection === 2 ? 0 - (line ?? 0) : line
    return `${bookmaker} ${own}`
  })
  return [...books.values()]
    .filter((book) => book.length === 2)
    .map((book) => book.reduce((sum, { price }) => sum + 1 / price, 0))
}
