import type { BookmakersMarket, CommonOpponentView, ComparisonSide } from '@touchline/contract'
import { BOOKMAKER, EVENT_TYPE, MARKET, type Quote, type Side } from '@touchline/football'
import { event, fixture, league, played, team, world } from '@touchline/testing/records'
import { signedIn, useReader, useServer, viewer } from '@touchline/testing/server'
import { beforeEach, describe, expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

interface Answer {
  type: number
  home: ComparisonSide
  away: ComparisonSide
  common: CommonOpponentView[]
}

const TEAMS = ['Ashton', 'Brough', 'Calder', 'Denton'].map((name) => team(name))
const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T15:00:00.000Z`
const half = (halfTime: [number, number], fullTime: [number, number]) => ({
  scores: { halfTime, fullTime, current: fullTime, extraTime: null, shootOut: null },
})
const coming = fixture('ashton', 'brough', '2026-03-08T15:00:00.000Z')
const beaten = played('ashton', 'calder', day(1), [2, 1], half([1, 0], [2, 1]))
const FIXTURES = [
  played('calder', 'ashton', '2024-01-01T15:00:00.000Z', [5, 0]),
  beaten,
  played('denton', 'ashton', day(2), [0, 0], half([0, 0], [0, 0])),
  played('ashton', 'denton', day(3), [0, 1], { league: 'cup', season: 'cup now', ...half([0, 0], [0, 1]) }),
  played('calder', 'brough', day(4), [1, 3]),
  coming,
  played('ashton', 'calder', '2026-03-20T15:00:00.000Z', [4, 0], { key: 'later' }),
]

let id = 0
beforeEach(async () => {
  const leagues = [league('premier', 'Premier League'), league('cup', 'FA Cup')]
  await server.store(world({ teams: TEAMS, leagues, fixtures: FIXTURES }))
  const [row] = await server.database.rows<{ id: number }>(`select id from fixture where kickoff = '2026-03-08T15:00Z'`)
  id = row?.id ?? 0
})

const read = (query = '') => by.get<Answer>(`/api/v3/match/comparison/${id}${query}`)
const formOf = ({ form }: ComparisonSide) =>
  form.map(({ result, goals, home, opponent }) => `${result} ${goals?.join('-')} ${home ? 'v' : '@'} ${opponent.name}`)

test('both teams are compared by their last matches, up to the kick-off on request', async () => {
  const { home, away } = await read('?as_of=kickoff&last=5')
  expect(formOf(home)).toEqual(['L 0-1 v Denton', 'D 0-0 @ Denton', 'W 2-1 v Calder', 'L 0-5 @ Calder'])
  expect(formOf(away)).toEqual(['W 3-1 @ Calder'])
  expect(home.home).toEqual({ played: 2, won: 1, drawn: 0, lost: 1, scored: 2, conceded: 2 })
  expect(home.away).toEqual({ played: 2, won: 0, drawn: 1, lost: 1, scored: 0, conceded: 5 })
  expect(home.points.mean).toBe(1)
  expect(home.hit_rates.over_25).toMatchObject({ count: 2, matches: 4, share: 0.5 })
  expect(home.streaks.scoreless).toEqual({ length: 2, whole: false })
  expect(away.streaks.won).toEqual({ length: 1, whole: true })
  // The half-time of the oldest match is not known, who scored first is not known where both did.
  expect(home.half_time).toMatchObject({
    matches: 3,
    leading: { won: 1, drawn: 0, lost: 0 },
    level: { drawn: 1, lost: 1 },
  })
  expect(home.first_goal).toMatchObject({ matches: 3, goalless: 1, scored: { count: 0 }, conceded: { count: 2 } })
  expect(away.half_time.matches).toBe(0)
  expect(away.scored).toEqual({ matches: 1, mean: 3, low: null, high: null })
  const since = await read('?last=5')
  expect(formOf(since.home)[0]).toBe('W 4-0 v Calder')
})

test('the home side at home and the away side away, in the competition of the match', async () => {
  const { home, away } = await read('?as_of=kickoff&venue=own&competition=league')
  expect(formOf(home)).toEqual(['W 2-1 v Calder'])
  expect(formOf(away)).toEqual(['W 3-1 @ Calder'])
  expect(home.away.played).toBe(0)
})

describe('expected line-ups', () => {
  const eleven = (side: Side, names: readonly string[]) =>
    names.map((playerName, at) => ({ side, player: null, playerName, jerseyNumber: at === 0 ? 1 : null }))
  const details = {
    fixture: coming.key,
    ...{ homeColour: null, awayColour: null, attendance: null, periods: [], referees: [], missing: [] },
    expected: [...eleven('home', ['Keeper', 'Back']), ...eleven('away', ['Guest'])],
  }
  const expected = async () => {
    const { home, away } = await read()
    return [home, away].map((one) =>
      one.expected.map(({ player_name, jersey_number }) => `${jersey_number} ${player_name}`),
    )
  }
  beforeEach(() => server.store(world({ teams: TEAMS, fixtures: [coming], fixtureDetails: [details] })))

  test('are next to the missing players before kick-off, and go where the source expects nobody any more', async () => {
    expect(await expected()).toEqual([['1 Keeper', 'null Back'], ['1 Guest']])
    await server.store(world({ teams: TEAMS, fixtures: [coming], fixtureDetails: [{ ...details, expected: [] }] }))
    expect(await expected()).toEqual([[], []])
  })

  test('give way to the line-ups once they are known', async () => {
    const entry = {
      player: null,
      playerName: 'Keeper',
      type: 11,
      position: 24,
      formationPosition: 1,
      formationField: '1:1',
    } as const
    const entries = [{ ...entry, side: 'home' as const, jerseyNumber: 1, captain: false, details: {} }]
    const lineups = [{ fixture: coming.key, homeFormation: null, awayFormation: null, confirmed: true, entries }]
    await server.store(world({ teams: TEAMS, fixtures: [coming], lineups }))
    expect(await expected()).toEqual([[], []])
  })

  test('are nothing once the match goes on', async () => {
    await server.store(world({ teams: TEAMS, fixtures: [{ ...coming, state: 2 }] }))
    expect(await expected()).toEqual([[], []])
  })
})

test('common opponents of a year, with the matches of both', async () => {
  const { common } = await read('?as_of=kickoff')
  expect(common.map(({ opponent }) => opponent.name)).toEqual(['Calder'])
  expect(common[0]).toMatchObject({ home: [{ goals: [2, 1], result: 'W' }], away: [{ goals: [3, 1], home: false }] })
  expect(common[0]?.home).toHaveLength(1)
})

test('cards by the quarter-hour where they are known by the minute', async () => {
  const events = [
    event(EVENT_TYPE.yellow_card, 20, 'home'),
    event(EVENT_TYPE.red_card, 76, 'home'),
    event(EVENT_TYPE.yellow_card, 70, 'away'),
  ]
  await server.store(world({ teams: TEAMS, events: [{ fixture: beaten.key, events }] }))
  expect((await read('?as_of=kickoff')).home.card_minutes).toEqual({
    matches: 1,
    parts: [0, 1, 0, 0, 0, 1].map((cards) => ({ label: expect.any(String), cards })),
  })
})

test.each([
  ['venue=home', 'venue'],
  ['last=7', 'last'],
  ['last=5&last=10', 'last'],
  ["competition=league';drop table side", 'competition'],
  ['as_of=tomorrow', 'as_of'],
])('%s is refused with its reason', async (query, field) => {
  const answer = await server.ask(
    `/api/v3/match/comparison/${id}?${query}`,
    signedIn(await viewer(server, 'subscriber')),
  )
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(field)
})

test('only subscribers compare, and an unknown match is none', async () => {
  const path = `/api/v3/match/comparison/${id}`
  expect((await server.ask(path)).status).toBe(401)
  expect(await (await server.ask(path, signedIn(await viewer(server, 'unpaid')))).json()).toEqual({ type: 0 })
  const token = await viewer(server, 'subscriber')
  expect((await server.ask('/api/v3/match/comparison/424242', signedIn(token))).status).toBe(404)
})

test('bookmakers side by side, for everybody', async () => {
  const quote = (bookmaker: Quote['bookmaker'], selection: number, opening: number, price: number): Quote => ({
    ...{ bookmaker, selection, opening, price, line: null },
  })
  const quotes = [
    ...[2.2, 3.3, 3.4].map((price, at) => quote(BOOKMAKER.bet365, at + 1, price - 0.1, price)),
    ...[2.1, 3.5, 3.4].map((price, at) => quote(BOOKMAKER.pinnacle, at + 1, price, price)),
  ]
  await server.store(
    world({
      teams: TEAMS,
      fixtures: [coming],
      odds: [{ fixture: coming.key, market: MARKET.full_time_result, quotes }],
    }),
  )
  const { stands, markets } = await server.get<{ stands: string; markets: BookmakersMarket[] }>(
    `/api/v3/odds/bookmakers/${id}`,
  )
  expect(stands).toBe('now')
  expect(markets).toHaveLength(1)
  expect(markets[0]?.best?.prices).toEqual([2.2, 3.5, 3.4])
  expect(markets[0]?.books.map(({ name, prices }) => [name, prices.map(({ best }) => best)])).toEqual([
    ['Bet365', [true, false, true]],
    ['Pinnacle', [false, true, true]],
  ])
  expect(markets[0]?.books[0]?.prices[0]?.opening).toBeCloseTo(2.1, 9)
  expect(await server.get('/api/v3/odds/bookmakers/424242')).toEqual({ stands: null, markets: [] })
})
