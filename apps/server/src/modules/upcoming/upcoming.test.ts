import type { UpcomingMatch } from '@touchline/contract'
import { BOOKMAKER, MARKET } from '@touchline/football'
import { fixture, going, league, person, played, spell, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })

const teams = ['Ashton', 'Brough', 'Calder', 'Dover'].map((name) => team(name))
const upcoming = (from: string, to: string, query = '') =>
  server.get<UpcomingMatch[]>(`/api/upcoming/${from.replace(' ', '%20')}/${to.replace(' ', '%20')}${query}`)
const names = (matches: UpcomingMatch[]) => matches.map((match) => `${match.local_name}-${match.visitor_name}`)
const TODAY = ['2026-03-07 12:00', '2026-03-08 00:00'] as const

test('a match carries its league, its teams, prices in every format, weather and no state before kick-off', async () => {
  await server.store(
    world({
      teams: [team('Ashton', { shortCode: 'ASH' }), team('Brough')],
      fixtures: [
        fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z', {
          weather: { icon: 'rain', text: 'light rain', temperature: -0.5 },
          referencePrice: { home: 1.8, draw: 3.6, away: 4.5, bookmaker: 3, closing: false },
        }),
      ],
    }),
  )
  const [match, ...rest] = await upcoming(...TODAY)
  expect(rest).toEqual([])
  const rows = await server.database.rows('select id as match_id, league_id from fixture')
  const [ashton, brough] = [await idOf(server, 'team', 'Ashton'), await idOf(server, 'team', 'Brough')]
  expect(match).toEqual({
    match_id: rows[0]?.match_id,
    start_dt: '2026-03-07T15:00:00.000Z',
    kickoff_known: true,
    status: 1,
    minute: null,
    added_minute: null,
    score: null,
    halftime: null,
    shootout: null,
    round_name: null,
    league_id: rows[0]?.league_id,
    league_name: 'Premier League',
    league_country: { id: 72, code: expect.any(String), name: 'England' },
    local_id: ashton,
    local_name: 'Ashton',
    local_short_code: 'ASH',
    local_logo: `/api/images/team/${ashton}`,
    local_form: null,
    local_coach_changed: null,
    local_red_cards: null,
    visitor_id: brough,
    visitor_name: 'Brough',
    visitor_short_code: null,
    visitor_logo: `/api/images/team/${brough}`,
    visitor_form: null,
    visitor_coach_changed: null,
    visitor_red_cards: null,
    odds: [
      { '0': 1.8, '1': -125, '2': 53.7 },
      { '0': 3.6, '1': 260, '2': 25.8 },
      { '0': 4.5, '1': 350, '2': 20.4 },
    ],
    odds_source: 'Bet365',
    odds_at: null,
    stakes: null,
    weather_icon: 'rain',
    weather_text: 'light_rain',
    weather_temp: -0.5,
    weather_source: null,
  })
})

test('prices say when they were taken, unless that was after the kick-off', async () => {
  const referencePrice = { home: 1.8, draw: 3.6, away: 4.5, bookmaker: BOOKMAKER.bet365, closing: false }
  const quote = { bookmaker: BOOKMAKER.bet365, line: null, opening: null }
  const priced = [
    fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z', { referencePrice }),
    going('calder', 'dover', '2026-03-07T11:00:00.000Z', 22, [0, 0], { referencePrice }),
  ]
  const odds = priced.map(({ key }) => ({
    fixture: key,
    market: MARKET.full_time_result,
    quotes: [1.8, 3.6, 4.5].map((price, at) => ({ ...quote, selection: at + 1, price })),
  }))
  await server.store(world({ teams, fixtures: priced, odds }))
  expect((await upcoming(...TODAY)).map(({ local_name, odds_at }) => [local_name, odds_at])).toEqual([
    ['Calder', null],
    ['Ashton', '2026-03-07T12:00:00.000Z'],
  ])
})

test('the rest of today includes matches still going on, and none that are over', async () => {
  await server.store(
    world({
      teams,
      fixtures: [
        going('ashton', 'brough', '2026-03-07T11:00:00.000Z', 22, [1, 0], { minute: 58 }),
        going('calder', 'dover', '2026-03-07T10:30:00.000Z', 18, [0, 0]),
        played('brough', 'calder', '2026-03-07T09:00:00.000Z', [2, 2]),
        going('dover', 'ashton', '2026-03-04T11:00:00.000Z', 22, [0, 0]),
        fixture('ashton', 'calder', '2026-03-07T11:30:00.000Z'),
        fixture('brough', 'dover', '2026-03-08T00:00:00.000Z'),
        fixture('ashton', 'dover', '2026-03-07T12:00:00.000Z'),
      ],
    }),
  )
  const matches = await upcoming(...TODAY)
  expect(names(matches)).toEqual(['Calder-Dover', 'Ashton-Brough', 'Ashton-Dover'])
  expect(matches.map(({ state_id, status, minute }) => [state_id, status, minute])).toEqual([
    [undefined, 18, null],
    [22, 22, 58],
    [undefined, 1, null],
  ])
  expect(matches[1]?.score).toEqual({ home: 1, away: 0 })
})

