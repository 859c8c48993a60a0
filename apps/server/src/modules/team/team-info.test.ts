import type { TeamInfo } from '@touchline/contract'
import { fixture, going, league, person, played, spell, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })

const leagues = [league('premier', 'Premier League'), league('cup', 'FA Cup')]
const season = (of: string, years: string, current = false) => ({
  key: `${of} ${current ? 'now' : years}`,
  league: of,
  name: years,
  startsOn: `${years.slice(0, 4)}-08-01`,
  endsOn: `${years.slice(5)}-05-31`,
  current,
})
const seasons = [
  season('premier', '2024/2025'),
  season('premier', '2025/2026', true),
  { ...season('cup', '2025/2026', true), endsOn: '2026-06-06' },
]
const venues = [
  { key: 'lane', name: 'The Lane', city: null, country: 72, capacity: 20_000, address: null, surface: 'grass' },
]
const teams = [team('Ashton'), team('Brough'), team('England', { national: true })]
const player = (name: string) => ({ ...person(name), position: null })

const infoOf = async (name: string) => server.get<TeamInfo>(`/api/v3/team/info/${await idOf(server, 'team', name)}`)

test('everyone sees who a team is, where it plays and who its rivals are', async () => {
  const reported = team('Ashton', { shortCode: 'ASH', founded: 1901, venue: 'lane' })
  await server.store(
    world({
      leagues,
      venues,
      teams: [reported, ...teams.slice(1)],
      rivals: [{ team: 'ashton', rivals: ['england', 'brough'] }],
    }),
  )
  const ashton = await infoOf('Ashton')
  expect(ashton).toMatchObject({
    name: 'Ashton',
    short_code: 'ASH',
    type: 'domestic',
    founded: 1901,
    country_id: 72,
    country: { id: 72, name: 'England', image_path: '/flags/gb-eng.svg' },
    venue: { name: 'The Lane', capacity: 20_000, surface: 'grass', city_name: null },
  })
  expect(ashton.rivals.map(({ name }) => name)).toEqual(['England', 'Brough'])
})

test('unknown values of a team are null or an empty list', async () => {
  await server.store(world({ leagues, teams }))
  expect(await infoOf('England')).toMatchObject({
    type: 'national',
    founded: null,
    venue: null,
    current_coach: null,
    coaches: [],
    trophies: [],
    upcoming: [],
    sidelined: [],
    seasons: [],
    leagues: [],
  })
})

test('the coach of today is the head coach whose time runs, not an assistant, nor who left or has yet to come', async () => {
  const coaches = ['Moss', 'Nash', 'Oakes', 'Pike'].map(person)
  const coachSpells = [
    spell('ashton', 'moss', '2020-01-01', '2025-12-31'),
    spell('ashton', 'nash', '2026-01-01', null),
    { ...spell('ashton', 'oakes', '2026-02-01', null), position: 226 as const },
    spell('ashton', 'pike', '2026-07-01', null),
  ]
  await server.store(world({ leagues, teams, coaches, coachSpells }))
  const ashton = await infoOf('Ashton')
  expect(ashton.current_coach).toBe(await idOf(server, 'coach', 'Nash'))
  expect(ashton.coaches.map(({ name, start, end }) => [name, start, end])).toEqual([
    ['Pike', '2026-07-01', null],
    ['Oakes', '2026-02-01', null],
    ['Nash', '2026-01-01', null],
    ['Moss', '2020-01-01', '2025-12-31'],
  ])
  expect(ashton.coaches[1]).toMatchObject({ position_id: 226, position: { name: 'Assistant Coach' } })
})

test('seasons come latest first, those going on apart, and each league with how many of them there were', async () => {
  const fixtures = [
    played('ashton', 'brough', '2025-02-01T15:00:00.000Z', [1, 0], { season: 'premier 2024/2025' }),
    played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [1, 0]),
    fixture('brough', 'ashton', '2026-05-01T15:00:00.000Z', { league: 'cup' }),
  ]
  await server.store(world({ leagues, seasons, teams, fixtures }))
  const { seasons: all, activeseasons, leagues: attended } = await infoOf('Ashton')
  const words = (list: TeamInfo['seasons']) => list.map((one) => `${one.league.name} ${one.name} to ${one.ending_at}`)
  expect(words(all)).toEqual([
    'FA Cup 2025/2026 to 2026-06-06',
    'Premier League 2025/2026 to 2026-05-31',
    'Premier League 2024/2025 to 2025-05-31',
  ])
  expect(words(activeseasons)).toEqual(words(all).slice(0, 2))
  expect(attended.map(({ name, attendance }) => [name, attendance])).toEqual([
    ['Premier League', 2],
    ['FA Cup', 1],
  ])
})

