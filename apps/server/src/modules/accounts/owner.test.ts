import { DAY_MS } from '@touchline/football'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { newOwnerLink } from './owner.queries.ts'
import { secretHash } from './secrets.ts'

const server = useServer()

const PORTUGAL = 178
/** The browser that signed up last. */
let cookie = ''
async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await server.ask(path, { method: 'POST', body: JSON.stringify(body), headers })
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
  return answer.json() as Promise<T>
}
const linkOf = async () => {
  const link = await newOwnerLink(server.database, { publicUrl: 'https://site.example', now: server.deps.clock.now() })
  return new URL(link).searchParams.get('owner') ?? ''
}
const signUp = (username: string, owner: string) =>
  post<{ status: number }>('/api/signup', {
    email: `${username}@example.org`,
    username,
    password: 'correct horse',
    country: PORTUGAL,
    owner,
  })
const login = (username: string) =>
  post<{ invalid: boolean; token: string }>('/api/login', { username_or_email: username, password: 'correct horse' })

test('the link for the owner makes one account that is active at once and sees everything, without any mail', async () => {
  const owner = await linkOf()
  expect(await signUp('marta', owner)).toEqual({ status: 3 })
  const { invalid, token } = await login('marta')
  expect(invalid).toBe(false)
  expect(await server.get('/api/v3/livescore/inplay', token)).toMatchObject({ type: 2 })
  expect(await server.database.rows('select 1 from outbox_mail')).toEqual([])
})

test('it works once, and only its hash is stored', async () => {
  const owner = await linkOf()
  expect(await server.database.rows("select hash from one_time_token where purpose = 'own'")).toEqual([
    { hash: secretHash(owner) },
  ])
  expect(await signUp('marta', owner)).toEqual({ status: 3 })
  expect(await signUp('bruno', owner)).toEqual({ status: 4 })
  expect(await server.database.rows('select username from account')).toEqual([{ username: 'marta' }])
})

test('two who follow it at once do not both become the owner', async () => {
  const owner = await linkOf()
  const answers = await Promise.all([signUp('marta', owner), signUp('bruno', owner)])
  expect(answers.map(({ status }) => status).sort()).toEqual([3, 4])
})

test('it ends after two days, and when a new one is printed', async () => {
  const first = await linkOf()
  const second = await linkOf()
  expect(await signUp('marta', first)).toEqual({ status: 4 })
  server.setNow(server.deps.clock.now().getTime() + 2 * DAY_MS + 1)
  expect(await signUp('marta', second)).toEqual({ status: 4 })
})

test('a link that was mailed for something else makes no owner', async () => {
  expect(await signUp('marta', 'x'.repeat(43))).toEqual({ status: 4 })
})
