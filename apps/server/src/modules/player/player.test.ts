import type { PlayerProfile, PlayerSeasonStat } from '@touchline/contract'
import type { Side } from '@touchline/football'
import { fixture, league, person, played, team, world } from '@touchline/testing/records'
import { idOf, useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })
const by = useReader(server)

const leagues = [league('premier', 'Premier League'), league('cup', 'FA Cup')]
const teams = [team('Ashton', { shortCode: 'ASH' }), team('Brough')]
const ada = {
  ...person('Ada North'),
  key: 'ada',
  commonName: 'A. North',
  country: 72,
  dateOfBirth: '2000-02-29',
  height: 184,
  weight: 79,
  position: 27 as const,
  detailedPosition: 151,
  preferredFoot: 'left' as const,
}
const bea = { ...person('Bea South'), key: 'bea', position: null }
const players = [ada, bea]

const pathOf = async (name: string) => `/api/v3/player/info/${await idOf(server, 'player', name)}`
const infoOf = async (name: string) => (await by.get<{ player: PlayerProfile }>(await pathOf(name))).player

test('a subscriber sees who a player is', async () => {
  await server.store(world({ leagues, teams, players }))
  expect(await infoOf('Ada North')).toMatchObject({
    name: 'Ada North',
    common_name: 'A. North',
    display_name: 'Ada North',
    country_id: 72,
    country: { name: 'England', image_path: '/flags/gb-eng.svg' },
    position_id: 27,
    height: 184,
    weight: 79,
    date_of_birth: '2000-02-29',
    metadata: [{ type_id: 229, values: 'left' }],
  })
})

test('unknown values of a player are null or empty', async () => {
  await server.store(world({ leagues, teams, players }))
  expect(await infoOf('Bea South')).toMatchObject({
    country_id: null,
    country: null,
    position_id: null,
    height: null,
    weight: null,
    date_of_birth: null,
    metadata: [],
    teams: [],
    latest: [],
    trophies: [],
    transfers: [],
  })
})

test('teams: where the player is comes first, then the latest left', async () => {
  const spell = (of: string, startsOn: string | null, endsOn: string | null) => ({
    team: of,
    startsOn,
    endsOn,
    position: 27 as const,
    jerseyNumber: null,
  })
  const spells = [
    spell('brough', null, '2021-06-30'),
    spell('ashton', '2021-07-01', '2024-06-30'),
    spell('brough', '2024-07-01', null),
  ]
  await server.store(world({ leagues, teams, players, playerSpells: [{ player: 'ada', spells }] }))
  const { teams: own } = await infoOf('Ada North')
  expect(own[1]).toMatchObject({ team_id: await idOf(server, 'team', 'Ashton'), position_id: 27 })
  expect(own.map((one) => [one.team.name, one.start, one.end])).toEqual([
    ['Brough', '2024-07-01', null],
    ['Ashton', '2021-07-01', '2024-06-30'],
    ['Brough', null, '2021-06-30'],
  ])
})

const lineup = (of: string, side: Side, name: string) => ({
  fixture: of,
  homeFormation: null,
  awayFormation: null,
  confirmed: true,
  entries: [
    {
      side,
      player: name,
      playerName: name,
      type: 11 as const,
      position: null,
      formationPosition: null,
      formationField: null,
      jerseyNumber: null,
      captain: false,
      details: {},
    },
  ],
})

test('a national team that no source lists is among the teams since the first match for it', async () => {
  const country = [team('England', { national: true }), team('Wales', { national: true })]
  const old = played('wales', 'england', '2015-09-05T15:00:00.000Z', [0, 0])
  const first = played('england', 'wales', '2025-09-05T15:00:00.000Z', [1, 0])
  const last = played('wales', 'england', '2025-10-10T15:00:00.000Z', [1, 0])
  const fixtures = [old, first, last]
  const lineups = [lineup(old.key, 'home', 'ada'), lineup(first.key, 'home', 'ada'), lineup(last.key, 'away', 'ada')]
  await server.store(world({ leagues, teams: [...teams, ...country], players, fixtures, lineups }))
  const { teams: own } = await infoOf('Ada North')
  expect(own.map((one) => [one.team.name, one.national, one.start, one.end])).toEqual([
    ['England', true, '2025-09-05', null],
    ['Wales', true, '2015-09-05', '2015-09-05'],
  ])
})