test('the rest of today includes matches already over, from the requested instant on', async () => {
  await server.store(
    world({
      teams,
      fixtures: [
        going('ashton', 'brough', '2026-03-07T11:00:00.000Z', 22, [1, 0], { minute: 58 }),
        going('dover', 'calder', '2026-03-06T23:30:00.000Z', 18, [0, 0]),
        played('brough', 'calder', '2026-03-07T09:00:00.000Z', [2, 2]),
        fixture('ashton', 'calder', '2026-03-07T00:00:00.000Z', { state: 10 }),
        played('calder', 'ashton', '2026-03-06T23:00:00.000Z', [1, 1]),
        fixture('ashton', 'dover', '2026-03-07T12:00:00.000Z'),
      ],
    }),
  )
  const since = encodeURIComponent('2026-03-07 00:00')
  expect(names(await upcoming(...TODAY, `?since=${since}`))).toEqual([
    'Dover-Calder',
    'Ashton-Calder',
    'Brough-Calder',
    'Ashton-Brough',
    'Ashton-Dover',
  ])
  expect(names(await upcoming(...TODAY))).toEqual(['Dover-Calder', 'Ashton-Brough', 'Ashton-Dover'])
})

test('a match carries its half-time score, round and red cards as far as they are known', async () => {
  const reds = { yellowCards: 2, redCards: 1, corners: null, statistics: {} }
  await server.store(
    world({
      teams,
      fixtures: [
        played('ashton', 'brough', '2026-03-01T15:00:00.000Z', [2, 1], {
          round: 'Matchday 27',
          scores: { halfTime: [1, 0], fullTime: [2, 1], extraTime: null, shootOut: null, current: [2, 1] },
          sides: { home: { ...reds, redCards: 0 }, away: reds },
        }),
      ],
    }),
  )
  const [match] = await upcoming('2026-03-01 00:00', '2026-03-02 00:00')
  expect(match).toMatchObject({
    halftime: { home: 1, away: 0 },
    round_name: 'Matchday 27',
    local_red_cards: 0,
    visitor_red_cards: 1,
  })
})

test.each([2, 3, 4, 6, 9, 21, 22, 23, 25])('state %i is play: the match is marked live', async (state) => {
  await server.store(world({ teams, fixtures: [going('ashton', 'brough', '2026-03-07T10:00:00.000Z', state, [0, 0])] }))
  expect((await upcoming(...TODAY))[0]?.state_id).toBe(state)
})

test('a day in the past holds its results, a whole day to come everything whatever its state', async () => {
  await server.store(
    world({
      teams,
      fixtures: [
        played('ashton', 'brough', '2026-03-01T15:00:00.000Z', [2, 1]),
        fixture('calder', 'dover', '2026-03-10T15:00:00.000Z', { state: 10 }),
        fixture('ashton', 'dover', '2026-03-10T15:00:00.000Z', { state: 12 }),
      ],
    }),
  )
  const [result] = await upcoming('2026-03-01 00:00', '2026-03-02 00:00')
  expect(result).toMatchObject({ status: 5, score: { home: 2, away: 1 } })
  expect(result).not.toHaveProperty('state_id')
  const later = await upcoming('2026-03-10 00:00', '2026-03-11 00:00')
  expect(later.map((match) => [match.local_name, match.status])).toEqual([
    ['Ashton', 12],
    ['Calder', 10],
  ])
})

