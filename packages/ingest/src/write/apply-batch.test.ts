import { EVENT_TYPE, type EventRecord, type FixtureRecord, MARKET, type RecordBatch, STATE } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { finished, smallWorld } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from './apply-batch.ts'

const database = useDatabase()

const apply = (...batch: Parameters<typeof smallWorld>) => applyBatch(database, smallWorld(...batch), { now: NOW })
const liveEvents = () => database.rows('select topic, payload from live_event order by seq')

/** Version of every row of the tables; a row that was written again has another one. */
const versions = () =>
  database.rows(`select 'fixture' as t, xmin::text from fixture union all select 'side', xmin::text from side
    union all select 'team', xmin::text from team union all select 'league', xmin::text from league
    union all select 'event', xmin::text from event union all select 'odds', xmin::text from odds_current`)

const goal: EventRecord = {
  key: 'goal-1',
  type: EVENT_TYPE.goal,
  minute: 12,
  extraMinute: null,
  side: 'home',
  player: null,
  playerName: 'Ada North',
  relatedPlayer: null,
  relatedPlayerName: null,
  comment: null,
}
const corner: EventRecord = { ...goal, key: 'corner-1', type: EVENT_TYPE.corner, minute: 30, playerName: null }
const resultPrices = {
  fixture: finished.key,
  market: MARKET.full_time_result,
  quotes: [
    { bookmaker: 3, selection: 1, line: null, opening: 1.9, price: 1.8 },
    { bookmaker: 3, selection: 2, line: null, opening: null, price: 3.6 },
  ],
} as const

test('a batch is stored with a side for each team and the points of the result', async () => {
  const summary = await apply([finished], { odds: [resultPrices] })
  expect(summary.families.fixtures).toEqual({ inserted: 1, updated: 0, unchanged: 0 })
  expect(summary.families.odds).toEqual({ inserted: 1, updated: 0, unchanged: 0 })
  expect(
    await database.rows(`select t.name, s.home, s.goals, s.conceded, s.half_time_goals as half, s.points, s.corners,
      s.shots_total as shots, s.offsides, s.price, s.finished from side s join team t on t.id = s.team_id order by t.name`),
  ).toEqual([
    {
      name: 'Ashton',
      home: true,
      goals: 2,
      conceded: 1,
      half: 1,
      points: 3,
      corners: 7,
      shots: 14,
      offsides: null,
      price: 1.8,
      finished: true,
    },
    {
      name: 'Brough',
      home: false,
      goals: 1,
      conceded: 2,
      half: 0,
      points: 0,
      corners: 3,
      shots: 8,
      offsides: null,
      price: 4.5,
      finished: true,
    },
  ])
  expect(await database.rows('select selections, lines, openings, prices from odds_current')).toEqual([
    { selections: [1, 2], lines: [null, null], openings: [1.9, null], prices: [1.8, 3.6] },
  ])
})

test('a match won after extra time gives three points, its goals stay those of the 90 minutes', async () => {
  const scores = { halfTime: null, fullTime: [1, 1], extraTime: [1, 2], shootOut: null, current: [1, 2] } as const
  await apply([{ ...finished, state: 7, scores }])
  expect(await database.rows('select home, goals, conceded, points from side order by home')).toEqual([
    { home: false, goals: 1, conceded: 1, points: 3 },
    { home: true, goals: 1, conceded: 1, points: 0 },
  ])
})

test('a shoot-out leaves a draw a draw', async () => {
  const scores = { halfTime: null, fullTime: [1, 1], extraTime: [1, 1], shootOut: [4, 3], current: [1, 1] } as const
  await apply([{ ...finished, state: 8, scores }])
  expect(await database.rows('select points from side')).toEqual([{ points: 1 }, { points: 1 }])
})

test('a match that is not finished has no points', async () => {
  const scores = { halfTime: [1, 0], fullTime: null, extraTime: null, shootOut: null, current: [1, 0] } as const
  await apply([{ ...finished, state: 22, minute: 60, scores }])
  expect(await database.rows('select goals, points, finished from side')).toEqual([
    { goals: null, points: null, finished: false },
    { goals: null, points: null, finished: false },
  ])
})

