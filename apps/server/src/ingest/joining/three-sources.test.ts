import type { Database } from '@touchline/database'
import { testDatabase, truncate } from '@touchline/database/test-kit'
import type { RecordBatch } from '@touchline/football'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyBatch } from '../apply-batch.ts'
import { elevens, everythingStored, minutes, NOW, prices } from './sources.testing.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => truncate(database))
afterAll(() => database.close())

const apply = (batch: RecordBatch) => applyBatch(database, batch, { now: NOW })
const rows = async (sql: string) => (await database.pool.query(sql)).rows

const ORDERS = [
  [prices, minutes, elevens],
  [prices, elevens, minutes],
  [minutes, prices, elevens],
  [minutes, elevens, prices],
  [elevens, prices, minutes],
  [elevens, minutes, prices],
] as const

test('one match of three sources has the prices of one, the minutes of another and the elevens of the third', async () => {
  for (const batch of ORDERS[0]) await apply(batch)
  expect(await everythingStored(database.pool)).toMatchObject({
    seasons: [{ name: '2017/2018', starts_on: '2017-08-12', ends_on: '2017-08-13' }],
    teams: [{ name: 'Ashton' }, { name: 'Brough' }],
    fixtures: [
      {
        kickoff: new Date('2017-08-12T14:00:00.000Z'),
        kickoff_known: true,
        round_name: '1',
        home: 'Ashton',
        venue: 'Old Road',
        referee: 'M Dean',
        home_coach: 'Home Coach',
        away_coach: 'Away Coach',
        home_full_time: 2,
        home_half_time: 1,
        price_home: 1.8,
        lineup_confirmed: true,
        provenance: {
          kickoff: 'wyscout',
          round: 'wyscout',
          result: 'football-data',
          half_time: 'football-data',
          venue: 'wyscout',
          referee: 'football-data',
          coaches: 'wyscout',
          corners: 'football-data',
          cards: 'football-data',
          statistics: 'football-data',
          price: 'football-data',
          events: 'schochastics',
          lineups: 'wyscout',
          details: 'wyscout',
          odds: 'football-data',
        },
      },
    ],
    sides: [
      { name: 'Ashton', points: 3, corners: 7, yellow_cards: 1, red_cards: 0, price: 1.8, coach: 'Home Coach' },
      { name: 'Brough', points: 0, corners: 3, yellow_cards: 2, red_cards: 1, price: 4.5, coach: 'Away Coach' },
    ],
    events: [{ minute: 12 }, { minute: 40 }, { minute: 88 }],
    lineups: [{ player_name: 'Home Keeper' }, { player_name: 'Away Keeper' }],
    referees: [{ name: 'Michael Dean', type_id: 6 }],
    odds: [{ market_id: 1 }],
  })
})

test('the order in which the sources arrive makes no difference', async () => {
  const outcomes: unknown[] = []
  for (const order of ORDERS) {
    await truncate(database)
    for (const batch of order) await apply(batch)
    outcomes.push(await everythingStored(database.pool))
  }
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
})

test('each source can report the same again and changes nothing', async () => {
  for (const batch of ORDERS[0]) await apply(batch)
  const versions = () =>
    rows(`SELECT 'fixture' AS t, xmin::text FROM fixture UNION ALL SELECT 'side', xmin::text FROM side
      UNION ALL SELECT 'team', xmin::text FROM team UNION ALL SELECT 'league', xmin::text FROM league
      UNION ALL SELECT 'season', xmin::text FROM season UNION ALL SELECT 'event', xmin::text FROM event
      UNION ALL SELECT 'lineup', xmin::text FROM lineup_entry UNION ALL SELECT 'odds', xmin::text FROM odds_current`)
  const before = await versions()
  const live = await rows('SELECT seq FROM live_event')
  for (const batch of [...ORDERS[0], ...ORDERS[5]]) expect(await apply(batch)).toMatchObject({ unchanged: true })
  expect(await versions()).toEqual(before)
  expect(await rows('SELECT seq FROM live_event')).toEqual(live)
})

test('a match that one source alone describes has no list of who reported what', async () => {
  await apply(prices)
  await apply(prices)
  expect(await rows('SELECT provenance FROM fixture')).toEqual([{ provenance: null }])
})

test('a corrected figure of the source that reported it is taken over', async () => {
  for (const batch of ORDERS[2]) await apply(batch)
  const [fixture] = prices.fixtures ?? []
  if (!fixture) throw new Error('There is a fixture')
  const corrected = { ...fixture, scores: { ...fixture.scores, fullTime: [3, 1], current: [3, 1] } } as const
  await apply({ ...prices, fixtures: [corrected] })
  expect(await rows('SELECT home_goals, home_full_time, kickoff_known FROM fixture')).toEqual([
    { home_goals: 3, home_full_time: 3, kickoff_known: true },
  ])
  expect(await rows('SELECT goals, conceded FROM side WHERE home')).toEqual([{ goals: 3, conceded: 1 }])
})

test('lists show the joined match anew, on the day it leaves too', async () => {
  await apply(minutes)
  await database.pool.query('TRUNCATE live_event')
  await apply(elevens)
  const [change] = await rows(`SELECT payload FROM live_event WHERE topic = 'change'`)
  expect(change.payload.tags).toEqual(expect.arrayContaining(['fixture:1', 'day:2017-08-13', 'day:2017-08-12']))
})
