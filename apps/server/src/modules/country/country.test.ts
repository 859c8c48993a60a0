import type { CountryCoach, CountryPlayer, CountryTeam, CountryView } from '@touchline/contract'
import { league, person, spell, team, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const ENGLAND = 72
const EUROPE = 2

const server = useServer({ idsApart: true })
const by = useReader(server)

const get = <T>(path: string) => by.get<T>(`/api/v3/country/${path}`)
const english = (name: string) => ({ ...person(name), commonName: `${name} N.`, country: ENGLAND })

test('a country has its flag, its continent and its leagues, those being played first', async () => {
  await server.store(
    world({
      leagues: [
        league('old', 'Anglo Cup', { active: false, type: 'cup' }),
        league('premier', 'Premier League', { subType: 'domestic' }),
        league('fa', 'FA Cup', { type: 'cup', subType: 'domestic_cup' }),
        league('ucl', 'Champions League', { country: EUROPE }),
      ],
    }),
  )
  const { leagues, ...england } = await get<CountryView>(`league/${ENGLAND}`)
  expect(england).toEqual({
    ...{ type: 2, id: ENGLAND, name: 'England', code: 'gb-eng', image_path: '/flags/gb-eng.svg', region: false },
    continent: { id: EUROPE, name: 'Europe' },
    has: { team: false, player: false, coach: false, referee: false },
  })
  expect(leagues.map(({ name, sub_type, league_type, active }) => [name, sub_type, league_type, active])).toEqual([
    ['FA Cup', 'domestic_cup', 'cup', true],
    ['Premier League', 'domestic', 'league', true],
    ['Anglo Cup', null, 'cup', false],
  ])
  expect(leagues[0]?.image_path).toBe(`/api/images/league/${leagues[0]?.id}`)
  const europe = await get<CountryView>(`league/${EUROPE}`)
  expect([europe.region, europe.continent, europe.leagues.map(({ name }) => name)]).toEqual([
    true,
    null,
    ['Champions League'],
  ])
})

test('the teams of a country stand by name without regard to accents', async () => {
  await server.store(
    world({
      teams: [team('Zeal'), team('Öland', { founded: 1901 }), team('Ashton'), team('Porto', { country: 150 })],
    }),
  )
  const { team: teams } = await get<{ team: CountryTeam[] }>(`team/${ENGLAND}/1`)
  expect(teams.map(({ name, founded }) => [name, founded])).toEqual([
    ['Ashton', null],
    ['Öland', 1901],
    ['Zeal', null],
  ])
})

test('a player stands with the teams of today, a coach with all of theirs and which of them are of today', async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough'), team('England', { national: true })],
      players: [
        { ...english('Ada'), position: 27, height: 184, weight: 79, dateOfBirth: '2000-02-29' },
        { ...english('Eve'), position: null },
      ],
      playerSpells: [
        {
          player: 'ada',
          spells: [
            { team: 'brough', startsOn: '2020-07-01', endsOn: '2026-03-06', position: 27, jerseyNumber: 9 },
            { team: 'england', startsOn: null, endsOn: null, position: 27, jerseyNumber: null },
            { team: 'ashton', startsOn: '2026-02-01', endsOn: '2026-03-07', position: 27, jerseyNumber: 10 },
          ],
        },
      ],
      coaches: [english('Cora')],
      coachSpells: [spell('ashton', 'cora', '2024-07-01', '2025-06-30'), spell('brough', 'cora', '2025-07-01', null)],
      referees: [english('Rita')],
    }),
  )
  const { player } = await get<{ player: CountryPlayer[] }>(`player/${ENGLAND}/1`)
  expect(
    player.map(({ name, common_name, height, weight, date_of_birth, teams }) => [
      ...[name, common_name, height, weight, date_of_birth],
      teams.map((one) => [one.team.name, one.start, one.end]),
    ]),
  ).toEqual([
    [
      ...['Ada', 'Ada N.', 184, 79, '2000-02-29'],
      [
        ['Ashton', '2026-02-01', '2026-03-07'],
        ['England', null, null],
      ],
    ],
    ['Eve', 'Eve N.', null, null, null, []],
  ])
  const { coach } = await get<{ coach: CountryCoach[] }>(`coach/${ENGLAND}/1`)
  expect(coach.map(({ name, common_name }) => [name, common_name])).toEqual([['Cora', 'Cora N.']])
  expect(coach[0]?.teams.map((one) => [one.team.name, one.active, one.end])).toEqual([
    ['Brough', true, null],
    ['Ashton', false, '2025-06-30'],
  ])
  for (const { team_id, team: of } of [...player, ...coach].flatMap(({ teams }) => teams)) expect(of.id).toBe(team_id)
  const { referee } = await get<{ referee: { id: number }[] }>(`referee/${ENGLAND}/1`)
  expect(referee).toEqual([
    {
      ...{ id: referee[0]?.id, name: 'Rita', common_name: 'Rita N.', date_of_birth: null },
      image_path: `/api/images/referee/${referee[0]?.id}`,
    },
  ])
})