test('the same batch twice writes nothing', async () => {
  const more = { odds: [resultPrices], events: [{ fixture: finished.key, events: [goal, corner] }] }
  await apply([finished], more)
  const before = await versions()
  const events = await liveEvents()
  const summary = await apply([finished], more)
  expect(summary.unchanged).toBe(true)
  expect(summary.changedFixtures).toEqual([])
  expect(summary.families.fixtures).toEqual({ inserted: 0, updated: 0, unchanged: 1 })
  expect(await versions()).toEqual(before)
  expect(await liveEvents()).toEqual(events)
})

test('the same prices in another order change nothing', async () => {
  await apply([finished], { odds: [resultPrices] })
  const summary = await apply([finished], { odds: [{ ...resultPrices, quotes: [...resultPrices.quotes].reverse() }] })
  expect(summary.unchanged).toBe(true)
})

test('a changed fixture changes only itself and names what it touches', async () => {
  const other: FixtureRecord = {
    ...finished,
    key: 'brough-ashton',
    home: 'brough',
    away: 'ashton',
    kickoff: '2026-04-01T19:00:00.000Z',
  }
  await apply([finished, other])
  const [first, second] = await database.rows('select id from fixture order by kickoff')
  await database.pool.query('truncate live_event')
  const corrected = { ...finished, scores: { ...finished.scores, fullTime: [3, 1], current: [3, 1] } } as const
  const summary = await apply([corrected, other])
  expect(summary.families.fixtures).toEqual({ inserted: 0, updated: 1, unchanged: 1 })
  expect(summary.changedFixtures).toEqual([first.id])
  const [match, change] = await liveEvents()
  expect(match).toEqual({
    topic: 'match',
    payload: {
      match_id: first.id,
      status: 5,
      minute: null,
      added_minute: null,
      score: { home: 3, away: 1 },
      halftime: { home: 1, away: 0 },
      shootout: null,
      local_red_cards: 0,
      visitor_red_cards: 0,
    },
  })
  expect(change.topic).toBe('change')
  expect(change.payload.tags).toEqual(
    expect.arrayContaining([`fixture:${first.id}`, 'day:2026-03-07', 'team:1', 'team:2', 'season:1']),
  )
  expect(change.payload.tags).not.toContain(`fixture:${second.id}`)
  expect(change.payload.tags).not.toContain('reference')
})

test('a moved match names the day it left and the day it is on now', async () => {
  const ahead = {
    ...finished,
    state: 1,
    scores: { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: null },
  }
  await apply([ahead])
  await database.pool.query('truncate live_event')
  await apply([{ ...ahead, kickoff: '2026-03-09T20:00:00.000Z' }])
  const [change] = await liveEvents()
  expect(change.payload.tags).toEqual(expect.arrayContaining(['day:2026-03-07', 'day:2026-03-09']))
  expect(await database.rows('select distinct kickoff from side')).toEqual([
    { kickoff: new Date('2026-03-09T20:00:00.000Z') },
  ])
})

test('a match in play is reported with its state and minute', async () => {
  const scores = { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: [0, 0] } as const
  const live = { ...finished, state: 2, minute: 20, scores }
  await apply([live])
  await database.pool.query('truncate live_event')
  await apply([{ ...live, minute: 21 }])
  expect((await liveEvents())[0].payload).toMatchObject({ state_id: 2, minute: 21, score: { home: 0, away: 0 } })
})

test('how many matches are in play is said to have changed when one comes or goes, and not while one goes on', async () => {
  const scores = { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: [0, 0] } as const
  const saidSo = async (state: number, minute: number | null) => {
    await database.pool.query('truncate live_event')
    await apply([{ ...finished, state, minute, scores }])
    return (await liveEvents()).some(({ topic, payload }) => topic === 'change' && payload.tags.includes('inplay'))
  }
  expect(await saidSo(STATE.not_started, null)).toBe(false)
  expect(await saidSo(STATE.first_half, 1)).toBe(true)
  expect(await saidSo(STATE.first_half, 2)).toBe(false)
  expect(await saidSo(STATE.interrupted, 2)).toBe(true)
  expect(await saidSo(STATE.first_half, 3)).toBe(true)
  expect(await saidSo(STATE.full_time, null)).toBe(true)
})

test('a changed price is reported without disturbing the histories of the teams', async () => {
  await apply([finished], { odds: [resultPrices] })
  const [{ id }] = await database.rows('select id from fixture')
  await database.pool.query('truncate live_event')
  const quotes = resultPrices.quotes.map((quote) => ({ ...quote, price: quote.price + 0.1 }))
  const summary = await apply([finished], { odds: [{ ...resultPrices, quotes }] })
  expect(summary.changedFixtures).toEqual([id])
  expect(await liveEvents()).toEqual([
    { topic: 'change', payload: { tags: [`fixture:${id}`, 'day:2026-03-07'], fixtures: [id] } },
  ])
})

