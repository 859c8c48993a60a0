import { inTransaction } from '@touchline/database'
import { MARKET, type OddsRecord } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { finished, smallWorld } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from '../apply-batch.ts'
import { dropOldMonths } from './odds-changes.ts'

const database = useDatabase()

const ahead = { ...finished, state: 1, scores: { ...finished.scores, fullTime: null, current: null } }
const prices = (home: number, more: Partial<OddsRecord> = {}): OddsRecord => ({
  fixture: finished.key,
  market: MARKET.full_time_result,
  quotes: [
    { bookmaker: 3, selection: 1, line: null, opening: 1.9, price: home },
    { bookmaker: 3, selection: 2, line: null, opening: null, price: 3.6 },
  ],
  ...more,
})
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const report = (record: OddsRecord, now: Date) => applyBatch(database, smallWorld([ahead], { odds: [record] }), { now })
const history = async () =>
  await database.rows(
    `select selection, price, to_char(at AT TIME ZONE 'UTC', 'HH24:MI') as at from odds_change order by selection, odds_change.at`,
  )

test('the first price is only the current one; a moved price leaves the old and the new one in the history', async () => {
  await report(prices(1.8), at(0))
  expect(await history()).toEqual([])
  await report(prices(1.75), at(10))
  await report(prices(1.75), at(20))
  await report(prices(1.7), at(30))
  expect(await history()).toEqual([
    { selection: 1, price: 1.8, at: '12:00' },
    { selection: 1, price: 1.75, at: '12:10' },
    { selection: 1, price: 1.7, at: '12:30' },
  ])
})

test('reported past prices are stored once', async () => {
  const changes = [
    { bookmaker: 3, selection: 1, line: null, price: 2.1, at: '2026-03-01T08:00:00.000Z' },
    { bookmaker: 3, selection: 1, line: null, price: 1.8, at: '2026-03-05T08:00:00.000Z' },
  ] as const
  await report(prices(1.8, { changes }), at(0))
  await report(prices(1.8, { changes }), at(10))
  expect(await history()).toEqual([
    { selection: 1, price: 2.1, at: '08:00' },
    { selection: 1, price: 1.8, at: '08:00' },
  ])
})

test('prices of a match long over are corrected without a history', async () => {
  const long = new Date('2026-06-01T00:00:00.000Z')
  await report(prices(1.8), at(0))
  await report(prices(1.75), long)
  expect(await history()).toEqual([])
})

test('old months are dropped as a whole', async () => {
  const change = { bookmaker: 3, selection: 1, line: null, price: 2.1 } as const
  await report(
    prices(1.8, {
      changes: [
        { ...change, at: '2023-12-31T23:59:59.000Z' },
        { ...change, price: 2, at: '2024-02-01T00:00:00.000Z' },
      ],
    }),
    at(0),
  )
  expect(await inTransaction(database, (client) => dropOldMonths(client, NOW))).toEqual(['odds_change_2023_12'])
  expect(await history()).toEqual([{ selection: 1, price: 2, at: '00:00' }])
})
