import type { FixtureSidelinedItem, TeamInfo } from '@touchline/contract'
import type { LineupEntryRecord, SidelinedRecord } from '@touchline/football'
import { fixture, league, person, played, team, world } from '@touchline/testing/records'
import { idOf, reader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })

type Absence = SidelinedRecord['players'][number]
const absence = (player: string, startsOn: string | null, more: Partial<Absence> = {}): Absence => ({
  ...{ player, season: null, type: 533, category: 'injury', startsOn },
  ...{ endsOn: null, gamesMissed: null, ...more },
})
const entry = (player: string, type: 11 | 12, minutes?: number): LineupEntryRecord => ({
  ...{ side: 'home', player, playerName: player, type, position: null, formationPosition: null },
  ...{ formationField: null, jerseyNumber: null, captain: false },
  details: minutes === undefined ? {} : { 119: minutes },
})

const DAYS = ['2026-02-07', '2026-02-14', '2026-02-21', '2026-02-28']
const matches = DAYS.map((day) => played('ashton', 'brough', `${day}T15:00:00.000Z`, [1, 0]))
const lineups = (...entries: (readonly LineupEntryRecord[])[]) =>
  entries.map((list, at) => ({
    ...{ fixture: matches[at]?.key ?? '', homeFormation: null, awayFormation: null, confirmed: true, entries: list },
  }))

const store = (
  players: Absence[],
  entries: (readonly LineupEntryRecord[])[] = [],
  more: Parameters<typeof world>[0] = {},
) =>
  server.store(
    world({
      leagues: [league('premier', 'Premier League')],
      teams: [team('Ashton'), team('Brough'), team('Calder')],
      players: ['Ada', 'Bea', 'Cleo', 'Dora'].map((name) => ({ ...person(name), position: null })),
      fixtures: matches,
      lineups: lineups(...entries),
      sidelined: [{ team: 'ashton', players }],
      ...more,
    }),
  )
const absences = async () => {
  const info = await server.get<TeamInfo>(`/api/v3/team/info/${await idOf(server, 'team', 'Ashton')}`)
  return info.sidelined.map(({ player, end_date, games_missed }) => [player.name, end_date, games_missed])
}

test('matches missed are those the team has played since, as long as nobody says when an absence ends', async () => {
  await store([
    absence('ada', '2026-02-10'),
    absence('bea', '2026-02-14', { endsOn: '2026-02-21' }),
    absence('cleo', null),
  ])
  expect(await absences()).toEqual([
    ['Bea', '2026-02-21', 2],
    ['Ada', null, 3],
    ['Cleo', null, null],
  ])
})

test('an absence ends when the player plays again; a seat on the bench and the match of the injury do not end it', async () => {
  await store(
    [absence('ada', '2026-02-07'), absence('bea', '2026-02-08')],
    [[entry('ada', 11, 30)], [entry('ada', 12)], [entry('ada', 12, 10)], [entry('bea', 11)]],
  )
  expect(await absences()).toEqual([
    ['Bea', '2026-02-27', 2],
    ['Ada', '2026-02-20', 1],
  ])
})

test('values that the source reports are kept', async () => {
  const banned = absence('ada', '2026-02-08', { category: 'suspended', endsOn: '2026-03-20', gamesMissed: 5 })
  await store([banned, absence('bea', '2026-02-08', { endsOn: '2026-03-30' })], [[], [entry('ada', 11)]])
  expect(await absences()).toEqual([
    ['Ada', '2026-03-20', 5],
    ['Bea', '2026-03-30', 3],
  ])
})

test('missed games are unknown for a team without stored matches', async () => {
  await store([absence('ada', '2026-02-08')], [], { fixtures: [], lineups: [] })
  expect(await absences()).toEqual([['Ada', null, null]])
})

