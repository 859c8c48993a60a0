import type { CoachProfile, CoachStat, ListFixture } from '@touchline/contract'
import { fixture, league, person, played, spell, team, world } from '@touchline/testing/records'
import { idOf, useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })
const by = useReader(server)

const leagues = [league('premier', 'Premier League'), league('cup', 'FA Cup')]
const teams = ['Ashton', 'Brough', 'Corby'].map((name) => team(name))
const cora = {
  ...person('Cora West'),
  key: 'cora',
  commonName: 'C. West',
  country: 72,
  dateOfBirth: '1970-01-02',
  height: 170,
  player: 'ada',
}
const coaches = [cora, { ...person('Dean East'), key: 'dean' }]
const players = [{ ...person('Ada North'), key: 'ada', position: null }]
const base = { leagues, teams, coaches, players }

const infoOf = async (name: string) => by.get<CoachProfile>(`/api/v3/coach/info/${await idOf(server, 'coach', name)}`)
const daysOf = (fixtures: readonly ListFixture[]) => fixtures.map((one) => one.starting_at.slice(0, 10))

test('a subscriber sees who a coach is', async () => {
  await server.store(world(base))
  expect(await infoOf('Cora West')).toMatchObject({
    type: 2,
    name: 'Cora West',
    common_name: 'C. West',
    display_name: 'Cora West',
    country: { id: 72, name: 'England' },
    date_of_birth: '1970-01-02',
    height: 170,
    weight: null,
  })
})

test('unknown values of a coach are null or empty', async () => {
  await server.store(world(base))
  expect(await infoOf('Dean East')).toMatchObject({
    country_id: null,
    country: null,
    date_of_birth: null,
    height: null,
    teams: [],
    fixtures: [],
    statistics: [],
    trophies: [],
    player: { id: null, transfers: [], trophies: [] },
  })
})

test('teams: where the coach is comes first, then the latest left, with the kind of coach in words', async () => {
  const coachSpells = [
    spell('ashton', 'cora', '2010-01-01', '2014-12-31'),
    { ...spell('brough', 'cora', '2015-01-01', '2016-12-31'), position: 560 as const },
    spell('corby', 'cora', '2017-01-01', null),
  ]
  await server.store(world({ ...base, coachSpells }))
  expect(
    (await infoOf('Cora West')).teams.map((one) => [one.team.name, one.start, one.end, one.position?.name]),
  ).toEqual([
    ['Corby', '2017-01-01', null, 'Coach'],
    ['Brough', '2015-01-01', '2016-12-31', 'Caretaker Manager'],
    ['Ashton', '2010-01-01', '2014-12-31', 'Coach'],
  ])
})

test('upcoming matches are those of the current team, soonest first', async () => {
  const coachSpells = [spell('ashton', 'cora', '2020-01-01', '2025-12-31'), spell('brough', 'cora', '2026-01-01', null)]
  const fixtures = [
    fixture('brough', 'corby', '2026-03-21T15:00:00.000Z'),
    fixture('corby', 'brough', '2026-03-14T15:00:00.000Z'),
    fixture('ashton', 'corby', '2026-03-15T15:00:00.000Z'),
    played('brough', 'corby', '2026-02-01T15:00:00.000Z', [1, 0]),
  ]
  await server.store(world({ ...base, coachSpells, fixtures }))
  expect(daysOf((await infoOf('Cora West')).fixtures)).toEqual(['2026-03-14', '2026-03-21'])
})

test('trophies and transfers as a player are separate from those won as a coach', async () => {
  const won = (trophy: 1 | 2, leagueName: string, seasonName: string) => ({
    trophy,
    league: null,
    leagueName,
    season: null,
    seasonName,
    team: null,
  })
  const trophies = [
    { owner: 'coach' as const, key: 'cora', trophies: [won(1, 'League', '2015/2016')] },
    {
      owner: 'player' as const,
      key: 'ada',
      trophies: [won(2, 'Cup', '1995'), won(1, 'League', '1990/1991'), won(1, 'League', '1992/1993')],
    },
  ]
  const transfers = [
    { key: 't', player: 'ada', from: 'ashton', to: 'brough', date: '1994-07-01', type: 220, amount: null },
  ]
  await server.store(world({ ...base, trophies, transfers }))
  const { trophies: asCoach, player } = await infoOf('Cora West')
  expect(asCoach.map(({ season }) => season.name)).toEqual(['2015/2016'])
  expect(player.trophies.map(({ league: of, season }) => `${of.name} ${season.name}`)).toEqual([
    'League 1992/1993',
    'League 1990/1991',
    'Cup 1995',
  ])
  expect(player.transfers).toMatchObject([{ fromteam: { name: 'Ashton' }, toteam: { name: 'Brough' }, amount: null }])
})

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
  season('premier now', 'premier', '2025/2026', '2026-05-31'),
  season('cup now', 'cup', '2025/2026', '2026-06-06'),
]
const seasonIds = async (...names: string[]) => {
  const rows = await server.database.rows<{ id: number }>(
    `select e.id from season e join league l on l.id = e.league_id where l.name || ' ' || e.name = any($1::text[])`,
    [names],
  )
  return rows.map(({ id }) => id).join(',')
}