test('a moved reference price is written to the fixture and both sides, and nothing else of them', async () => {
  await apply([finished])
  const [{ id, updated_at }] = await database.rows('select id, updated_at from fixture')
  await database.pool.query('truncate live_event')
  const price = { home: 1.7, draw: 3.7, away: 5, bookmaker: 3, closing: true } as const
  const moved: RecordBatch = { source: 'football-data', referencePrices: [{ fixture: finished.key, price }] }
  const summary = await applyBatch(database, moved, { now: new Date(NOW.getTime() + 60_000) })
  expect(summary.families).toEqual({ referencePrices: { inserted: 0, updated: 1, unchanged: 0 } })
  expect(await database.rows('select price_home, price_draw, price_away, updated_at from fixture')).toEqual([
    { price_home: 1.7, price_draw: 3.7, price_away: 5, updated_at },
  ])
  expect(await database.rows('select home, price, corners from side order by home')).toEqual([
    { home: false, price: 5, corners: 3 },
    { home: true, price: 1.7, corners: 7 },
  ])
  expect(await liveEvents()).toMatchObject([
    { topic: 'change', payload: { tags: expect.arrayContaining([`fixture:${id}`, 'day:2026-03-07']) } },
  ])
  expect((await applyBatch(database, moved, { now: NOW })).unchanged).toBe(true)
  expect(summary.changedFixtures).toEqual([id])
})

test('an event that is no longer listed is removed', async () => {
  await apply([finished], { events: [{ fixture: finished.key, events: [goal, corner] }] })
  const summary = await apply([finished], { events: [{ fixture: finished.key, events: [{ ...goal, minute: 13 }] }] })
  expect(await database.rows('select key, minute from event')).toEqual([{ key: 'goal-1', minute: 13 }])
  expect(summary.families.events).toEqual({ inserted: 0, updated: 2, unchanged: 0 })
  await apply([finished], { events: [{ fixture: finished.key, events: [] }] })
  expect(await database.rows('select * from event')).toEqual([])
})

test('a market without quotes is withdrawn', async () => {
  await apply([finished], { odds: [resultPrices] })
  await apply([finished], { odds: [{ ...resultPrices, quotes: [] }] })
  expect(await database.rows('select * from odds_current')).toEqual([])
})

test('values missing from a later record become unknown', async () => {
  await apply([finished])
  const unknown = { corners: null, yellowCards: null, redCards: null, statistics: {} }
  await apply([{ ...finished, referencePrice: null, round: null, sides: { home: unknown, away: unknown } }])
  expect(await database.rows('select round_name, price_home, price_bookmaker_id from fixture')).toEqual([
    { round_name: null, price_home: null, price_bookmaker_id: null },
  ])
  expect(await database.rows('select distinct corners, shots_total, price from side')).toEqual([
    { corners: null, shots_total: null, price: null },
  ])
})

test('a batch that fails half-way leaves nothing behind', async () => {
  const broken = smallWorld([finished], { odds: [{ ...resultPrices, fixture: 'nobody-knows' }] })
  await expect(applyBatch(database, broken, { now: NOW })).rejects.toThrow('the fixture "nobody-knows"')
  expect(
    await database.rows('select id from league union all select id from fixture union all select id from source_ref'),
  ).toEqual([])
  expect(await liveEvents()).toEqual([])
})

test('writers at the same time take turns and agree on the ids', async () => {
  await Promise.all([apply([finished]), apply([finished]), apply([finished])])
  expect(await database.rows('select id from fixture')).toEqual([{ id: 1 }])
  expect(await database.rows('select id from team')).toHaveLength(2)
})

test('a key without a stored row is never referred to', async () => {
  await apply([finished])
  await database.rows(`update source_ref set id = 999999 where kind = 'league'`)
  const { source, fixtures = [] } = smallWorld([{ ...finished, key: 'another' }])
  await expect(applyBatch(database, { source, fixtures }, { now: NOW })).rejects.toThrow('foreign key')
  expect(await database.rows('select count(*)::int as n from fixture')).toEqual([{ n: 1 }])
})
