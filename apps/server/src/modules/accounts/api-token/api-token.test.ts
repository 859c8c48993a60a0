import { reader, signedIn, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()

const POST = (token: string) => ({
  method: 'POST',
  headers: { ...signedIn(token).headers, 'content-type': 'application/json' },
  body: '{}',
})
const bearing = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } })

async function withToken() {
  const { token, get } = await reader(server)
  const made = await server.ask('/api/api_token', POST(token))
  const { secret } = (await made.json()) as { secret: string }
  return { token, get, secret }
}

test('a program reads with the personal token what its account may see, and nothing of the account', async () => {
  const { token, get, secret } = await withToken()
  expect(await get('/api/api_token')).toEqual({ since: expect.any(String) })
  const found = await server.ask('/api/v3/finder/matches', bearing(secret))
  expect([found.status, await found.json()]).toEqual([200, expect.objectContaining({ type: 2 })])
  for (const path of ['/api/account/security', '/api/api_token', '/api/account/export'])
    expect([path, (await server.ask(path, bearing(secret))).status]).not.toEqual([path, 200])
  const change = await server.ask('/api/api_token/remove', { ...POST(token), ...bearing(secret) })
  expect(change.status).toBe(403)
  expect(await get('/api/api_token')).toEqual({ since: expect.any(String) })
})

test('a new token takes the place of the one before; a removed one opens nothing and says so', async () => {
  const { token, secret } = await withToken()
  const next = (await (await server.ask('/api/api_token', POST(token))).json()) as { secret: string }
  const statusOf = async (one: string) => (await server.ask('/api/v3/finder/matches', bearing(one))).status
  expect([await statusOf(secret), await statusOf(next.secret)]).toEqual([401, 200])
  expect(await (await server.ask('/api/api_token/remove', POST(token))).json()).toEqual({ since: null })
  const refused = await server.ask('/api/v3/finder/matches', bearing(next.secret))
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Token, Bearer'])
  expect(JSON.stringify(await refused.json())).toContain('replaced or removed')
})

test('only the hash is stored, and signing out everywhere else ends the token', async () => {
  const { token, secret } = await withToken()
  expect(JSON.stringify(await server.database.rows('select * from api_token'))).not.toContain(secret)
  await server.ask('/api/account/sessions/end-others', POST(token))
  const calls = await server.database.rows('select 1 as one from api_token')
  expect(calls).toEqual([])
})
