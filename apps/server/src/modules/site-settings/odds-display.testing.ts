import { inTransaction } from '@touchline/database'
import { BOOKMAKER, type FixtureRecord, MARKET, type OddsRecord, type RecordBatch } from '@touchline/football'
import { everyFamily, finished, fixture } from '@touchline/testing/records'
import type { TestServer } from '@touchline/testing/server'
import { addVersion, readSetting } from './setting-rows.queries.ts'

/** Header in which the proxy of these tests names the country. */
export const COUNTRY_HEADER = 'x-country'
export const from = (country: string) => ({ [COUNTRY_HEADER]: country })

/** Prices that nothing else in the world has as a number. */
const PRICES = { home: 1.87, draw: 3.63, away: 4.57 }
export const MOVED = 1.73
/** Any of these tells a price or a bookmaker. */
export const TELLS = /1[.,]87|3[.,]63|4[.,]57|1[.,]73|Pinnacle|Bet365|Market average/i

const { pinnacle, bet365 } = BOOKMAKER
const by = (bookmaker: typeof pinnacle | typeof bet365, prices: readonly number[], line: number | null = null) =>
  prices.map((price, at) => ({ bookmaker, selection: at + 1, line, opening: price + 0.1, price }))

const oddsOf = ({ key }: Pick<FixtureRecord, 'key'>): OddsRecord[] => [
  {
    fixture: key,
    market: MARKET.full_time_result,
    quotes: [...by(pinnacle, [PRICES.home, PRICES.draw, PRICES.away]), ...by(bet365, [1.8, 3.5, 4.4])],
  },
  {
    fixture: key,
    market: MARKET.total_goals,
    quotes: [...by(pinnacle, [1.91, 1.97], 2.5), ...by(bet365, [1.9, 1.95], 2.5)],
  },
]
const reference = (home: number) => ({ ...PRICES, home, bookmaker: pinnacle, closing: false })

export const ahead = fixture('ashton', 'brough', '2026-03-08T15:00:00.000Z', {
  key: 'ahead',
  league: 'E0',
  season: 'E0 2025/2026',
})

/** Everything there can be of two matches: one that is over and one ahead, both priced by two bookmakers. */
export const pricedWorld = (home: number = PRICES.home): RecordBatch => {
  const whole = everyFamily()
  return {
    ...whole,
    fixtures: [...(whole.fixtures ?? []), ahead],
    referencePrices: [
      { fixture: finished.key, price: reference(PRICES.home) },
      { fixture: ahead.key, price: reference(home) },
    ],
    odds: [...oddsOf(finished), ...oddsOf(ahead)],
  }
}

/** Sets how prices are shown, as a console of another process would. */
export async function setSite(server: TestServer, key: 'odds' | 'partners', value: unknown): Promise<void> {
  await inTransaction(server.database, async (client) => {
    const before = await readSetting(client, key)
    const at = server.deps.clock.now()
    await addVersion(client, { key, version: (before?.version ?? 0) + 1, value, actor: 'test', at })
  })
  await server.deps.siteSettings.reload()
}
