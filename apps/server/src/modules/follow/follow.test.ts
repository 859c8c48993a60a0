import { MAX_FOLLOWED } from '@touchline/contract'
import { fixture, league, team, world } from '@touchline/testing/records'
import { ANNA, member, useServer, visitor } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { dropOldMatchFollows } from './follow.queries.ts'

const server = useServer({ keepData: true })

async function signIn(by: ReturnType<typeof visitor>, name: string) {
  const { body } = await by.post('/login/', { username_or_email: name, password: ANNA.password })
  return body as { token: string; follows: unknown }
}

const idsOf = async (table: string) =>
  (await server.database.rows<{ id: number }>(`select id from ${table} order by id`)).map(({ id }) => id)

test('favourites belong to the account, come back at login, and leagues that do not exist are left out', async () => {
  await server.store(world({ leagues: [league('one', 'One'), league('two', 'Two'), league('three', 'Three')] }))
  const [one = 0, two = 0, three = 0] = await idsOf('league')
  const anna = visitor(server)
  const token = await member(server, anna)
  const other = await member(server, anna, { ...ANNA, email: 'ben@example.org', username: 'BenBall' })
  const pick = async (id: number, flag: number, by = token) =>
    (await anna.post('/pick_favorite/', { league_id: id, flag }, by)).body.leagues

  expect(await pick(two, 1)).toEqual([two])
  expect(await pick(two, 1)).toEqual([two])
  expect(await pick(2 ** 40, 1)).toEqual([two])
  expect(await pick(2 ** 40, 0)).toEqual([two])
  server.setNow('2026-03-07T13:00:00.000Z')
  const merged = await anna.post('/follow/merge/', { leagues: [three, one, two, 999_999] }, token)
  expect(merged.body.leagues).toEqual([two, one, three])
  expect(await pick(one, 0)).toEqual([two, three])
  expect(await pick(one, 1, other)).toEqual([one])

  expect((await anna.post('/check_token/', undefined, token)).body.favorite_league).toEqual([two, three])
  const login = await anna.post('/login/', { username_or_email: 'AnnaBall', password: ANNA.password })
  expect(login.body.favorite_league).toEqual([two, three])
})

test('a team and a match are followed once, come back at login next to what was followed before it, and are left again', async () => {
  await server.store(
    world({ teams: [team('Ashton'), team('Brough')], fixtures: [fixture('ashton', 'brough', '2026-03-07T15:00:00Z')] }),
  )
  const anna = visitor(server)
  const login = () => signIn(anna, 'AnnaBall')
  const { token } = await login()
  const [home = 0, away = 0] = await idsOf('team')
  const [match = 0] = await idsOf('fixture')
  const follow = async (kind: string, id: number, flag = 1) =>
    (await anna.post('/follow/', { kind, id, flag }, token)).body

  expect(await follow('team', home)).toEqual({ teams: [home], matches: [], players: [] })
  expect(await follow('team', home)).toMatchObject({ teams: [home] })
  expect(await follow('player', 999_999)).toMatchObject({ players: [] })
  const merged = await anna.post('/follow/merge/', { teams: [away, home], matches: [match, match] }, token)
  expect(merged.body).toMatchObject({ teams: expect.arrayContaining([home, away]), matches: [match] })
  expect(merged.body.teams).toHaveLength(2)
  expect((await login()).follows).toEqual({ teams: merged.body.teams, matches: [match], players: [] })
  expect(await follow('team', away, 0)).toMatchObject({ teams: [home], matches: [match] })

  await dropOldMatchFollows(server.database, new Date('2026-03-20T00:00:00Z'))
  expect((await login()).follows).toMatchObject({ matches: [match] })
  await dropOldMatchFollows(server.database, new Date('2026-03-23T00:00:00Z'))
  expect((await login()).follows).toMatchObject({ teams: [home], matches: [] })
})

test('beyond the most that can be followed nothing is added, and the answer says so', async () => {
  await server.database.rows(
    `insert into team (name, folded_name, country_id, national) select 'T' || n, 't' || n, c.id, false
     from generate_series(1, ${MAX_FOLLOWED + 2}) n, (select min(id) as id from country) c`,
  )
  const ben = visitor(server)
  const { token } = await signIn(ben, 'BenBall')
  const teams = (await idsOf('team')).slice(-MAX_FOLLOWED - 2)
  const merged = await ben.post('/follow/merge/', { teams }, token)
  expect(merged.body.teams).toEqual(teams.slice(0, MAX_FOLLOWED))
  const refused = await ben.post('/follow/', { kind: 'team', id: teams.at(-1), flag: 1 }, token)
  expect([refused.status, refused.body]).toEqual([
    409,
    { error: expect.objectContaining({ message: expect.stringContaining(String(MAX_FOLLOWED)) }) },
  ])
  expect((await ben.post('/follow/', { kind: 'team', id: teams[0], flag: 1 }, token)).status).toBe(200)
})

test('without a token nothing is followed on the server, and what is no kind is refused', async () => {
  for (const [path, body] of [
    ['/pick_favorite/', { league_id: 1, flag: 1 }],
    ['/follow/', { kind: 'team', id: 1, flag: 1 }],
    ['/follow/merge/', { leagues: [] }],
  ] as const) {
    expect((await visitor(server).post(path, body)).status).toBe(401)
  }
  const anna = visitor(server)
  const { token } = await signIn(anna, 'AnnaBall')
  const refused = await anna.post('/follow/', { kind: 'coach', id: 1, flag: 1 }, token)
  expect([refused.status, refused.body]).toEqual([
    400,
    { error: expect.objectContaining({ message: expect.stringContaining('team, match, player') }) },
  ])
})