test('the latest matches: the last twenty in whose squad the player was, newest first, with the side; none to come', async () => {
  const fixtures = [
    ...Array.from({ length: 21 }, (_, at) =>
      played('ashton', 'brough', `2026-01-${String(at + 1).padStart(2, '0')}T15:00:00.000Z`, [1, 0]),
    ),
    fixture('ashton', 'brough', '2026-03-07T13:00:00.000Z'),
    played('brough', 'ashton', '2026-02-01T15:00:00.000Z', [2, 2]),
    played('brough', 'ashton', '2026-02-02T15:00:00.000Z', [2, 2]),
  ]
  const lineups = fixtures.slice(0, -1).map(({ key, home }) => lineup(key, home === 'ashton' ? 'home' : 'away', 'ada'))
  await server.store(world({ leagues, teams, players, fixtures, lineups }))
  const { latest } = await infoOf('Ada North')
  expect(latest).toHaveLength(20)
  expect(latest.slice(0, 2).map((one) => one.fixture.starting_at.slice(0, 10))).toEqual(['2026-02-01', '2026-01-21'])
  expect(new Set(latest.map(({ team_id }) => team_id))).toEqual(new Set([await idOf(server, 'team', 'Ashton')]))
  expect(latest[0]?.fixture.participants.map(({ name }) => name)).toEqual(['Brough', 'Ashton'])
})

test('transfers come newest first, and a new one appears at once', async () => {
  const transfer = (key: string, date: string, type: number) => ({
    key,
    player: 'ada',
    from: 'brough',
    to: 'ashton',
    date,
    type,
    amount: null,
  })
  const transfers = [transfer('a', '2021-07-01', 219), transfer('b', '2024-07-01', 218)]
  await server.store(world({ leagues, teams, players, transfers }))
  expect((await infoOf('Ada North')).transfers.map(({ type }) => type?.name)).toEqual(['Loan', 'Transfer'])
  await server.store(world({ leagues, teams, players, transfers: [...transfers, transfer('c', '2025-06-30', 9688)] }))
  expect((await infoOf('Ada North')).transfers.map(({ date }) => date)).toEqual([
    '2025-06-30',
    '2024-07-01',
    '2021-07-01',
  ])
})

test('statistics of each season and team, the latest to end first', async () => {
  const season = (key: string, of: string, name: string, endsOn: string) => ({
    key,
    league: of,
    name,
    startsOn: '2024-08-01',
    endsOn,
    current: false,
  })
  const seasons = [
    season('old', 'premier', '2024/2025', '2025-05-31'),
    season('new', 'premier', '2025/2026', '2026-05-31'),
    season('cup', 'cup', '2025/2026', '2026-06-06'),
  ]
  const figures = (of: string, at: string, goals: number) => ({
    season: of,
    team: at,
    player: 'ada',
    position: 27 as const,
    jerseyNumber: 9,
    details: { 321: { total: 30 }, 52: { total: goals, goals, penalties: 0 }, 118: { average: 7.1 } },
  })
  const playerSeasons = [figures('old', 'brough', 3), figures('new', 'ashton', 12), figures('cup', 'ashton', 1)]
  await server.store(world({ leagues, seasons, teams, players, playerSeasons }))
  const { stats } = await by.get<{ stats: PlayerSeasonStat[] }>(
    `/api/v3/player/stats/${await idOf(server, 'player', 'Ada North')}`,
  )
  expect(stats.map((one) => `${one.season.league.name} ${one.season.name} ${one.team.name}`)).toEqual([
    'FA Cup 2025/2026 Ashton',
    'Premier League 2025/2026 Ashton',
    'Premier League 2024/2025 Brough',
  ])
  expect(stats[1]?.details).toContainEqual({ type_id: 52, value: { total: 12, goals: 12, penalties: 0 } })
})

test('an unknown player is not there, has no statistics, and an invalid id is refused', async () => {
  const ask = async (path: string) => (await by.ask(`/api/v3/player/${path}`)).status
  expect(await ask('info/424242')).toBe(404)
  expect(await by.get('/api/v3/player/stats/424242')).toEqual({ type: 2, stats: [] })
  for (const path of ['info/0', 'info/abc', 'stats/-1', 'stats/1.5']) {
    expect([path, await ask(path)]).toEqual([path, 400])
  }
})