test('the page of a match says the same as the team, with what became known later', async () => {
  const next = fixture('ashton', 'calder', '2026-03-08T15:00:00.000Z')
  const missing = { playerName: 'A.', type: 533, category: 'injury', endsOn: null, gamesMissed: null } as const
  await store([absence('ada', '2026-02-10', { endsOn: '2026-02-22' })], [[], [], [], [entry('bea', 11)]], {
    fixtures: [...matches, next],
    fixtureDetails: [
      {
        ...{ fixture: next.key, homeColour: null, awayColour: null, attendance: null, periods: [], referees: [] },
        expected: [],
        missing: [
          { ...missing, side: 'home', player: 'ada', startsOn: '2026-02-10' },
          { ...missing, side: 'home', player: 'bea', startsOn: '2026-02-10' },
          { ...missing, side: 'home', player: null, startsOn: '2026-02-10' },
        ],
      },
    ],
  })
  const rows = await server.database.rows('select id from fixture order by kickoff desc limit 1')
  const { get } = await reader(server)
  const { sidelined } = await get<{ sidelined: FixtureSidelinedItem[] }>(`/api/v3/fixture/sidelined/${rows[0].id}`)
  expect(sidelined.map(({ sideline }) => [sideline.end_date, sideline.games_missed])).toEqual([
    ['2026-02-22', 2],
    ['2026-02-27', 2],
    [null, null],
  ])
})

test('before the match its page lists the absences of the team that last beyond the kick-off, until a list is reported', async () => {
  const next = fixture('ashton', 'calder', '2026-03-10T15:00:00.000Z')
  const players = [
    absence('ada', '2026-02-10', { endsOn: '2026-03-09' }),
    absence('bea', '2026-02-10', { endsOn: '2026-03-10' }),
    absence('cleo', '2026-02-10'),
    absence('dora', '2026-03-11', { endsOn: '2026-03-20' }),
  ]
  await store(players, [], { fixtures: [...matches, next] })
  const rows = await server.database.rows('select id from fixture order by kickoff desc limit 1')
  const { get } = await reader(server)
  const names = async () => {
    const { sidelined } = await get<{ sidelined: FixtureSidelinedItem[] }>(`/api/v3/fixture/sidelined/${rows[0].id}`)
    return sidelined.map(({ sideline }) => sideline.player.name)
  }
  expect(await names()).toEqual(['Bea', 'Cleo'])
  const before = await server.database.rows('select id from fixture order by kickoff limit 1')
  const { sidelined } = await get<{ sidelined: unknown[] }>(`/api/v3/fixture/sidelined/${before[0].id}`)
  expect(sidelined).toEqual([])
})

test('a suspension names its competition and is listed before the matches of that one alone; without one it counts everywhere', async () => {
  const next = fixture('ashton', 'calder', '2026-03-10T15:00:00.000Z')
  const banned = { category: 'suspended', type: null, endsOn: '2026-03-20', gamesMissed: 1 } as const
  const players = [
    absence('ada', '2026-02-10', { ...banned, season: 'premier now' }),
    absence('bea', '2026-02-10', { ...banned, season: 'cup now' }),
    absence('cleo', '2026-02-10', banned),
    absence('dora', '2026-02-10', { season: 'cup now', endsOn: '2026-03-20' }),
  ]
  await store(players, [], {
    leagues: [league('premier', 'Premier League'), league('cup', 'FA Cup')],
    fixtures: [...matches, next],
  })
  const info = await server.get<TeamInfo>(`/api/v3/team/info/${await idOf(server, 'team', 'Ashton')}`)
  expect(info.sidelined.map((one) => [one.player.name, one.league?.name])).toEqual([
    ['Ada', 'Premier League'],
    ['Bea', 'FA Cup'],
    ['Cleo', undefined],
    ['Dora', undefined],
  ])
  const rows = await server.database.rows('select id from fixture order by kickoff desc limit 1')
  const { get } = await reader(server)
  const { sidelined } = await get<{ sidelined: FixtureSidelinedItem[] }>(`/api/v3/fixture/sidelined/${rows[0].id}`)
  expect(sidelined.map(({ sideline }) => [sideline.player.name, sideline.league?.name])).toEqual([
    ['Ada', 'Premier League'],
    ['Cleo', undefined],
    ['Dora', undefined],
  ])
})