test('a match without a time belongs to its day in every zone, also when that day is half over, and is never live', async () => {
  const onDay = { kickoffKnown: false }
  await server.store(
    world({
      teams,
      fixtures: [
        fixture('ashton', 'brough', '2026-03-07T00:00:00.000Z', onDay),
        going('calder', 'dover', '2026-03-07T00:00:00.000Z', 2, [0, 0], onDay),
        fixture('brough', 'dover', '2026-03-08T00:00:00.000Z', onDay),
      ],
    }),
  )
  const today = await upcoming(...TODAY)
  expect(names(today)).toEqual(['Ashton-Brough', 'Calder-Dover'])
  expect(today[1]).not.toHaveProperty('state_id')
  for (const [from, to] of [
    ['2026-03-07 12:00', '2026-03-08 05:00'],
    ['2026-03-07 05:00', '2026-03-08 05:00'],
    ['2026-03-06 12:00', '2026-03-07 12:00'],
    ['2026-03-07 00:00', '2026-03-08 00:00'],
  ] as const) {
    expect([from, names(await upcoming(from, to))]).toEqual([from, ['Ashton-Brough', 'Calder-Dover']])
  }
})

test('form is the average of the last matches before kick-off, by ground and by tournament as asked', async () => {
  await server.store(
    world({
      leagues: [league('premier', 'Premier League'), league('cup', 'Cup', { type: 'cup' })],
      teams,
      fixtures: [
        played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [1, 0]),
        played('calder', 'ashton', '2026-02-08T15:00:00.000Z', [2, 0]),
        played('ashton', 'dover', '2026-02-15T15:00:00.000Z', [1, 1]),
        played('ashton', 'calder', '2026-02-20T15:00:00.000Z', [0, 2], { league: 'cup', season: 'cup now' }),
        // On penalties: a draw.
        played('brough', 'dover', '2026-02-21T15:00:00.000Z', [1, 1], {
          state: 8,
          scores: { halfTime: null, fullTime: [1, 1], extraTime: [1, 1], shootOut: [4, 5], current: [1, 1] },
        }),
        played('dover', 'brough', '2026-02-25T15:00:00.000Z', [0, 3]),
        fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z'),
        // Neither later matches nor awarded ones count.
        played('ashton', 'dover', '2026-03-09T15:00:00.000Z', [5, 0]),
        fixture('ashton', 'dover', '2026-02-26T15:00:00.000Z', { state: 17 }),
      ],
    }),
  )
  const form = async (query: string) => {
    const [match] = await upcoming('2026-03-07 15:00', '2026-03-07 16:00', query)
    return [match?.local_form, match?.visitor_form]
  }
  expect(await form('')).toEqual([1.33, 1.5])
  expect(await form('?league_form=1')).toEqual([2, 1.5])
  expect(await form('?type_form=1')).toEqual([1, 1.33])
  expect(await form('?type_form=1&count_form=1')).toEqual([0, 3])
  expect(await form('?type_form=1&league_form=1&count_form=2')).toEqual([0.5, 2])
})

test('days since a coach took over count from the latest change only, and not without one before', async () => {
  await server.store(
    world({
      teams,
      coaches: [person('Alder'), person('Birch'), person('Cedar')],
      coachSpells: [
        spell('ashton', 'alder', '2025-07-01', '2026-02-27'),
        spell('ashton', 'birch', '2026-02-28', null),
        spell('brough', 'cedar', '2026-03-01', null),
      ],
      fixtures: [fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z')],
    }),
  )
  const [match] = await upcoming(...TODAY)
  expect([match?.local_coach_changed, match?.visitor_coach_changed]).toEqual([7, null])
})

test('matches come by kick-off, then country, league and home team', async () => {
  await server.store(
    world({
      leagues: [
        league('premier', 'Premier League'),
        league('championship', 'Championship'),
        league('liga', 'La Liga', { country: 12 }),
      ],
      teams,
      fixtures: [
        fixture('dover', 'ashton', '2026-03-07T16:00:00.000Z'),
        fixture('brough', 'ashton', '2026-03-07T16:00:00.000Z'),
        fixture('calder', 'ashton', '2026-03-07T16:00:00.000Z', { league: 'championship', season: 'championship now' }),
        fixture('ashton', 'dover', '2026-03-07T16:00:00.000Z', { league: 'liga', season: 'liga now' }),
        fixture('ashton', 'calder', '2026-03-07T15:00:00.000Z', { league: 'liga', season: 'liga now' }),
      ],
    }),
  )
  expect(names(await upcoming(...TODAY))).toEqual([
    'Ashton-Calder',
    'Ashton-Dover',
    'Calder-Ashton',
    'Brough-Ashton',
    'Dover-Ashton',
  ])
})

test('a kick-off is seen at once where an empty answer was kept', async () => {
  const before = await upcoming(...TODAY)
  await server.store(world({ teams, fixtures: [going('ashton', 'brough', '2026-03-07T12:00:00.000Z', 2, [0, 0])] }))
  expect([before.length, (await upcoming(...TODAY)).length]).toEqual([0, 1])
})
