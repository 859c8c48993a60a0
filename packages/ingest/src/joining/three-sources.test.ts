import type { RecordBatch } from '@touchline/football'
import { truncate, useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { applyBatch } from '../write/apply-batch.ts'
import { elevens, everythingStored, meeting, minutes, NOW, prices } from './sources.testing.ts'

const database = useDatabase()

const apply = (batch: RecordBatch) => applyBatch(database, batch, { now: NOW })

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

/** The same with a match that no other source has, which gets a new id in the batch in which the shared one is joined. */
const withOwnMatch = (batch: RecordBatch): RecordBatch => {
  const [club] = batch.teams ?? []
  if (!club) throw new Error('There is a club')
  const own = { ...club, key: 'own', name: `Club of ${batch.source}`, stableKey: null }
  return {
    ...batch,
    teams: [...(batch.teams ?? []), own],
    fixtures: [...(batch.fixtures ?? []), { ...meeting, key: 'own', home: own.key }],
  }
}

test.each([
  ['alone', (batch: RecordBatch) => batch],
  ['next to a match that only this source has', withOwnMatch],
])('the order in which the sources report the match %s makes no difference', async (_, reported) => {
  const outcomes: unknown[] = []
  for (const order of ORDERS) {
    await truncate(database)
    for (const batch of order) await apply(reported(batch))
    outcomes.push(await everythingStored(database.pool))
  }
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
})

test('each source can report the same again and changes nothing', async () => {
  for (const batch of ORDERS[0]) await apply(batch)
  const versions = () =>
    database.rows(`select 'fixture' as t, xmin::text from fixture union all select 'side', xmin::text from side
      union all select 'team', xmin::text from team union all select 'league', xmin::text from league
      union all select 'season', xmin::text from season union all select 'event', xmin::text from event
      union all select 'lineup', xmin::text from lineup_entry union all select 'odds', xmin::text from odds_current`)
  const before = await versions()
  const live = await database.rows('select seq from live_event')
  for (const batch of [...ORDERS[0], ...ORDERS[5]]) expect(await apply(batch)).toMatchObject({ unchanged: true })
  expect(await versions()).toEqual(before)
  expect(await database.rows('select seq from live_event')).toEqual(live)
})

test('a match that one source alone describes has no list of who reported what', async () => {
  await apply(prices)
  await apply(prices)
  expect(await database.rows('select provenance from fixture')).toEqual([{ provenance: null }])
})

test('a corrected figure of the source that reported it is taken over', async () => {
  for (const batch of ORDERS[2]) await apply(batch)
  const [fixture] = prices.fixtures ?? []
  if (!fixture) throw new Error('There is a fixture')
  const corrected = { ...fixture, scores: { ...fixture.scores, fullTime: [3, 1], current: [3, 1] } } as const
  await apply({ ...prices, fixtures: [corrected] })
  expect(await database.rows('select home_goals, home_full_time, kickoff_known from fixture')).toEqual([
    { home_goals: 3, home_full_time: 3, kickoff_known: true },
  ])
  expect(await database.rows('select goals, conceded from side where home')).toEqual([{ goals: 3, conceded: 1 }])
})

test('lists show the joined match again, on the day it leaves too', async () => {
  await apply(minutes)
  await database.pool.query('truncate live_event')
  await apply(elevens)
  const [change] = await database.rows(`select payload from live_event where topic = 'change'`)
  expect(change.payload.tags).toEqual(expect.arrayContaining(['fixture:1', 'day:2017-08-13', 'day:2017-08-12']))
})