test.each(['player', 'coach', 'referee'])(
  'the %s list is sorted by surname, accents folded, people of one surname by their whole name',
  async (kind) => {
    const names = [
      ['Zoë Alves', 'B. Zoë'],
      ['Adam Øst', 'Ørsted'],
      ['Bruno Ésteves', 'Éder'],
      ['Carl Dahl', 'eanes'],
      ['Dora Cid', 'Çelik'],
      ['Bea Dahl', 'B. Eanes'],
      ['Ann Dahl', 'B. Eanes'],
    ] as const
    const people = names.map(([name, commonName]) => ({ ...english(name), commonName }))
    await server.store(
      world({ players: people.map((one) => ({ ...one, position: null })), coaches: people, referees: people }),
    )
    const page = await get<Record<string, { name: string }[]>>(`${kind}/${ENGLAND}/1`)
    expect(page[kind]?.map(({ name }) => name)).toEqual([
      'Dora Cid',
      'Ann Dahl',
      'Bea Dahl',
      'Carl Dahl',
      'Bruno Ésteves',
      'Adam Øst',
      'Zoë Alves',
    ])
  },
)

test.each(['team', 'player', 'coach', 'referee'])(
  'pages of a %s list follow each other, also where names are alike',
  async (kind) => {
    const many = Array.from({ length: 120 }, (_, at) => ({ key: String(at), name: `Name ${at % 5}` }))
    const people = many.map(({ key, name }) => ({ ...english(name), key }))
    await server.store(
      world({
        teams: many.map(({ key, name }) => team(name, { key })),
        players: people.map((one) => ({ ...one, position: null })),
        coaches: people,
        referees: people,
      }),
    )
    type Page = { has_more: boolean } & Record<string, { id: number; name: string }[]>
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get<Page>(`${kind}/${ENGLAND}/${page}`)))
    expect(pages.map((page) => [page[kind]?.length, page.has_more])).toEqual([
      [50, true],
      [50, true],
      [20, false],
      [0, false],
    ])
    const all = pages.flatMap((page) => page[kind] ?? [])
    expect(new Set(all.map(({ id }) => id)).size).toBe(120)
    const names = all.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
  },
)

test('an unknown country is not found, a country without anything has empty lists, pages count from 1', async () => {
  const status = async (path: string) => (await by.ask(`/api/v3/country/${path}`)).status
  for (const path of ['league/9999', 'team/9999/1', 'player/9999/1', 'coach/9999/1', 'referee/9999/1']) {
    expect([path, await status(path)]).toEqual([path, 404])
  }
  for (const path of ['league/england', 'team/72/0', 'player/72/x'])
    expect([path, await status(path)]).toEqual([path, 400])
  expect(await get('player/72/1')).toEqual({ type: 2, player: [], has_more: false })
})
