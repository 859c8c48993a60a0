import { league, world } from '@touchline/testing/records'
import { ANNA, member, useServer, visitor } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ keepData: true })

test('favourites belong to the account, come back at login, and leagues that do not exist are left out', async () => {
  await server.store(world({ leagues: [league('one', 'One'), league('two', 'Two'), league('three', 'Three')] }))
  const rows = await server.database.rows<{ id: number }>('select id from league order by id')
  const [one = 0, two = 0, three = 0] = rows.map((row) => row.id)
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
  const merged = await anna.post('/favourites/merge/', { leagues: [three, one, two, 999_999] }, token)
  expect(merged.body.leagues).toEqual([two, one, three])
  expect(await pick(one, 0)).toEqual([two, three])
  expect(await pick(one, 1, other)).toEqual([one])

  expect((await anna.post('/check_token/', undefined, token)).body.favorite_league).toEqual([two, three])
  const login = await anna.post('/login/', { username_or_email: 'AnnaBall', password: ANNA.password })
  expect(login.body.favorite_league).toEqual([two, three])
})

test('without a token there are no favourites on the server', async () => {
  for (const [path, body] of [
    ['/pick_favorite/', { league_id: 1, flag: 1 }],
    ['/favourites/merge/', { leagues: [] }],
  ] as const) {
    expect((await visitor(server).post(path, body)).status).toBe(401)
  }
})
