import { league, world } from '@touchline/testing/records'
import { ANNA, member, signedIn, useServer, visitor } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const ENGLAND = 72
const EUROPE = 2
const NOWHERE = 999_999

const server = useServer({ idsApart: true })

async function subscriber(paidThrough: string): Promise<string> {
  const token = await member(server, visitor(server))
  await server.database.pool.query(
    `insert into subscription (account_id, provider, months, status, paid_through, created_at, updated_at)
     select id, 'grant', 1, 'active', $1, $1, $1 from account`,
    [paidThrough],
  )
  return token
}

const ask = (country: number | string, token?: string) =>
  server.ask(`/api/country/league/${country}`, token ? signedIn(token) : {})

const store = () =>
  server.store(
    world({
      leagues: [
        league('old', 'Anglo Cup', { type: 'cup', active: false }),
        league('premier', 'Premier League'),
        league('fa', 'FA Cup', { type: 'cup' }),
        league('ucl', 'Champions League', { country: EUROPE }),
      ],
    }),
  )

test('a subscriber sees the leagues of a country, those being played first, and of a region too', async () => {
  await store()
  const token = await subscriber('2026-04-01T00:00:00Z')
  const england = (await (await ask(ENGLAND, token)).json()) as { type: number; leagues: Record<string, unknown>[] }
  expect(england.type).toBe(2)
  expect(england.leagues.map((one) => [one.league_name, one.league_type, one.is_active])).toEqual([
    ['FA Cup', 'cup', true],
    ['Premier League', 'league', true],
    ['Anglo Cup', 'cup', false],
  ])
  expect(england.leagues[0]).toMatchObject({
    league_logo: `/api/images/league/${england.leagues[0]?.league_id}`,
    country_id: ENGLAND,
    country_name: 'England',
    country_code: 'gb-eng',
  })
  const europe = (await (await ask(EUROPE, token)).json()) as { leagues: Record<string, unknown>[] }
  expect(europe.leagues.map((one) => one.league_name)).toEqual(['Champions League'])
})

test('an account without a subscription or with an expired one is refused with the reason alone; a visitor is refused', async () => {
  await store()
  expect((await ask(ENGLAND)).status).toBe(401)
  const unpaid = await member(server, visitor(server), { ...ANNA, email: 'ben@example.org', username: 'BenBall' })
  expect(await (await ask(ENGLAND, unpaid)).json()).toEqual({ type: 0 })
  await server.database.pool.query('delete from account')
  const expired = await subscriber('2026-03-01T00:00:00Z')
  expect(await (await ask(ENGLAND, expired)).json()).toEqual({ type: 1 })
})

test('a country that does not exist is not found, an invalid id is malformed', async () => {
  const token = await subscriber('2026-04-01T00:00:00Z')
  expect((await ask(NOWHERE, token)).status).toBe(404)
  expect((await ask('england', token)).status).toBe(400)
})

test('the favourites of an account are reported with their names, in the order they were chosen', async () => {
  await store()
  const rows = await server.database.rows<{ id: number }>('select id from league order by name desc')
  const by = visitor(server)
  const token = await member(server, by)
  for (const { id } of rows.slice(0, 2)) await by.post('/pick_favorite/', { league_id: id, flag: 1 }, token)
  const { leagues } = (await (await server.ask('/api/favourites', signedIn(token))).json()) as {
    leagues: { league_name: string }[]
  }
  expect(leagues.map((one) => one.league_name)).toEqual(['Premier League', 'FA Cup'])
})
