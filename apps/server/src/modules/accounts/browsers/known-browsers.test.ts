import { ANNA, lastLink, member, newVisitor, useAccountsServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useAccountsServer()

const login = (password: string, cookie = '', who = ANNA.username) =>
  newVisitor(server, { cookie }).post('/login/', { username_or_email: who, password })
const cookieOf = (reply: { headers: Headers }) => (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

/** Wrong passwords from a hundred addresses. */
async function closeTheLogin() {
  for (let round = 0; round < 100; round++) expect((await login('wrong')).body).toEqual({ invalid: true })
  expect((await login(ANNA.password)).status).toBe(429)
}

test('guesses from a hundred addresses close the login of an account, but not for browsers that signed in to it before', async () => {
  await member(server, newVisitor(server))
  const known = cookieOf(await login(ANNA.password))
  await closeTheLogin()
  expect((await login(ANNA.password, known)).body).toMatchObject({ invalid: false })
  expect((await login(ANNA.password, known, ANNA.email)).body).toMatchObject({ invalid: false })
})

test('the owner comes in by a link of a mail as well, since the browser that set a password with it is known', async () => {
  await member(server, newVisitor(server))
  await closeTheLogin()
  await newVisitor(server).post('/account/reset-password/send-link/', { email: ANNA.email })
  const token = (await lastLink(server)).get('token')
  const saved = await newVisitor(server).post('/account/reset-password/save/', { pwd: 'secret2', token })
  expect((await login('secret2')).status).toBe(429)
  expect((await login('secret2', cookieOf(saved))).body).toMatchObject({ invalid: false })
})

test('a known browser guesses no more than any address', async () => {
  await member(server, newVisitor(server))
  const known = cookieOf(await login(ANNA.password))
  for (let round = 0; round < 10; round++) expect((await login('wrong', known)).body).toEqual({ invalid: true })
  expect((await login(ANNA.password, known)).status).toBe(429)
  expect((await login(ANNA.password)).body).toMatchObject({ invalid: false })
})

test('a browser is known to the account it signed in to, until another one changes the password', async () => {
  const session = await member(server, newVisitor(server))
  await member(server, newVisitor(server), { ...ANNA, email: 'b@example.org', username: 'another' })
  const others = cookieOf(await login(ANNA.password, '', 'another'))
  const before = cookieOf(await login(ANNA.password))
  const change = { current: ANNA.password, password: ANNA.password }
  const changed = await newVisitor(server).post('/account/password/', change, session)
  await closeTheLogin()
  const [name = '', signature = ''] = cookieOf(changed).split('.')
  const unknown = ['', others, before, `${name}.${signature.toLowerCase()}`, `${name}A.${signature}`, `${name}.`]
  for (const cookie of unknown) expect([cookie, (await login(ANNA.password, cookie)).status]).toEqual([cookie, 429])
  expect((await login(ANNA.password, `a=1; ${cookieOf(changed)}; b=2`)).body).toMatchObject({ invalid: false })
})

test('the cookie goes to the login alone, no script reads it, and a wrong password is given none', async () => {
  await member(server, newVisitor(server))
  const header = (await login(ANNA.password)).headers.get('set-cookie')
  expect(header).toMatch(
    /^touchline_known=[\w-]{43}\.[\w-]{43}; Path=\/api\/login; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
  )
  expect((await login('wrong')).headers.get('set-cookie')).toBeNull()
})