test('upcoming matches include those in play and postponed ones, with past dates last, but not those over or called off', async () => {
  await server.store(
    world({
      leagues,
      teams,
      fixtures: [
        fixture('brough', 'ashton', '2026-03-21T15:00:00.000Z'),
        fixture('ashton', 'brough', '2026-03-14T15:00:00.000Z', { state: 10 }),
        fixture('brough', 'ashton', '2026-03-06T20:00:00.000Z', { state: 10 }),
        going('ashton', 'brough', '2026-03-07T11:00:00.000Z', 22, [1, 0], { minute: 58 }),
        played('ashton', 'brough', '2026-03-06T15:00:00.000Z', [1, 0]),
        fixture('ashton', 'brough', '2026-03-20T15:00:00.000Z', { state: 12 }),
        fixture('ashton', 'brough', '2026-01-20T15:00:00.000Z'),
        fixture('england', 'brough', '2026-03-20T15:00:00.000Z'),
      ],
    }),
  )
  const { upcoming } = await infoOf('Ashton')
  expect(upcoming.map(({ starting_at, state_id }) => [starting_at.slice(5, 10), state_id])).toEqual([
    ['03-07', 22],
    ['03-14', 10],
    ['03-21', 1],
    ['03-06', 10],
  ])
  expect(upcoming[0]).toMatchObject({
    participants: [{ name: 'Ashton', meta: { location: 'home' } }, { name: 'Brough' }],
    scores: [{ type_id: 1525, score: { participant: 'home', goals: 1 } }, { score: { goals: 0 } }],
    periods: [{ sort_order: 2, minutes: 58, time_added: null }],
  })
  expect(upcoming[2]).toMatchObject({ scores: [], periods: [], league: { name: 'Premier League' } })
})

test('missing players are sorted by start date, latest first and unknown dates last', async () => {
  const missing = (name: string, startsOn: string | null) => ({
    player: name,
    season: null,
    type: 533,
    category: 'injury' as const,
    startsOn,
    endsOn: null,
    gamesMissed: null,
  })
  const players = [missing('ada', '2026-01-05'), missing('bea', null), missing('cleo', '2026-03-01')]
  await server.store(
    world({ leagues, teams, players: ['Ada', 'Bea', 'Cleo'].map(player), sidelined: [{ team: 'ashton', players }] }),
  )
  const { sidelined } = await infoOf('Ashton')
  expect(sidelined.map((one) => one.player.name)).toEqual(['Cleo', 'Ada', 'Bea'])
  expect(sidelined[0]).toMatchObject({ type_id: 533, type: { name: expect.any(String) }, games_missed: null })
})

test('trophies: the league won most often first, then the one with more second places, the latest season first', async () => {
  const trophy = (place: 1 | 2, leagueName: string, seasonName: string, held: string | null = null) => ({
    trophy: place,
    league: held,
    leagueName,
    season: held === null || place === 1 ? null : `${held} ${seasonName}`,
    seasonName,
    team: null,
  })
  const trophies = [
    trophy(2, 'Old Cup', '1990'),
    trophy(2, 'Old Cup', '1992'),
    trophy(2, 'New Cup', '2001'),
    trophy(1, 'The Premier League', '2019/2020', 'premier'),
    trophy(2, 'The Premier League', '2024/2025', 'premier'),
  ]

  await server.store(
    world({ leagues, seasons: seasons.toReversed(), teams, trophies: [{ owner: 'team', key: 'ashton', trophies }] }),
  )
  const { trophies: won } = await infoOf('Ashton')
  expect(won.map((one) => [one.league.name, one.season.name, one.trophy_id])).toEqual([
    ['Premier League', '2024/2025', 2],
    ['Premier League', '2019/2020', 1],
    ['Old Cup', '1992', 2],
    ['Old Cup', '1990', 2],
    ['New Cup', '2001', 2],
  ])
  expect(won.map(({ league: of }) => of.image_path === null)).toEqual([false, false, true, true, true])
  const rows = await server.database.rows(`select id as season_id, league_id from season where name = '2024/2025'`)
  expect(won[0]).toMatchObject(rows[0])
  expect(won[1]).toMatchObject({ league_id: rows[0]?.league_id, season_id: null })
})

test('a match that kicks off and a new rival appear at once', async () => {
  const to_come = fixture('ashton', 'brough', '2026-03-07T12:00:00.000Z')
  await server.store(world({ leagues, teams, fixtures: [to_come] }))
  expect((await infoOf('Ashton')).upcoming.map(({ state_id }) => state_id)).toEqual([1])
  await server.store(
    world({ leagues, teams, fixtures: [{ ...to_come, state: 2 }], rivals: [{ team: 'ashton', rivals: ['brough'] }] }),
  )
  const after = await infoOf('Ashton')
  expect([after.upcoming.map(({ state_id }) => state_id), after.rivals.length]).toEqual([[2], 1])
})

test('an unknown team is not there, and an invalid id is refused', async () => {
  expect((await server.ask('/api/v3/team/info/424242')).status).toBe(404)
  for (const id of ['0', 'abc', '1.5', '99999999999']) {
    expect([id, (await server.ask(`/api/v3/team/info/${id}`)).status]).toEqual([id, 400])
  }
})
