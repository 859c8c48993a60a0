import { setTimeout as delay } from 'node:timers/promises'
import { ANNA, activationOf, lastLink, member, newVisitor, useAccountsServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { dropNeverActivated } from '../accounts.queries.ts'
import { hashPassword } from '../password.ts'

const server = useAccountsServer()

const STRANGER = { ...ANNA, username: 'stranger', password: 'strangers', country: 17 }
const signUp = async (who: typeof ANNA) => (await newVisitor(server).post('/signup/', who)).body
const isIn = async (username_or_email: string, password: string) =>
  (await newVisitor(server).post('/login/', { username_or_email, password })).body.invalid === false
const accounts = () => server.database.rows<{ username: string }>('select username, activated_at from account')

test('the owner of an address gets the account even if a stranger signed up with it first, and the stranger gets nothing', async () => {
  expect(await signUp(STRANGER)).toEqual({ status: 0 })
  const strangers = await lastLink(server)
  expect(await signUp({ ...ANNA, email: ANNA.email.toUpperCase() })).toEqual({ status: 0 })
  expect((await newVisitor(server).post('/activate/', activationOf(strangers))).body).toEqual({ invalid: true })
  const token = (await lastLink(server)).get('token')
  const save = await newVisitor(server).post('/account/reset-password/save/', { pwd: 'my own one', token })
  expect(save.body).toEqual({ status: 0 })
  expect(await accounts()).toEqual([{ username: ANNA.username, activated_at: expect.any(Date) }])
  expect([await isIn(ANNA.email, STRANGER.password), await isIn(ANNA.email, 'my own one')]).toEqual([false, true])
})

test('a stranger who signs up after the owner leaves them the choice of the password as well', async () => {
  await signUp(ANNA)
  const owners = await lastLink(server)
  await signUp(STRANGER)
  const latest = await lastLink(server)
  for (const link of [owners, latest]) {
    const uidb64 = link.get('uidb64') ?? owners.get('uidb64')
    const activated = await newVisitor(server).post('/activate/', { uidb64, token: link.get('token') })
    expect(activated.body).toEqual({ invalid: true })
  }
  const token = latest.get('token')
  await newVisitor(server).post('/account/reset-password/save/', { pwd: 'my own one', token })
  const passwords = [STRANGER.password, ANNA.password, 'my own one']
  expect(await Promise.all(passwords.map((one) => isIn(ANNA.email, one)))).toEqual([false, false, true])
})

test('signing up again and again floods no mailbox, and the last link of it works', async () => {
  for (let round = 0; round < 15; round++)
    expect(await signUp({ ...STRANGER, username: `stranger ${round}` })).toEqual({ status: 0 })
  expect(await server.database.rows('select 1 from outbox_mail')).toHaveLength(11)
  const token = (await lastLink(server)).get('token')
  const save = await newVisitor(server).post('/account/reset-password/save/', { pwd: 'my own one', token })
  expect(save.body).toEqual({ status: 0 })
})

test('an account that was activated is replaced by nobody', async () => {
  await member(server, newVisitor(server))
  expect(await signUp(STRANGER)).toEqual({ status: 1 })
  expect(await accounts()).toMatchObject([{ username: ANNA.username }])
  expect(await isIn(ANNA.email, ANNA.password)).toBe(true)
})

test('a name of another account is taken for who replaces one that waits, too', async () => {
  await member(server, newVisitor(server), { ...ANNA, email: 'b@example.org' })
  await signUp({ ...STRANGER, email: 'c@example.org' })
  expect(await signUp({ ...ANNA, email: 'c@example.org' })).toEqual({ status: 2 })
})

test('many simultaneous sign-ups with one address leave one account and one working link', async () => {
  const names = Array.from({ length: 6 }, (_, at) => ({ ...ANNA, username: `name ${at}` }))
  const all = await Promise.all(names.map(signUp))
  expect(all.filter(({ status }) => status === 0).length).toBeGreaterThan(0)
  const live = await server.database.rows('select 1 from one_time_token where used_at is null')
  expect([await accounts(), live]).toMatchObject([[{ activated_at: null }], { length: 1 }])
})

test('no name can be an address, whatever wrote it', async () => {
  await signUp(ANNA)
  const write = server.database.rows(`update account set folded_username = 'b@example.org'`)
  await expect(write).rejects.toThrow('account_name_is_no_address')
})

test('a login with a password that is being changed opens nothing', async () => {
  await member(server, newVisitor(server))
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('update account set password_hash = $1', [await hashPassword('another one', '127.0.0.1')])
    const login = isIn(ANNA.username, ANNA.password)
    await delay(300)
    await client.query('commit')
    expect(await login).toBe(false)
  } finally {
    client.release()
  }
})

test('an account nobody activated goes after 30 days, unless it was given access', async () => {
  await signUp(ANNA)
  await signUp({ ...ANNA, email: 'b@example.org', username: 'granted' })
  await server.database.rows(
    `insert into subscription (account_id, provider, months, status, created_at, updated_at)
     select id, 'grant', 1, 'active', created_at, created_at from account where username = 'granted'`,
  )
  await member(server, newVisitor(server), { ...ANNA, email: 'c@example.org', username: 'active' })
  const left = async (instant: string) => {
    await dropNeverActivated(server.database, new Date(instant))
    return (await accounts()).map(({ username }) => username).sort()
  }
  expect(await left('2026-04-06T12:00:00.000Z')).toEqual(['AnnaBall', 'active', 'granted'])
  expect(await left('2026-04-06T12:00:01.000Z')).toEqual(['active', 'granted'])
})
