import { type Call, contract } from '@touchline/contract'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ keepData: true })
const PATHS = ['/api/site', '/api/team/name/ash', '/api/match_info/x', '/api/record.csv', '/api/openapi.json']
const readers = (answer: Response) => answer.headers.get('access-control-allow-origin')

test.each(PATHS)(
  'a script of another origin may read %s, kept and unchanged answers and errors included',
  async (path) => {
    const first = await server.ask(path)
    await first.text()
    const again = await server.ask(path)
    await again.text()
    const etag = again.headers.get('etag')
    const unchanged = await server.ask(path, { headers: { 'if-none-match': etag ?? '' } })
    await unchanged.text()
    expect([first, again, unchanged].map(readers)).toEqual(['*', '*', '*'])
    expect(unchanged.status).toBe(etag === null ? first.status : 304)
    expect(again.headers.get('access-control-allow-credentials')).toBeNull()
  },
)

test('browsers that ask before are told: reading alone, and no token', async () => {
  for (const path of PATHS) {
    const answer = await server.ask(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://notebook.example', 'access-control-request-method': 'GET' },
    })
    expect([path, answer.status, readers(answer)]).toEqual([path, 204, '*'])
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
    // A star does not include `Authorization`.
    expect(answer.headers.get('access-control-allow-headers')).toBe('*')
  }
})

test('nothing that changes something or needs a token is readable from another origin', async () => {
  const others = contract.filter(({ method, access }: Call) => method !== 'GET' || access !== 'public')
  for (const { method, path } of others) {
    const address = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
    const headers = { origin: 'https://notebook.example', authorization: `Token ${'a'.repeat(43)}` }
    const [asked, before] = [
      await server.ask(address, { method, headers }),
      await server.ask(address, { method: 'OPTIONS', headers }),
    ]
    await Promise.all([asked.text(), before.text()])
    expect([path, readers(asked), readers(before), before.status]).toEqual([path, null, null, 404])
  }
})

test('a call for members says how the token is sent to those who send it otherwise', async () => {
  const answer = await server.ask('/api/account/security', { headers: { authorization: 'Bearer abc' } })
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('Authorization: Token …') } })
})

test.each([
  [
    '/api/signup',
    { email: 'a@example.org', username: 'marta', password: 'correct horse' },
    'country: must be a whole number',
  ],
  ['/api/login', { password: 'x' }, 'username_or_email: is missing'],
])('%s names the field that is missing', async (path, body, message) => {
  const answer = await server.ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining(message) } })
})
