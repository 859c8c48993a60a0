import type { OddsMovement } from '@touchline/contract'
import { BOOKMAKER, MARKET, type OddsRecord } from '@touchline/football'
import { fixture, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()

const { bet365, pinnacle, bwin } = BOOKMAKER
const KICKOFF = '2026-03-08T15:00:00.000Z'
const match = fixture('ashton', 'brough', KICKOFF)

type Book = readonly [bookmaker: (typeof BOOKMAKER)[keyof typeof BOOKMAKER], home: number, draw: number, away: number]

/** The full-time prices of bookmakers, as they stand from `at` on. */
async function priced(at: string, ...books: readonly Book[]): Promise<void> {
  server.setNow(at)
  const quotes = books.flatMap(([bookmaker, ...prices]) =>
    prices.map((price, index) => ({ bookmaker, selection: index + 1, line: null, opening: null, price })),
  )
  const odds: OddsRecord[] = [{ fixture: match.key, market: MARKET.full_time_result, quotes }]
  await server.store(world({ teams: [team('Ashton'), team('Brough')], fixtures: [match], odds }))
}
const movement = async () => (await server.get<OddsMovement>('/api/v3/odds/movement/1')).movement

const FIRST = '2026-03-07T12:00:00.000Z'
const SECOND = '2026-03-07T13:00:00.000Z'
const THIRD = '2026-03-08T09:00:00.000Z'

test('each move shows how the three prices stood from then on', async () => {
  await priced(FIRST, [bet365, 2, 3.4, 3.6])
  await priced(SECOND, [bet365, 1.9, 3.4, 3.9])
  await priced(THIRD, [bet365, 1.9, 3.5, 3.9])
  expect((await movement()).map(({ bookmaker_id, name }) => [bookmaker_id, name])).toEqual([[bet365, 'Bet365']])
  expect((await movement())[0]?.prices.at(-1)).toEqual({ at: THIRD, '1': 1.9, X: 3.5, '2': 3.9 })
  expect((await movement())[0]?.prices.find(({ at }) => at === SECOND)).toMatchObject({ '1': 1.9, '2': 3.9 })
})

test('bookmakers come in the order of the reference price, and no others', async () => {
  await priced(FIRST, [bwin, 2, 3, 4], [pinnacle, 2, 3, 4], [bet365, 2, 3, 4])
  await priced(SECOND, [bwin, 2.1, 3, 4], [pinnacle, 2.1, 3, 4], [bet365, 2.1, 3, 4])
  expect((await movement()).map(({ name }) => name)).toEqual(['Bet365', 'Pinnacle'])
})

test('prices after the kick-off are left out of the comparison', async () => {
  await priced(FIRST, [bet365, 2, 3, 4])
  await priced(SECOND, [bet365, 2.1, 3, 4])
  await priced('2026-03-08T15:30:00.000Z', [bet365, 1.2, 6, 12])
  expect((await movement())[0]?.prices.at(-1)).toMatchObject({ at: SECOND, '1': 2.1 })
})

test('prices that never moved, and unknown matches, have no movement', async () => {
  await priced(FIRST, [bet365, 2, 3, 4])
  expect(await movement()).toEqual([])
  expect(await server.get('/api/v3/odds/movement/424242')).toEqual({ movement: [] })
  for (const id of ['0', '-1', 'abc', '1.5', '2147483648']) {
    expect([id, (await server.ask(`/api/v3/odds/movement/${id}`)).status]).toEqual([id, 400])
  }
})