test('matches of seasons: those the coach led, newest first, and those of the team while nobody else is named', async () => {
  const coachSpells = [spell('ashton', 'cora', '2025-07-01', null)]
  const fixtures = [
    played('ashton', 'brough', '2025-09-01T15:00:00.000Z', [1, 0], { homeCoach: 'cora' }),
    played('brough', 'ashton', '2025-10-01T15:00:00.000Z', [1, 0], { homeCoach: 'cora', awayCoach: 'dean' }),
    played('corby', 'ashton', '2025-11-01T15:00:00.000Z', [1, 0], { awayCoach: 'dean' }),
    fixture('corby', 'ashton', '2026-04-01T15:00:00.000Z'),
    played('ashton', 'corby', '2026-01-01T15:00:00.000Z', [1, 0], { league: 'cup', homeCoach: 'cora' }),
    played('ashton', 'corby', '2025-03-01T15:00:00.000Z', [1, 0], { season: 'old', homeCoach: 'cora' }),
    played('ashton', 'brough', '2025-03-02T15:00:00.000Z', [1, 0], { season: 'old' }),
  ]
  await server.store(
    world({
      ...base,
      seasons,
      coachSpells: [...coachSpells, spell('brough', 'cora', '2025-09-20', '2025-10-10')],
      fixtures,
    }),
  )
  const led = async (...names: string[]) => {
    const path = `/api/v3/coach/fixture/${await idOf(server, 'coach', 'Cora West')}/${await seasonIds(...names)}`
    return daysOf((await by.get<{ fixture: ListFixture[] }>(path)).fixture)
  }
  expect(await led('Premier League 2025/2026', 'FA Cup 2025/2026')).toEqual([
    '2026-04-01',
    '2026-01-01',
    '2025-10-01',
    '2025-09-01',
  ])
  expect(await led('FA Cup 2025/2026')).toEqual(['2026-01-01'])
  expect(await led('Premier League 2024/2025')).toEqual(['2025-03-01'])
})

test('statistics of each season and team, the latest to end first, named in the profile too', async () => {
  const figures = (of: string, at: string, matches: number) => ({
    season: of,
    team: at,
    coach: 'cora',
    details: { 188: { count: matches }, 84: { count: 3, average: 1.5 } },
  })
  const coachSeasons = [
    figures('old', 'brough', 1),
    figures('premier now', 'ashton', 2),
    figures('cup now', 'ashton', 3),
  ]
  await server.store(world({ ...base, seasons, coachSeasons }))
  const path = `/api/v3/coach/stats/${await idOf(server, 'coach', 'Cora West')}`
  const { stats } = await by.get<{ stats: CoachStat[] }>(path)
  for (const one of stats) expect(one).toMatchObject({ season: { id: one.season_id }, team: { id: one.team_id } })
  const words = (rows: CoachProfile['statistics']) =>
    rows.map((one) => `${one.season.league.name} ${one.season.name} ${one.team.name}`)
  expect(words(stats)).toEqual([
    'FA Cup 2025/2026 Ashton',
    'Premier League 2025/2026 Ashton',
    'Premier League 2024/2025 Brough',
  ])
  expect(stats[1]?.details).toEqual([
    { type_id: 84, value: { count: 3, average: 1.5 } },
    { type_id: 188, value: { count: 2 } },
  ])
  expect(words((await infoOf('Cora West')).statistics)).toEqual(words(stats))
})

test('an unknown coach is not there, and an invalid id or list of ids is refused', async () => {
  const ask = async (path: string) => (await by.ask(`/api/v3/coach/${path}`)).status
  expect(await ask('info/424242')).toBe(404)
  expect(await by.get('/api/v3/coach/stats/424242')).toEqual({ type: 2, stats: [] })
  expect(await by.get('/api/v3/coach/fixture/424242/1,2')).toEqual({ type: 2, fixture: [] })
  const tooMany = Array.from({ length: 201 }, (_, at) => at + 1).join(',')
  for (const path of ['info/0', 'stats/x', 'fixture/1/0', 'fixture/1/1,', 'fixture/1/1,x', 'fixture/1/9999999999']) {
    expect([path, await ask(path)]).toEqual([path, 400])
  }
  expect(await ask(`fixture/1/${tooMany}`)).toBe(400)
})
