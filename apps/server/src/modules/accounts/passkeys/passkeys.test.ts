import { authenticator } from '@touchline/testing/authenticator'
import { ANNA, member, newVisitor, signedIn, useAccountsServer } from '@touchline/testing/server'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

const server = useAccountsServer()
const post = async (path: string, body?: unknown, token?: string) =>
  (await newVisitor(server).post(path, body, token)).body

const { password } = ANNA
const account = async () => member(server, newVisitor(server))
const login = (code?: string) =>
  post('/login', { username_or_email: ANNA.username, password, ...(code !== undefined && { code }) })
const isSignedIn = async (token: string) => (await server.ask('/api/account/security', signedIn(token))).status === 200
const options = async () => String((await post('/login/passkey/begin', {})).options)
const subjects = async () =>
  (await server.database.rows<{ subject: string }>('select subject from outbox_mail order by id'))
    .map(({ subject }) => subject)
    .slice(1)

async function addPasskey(token: string, { as_factor = false, device = authenticator(), name = 'Phone' } = {}) {
  const begun = await post('/account/passkeys/begin', { password }, token)
  const credential = device.make(String(begun.options))
  const added = await post('/account/passkeys/add', { name, credential, as_factor }, token)
  expect(added).toMatchObject({ status: 0 })
  return { device, credential, codes: added.recovery_codes as string[] }
}
const passkeys = async (token: string) =>
  await server.get<{ passkeys: { name: string; backed_up: boolean }[]; passkey_factor: boolean }>(
    '/api/account/security',
    token,
  )
const setRole = (role: string) => server.database.rows('update account set role = $1', [role])

describe('adding one', () => {
  test('takes the password; it is listed, can be renamed and removed, and each is mailed', async () => {
    const token = await account()
    expect(await post('/account/passkeys/begin', { password: 'wrong' }, token)).toEqual({ status: 1, options: null })
    const { device } = await addPasskey(token)
    expect(await passkeys(token)).toMatchObject({
      passkeys: [{ name: 'Phone', backed_up: true }],
      passkey_factor: false,
    })
    expect(await post('/account/passkeys/name', { id: device.id, name: ' Work phone ' }, token)).toEqual({ status: 0 })
    expect((await passkeys(token)).passkeys).toMatchObject([{ name: 'Work phone' }])
    const remove = (given: string) => post('/account/passkeys/remove', { id: device.id, password: given }, token)
    expect(await remove('wrong')).toEqual({ status: 1 })
    expect(await remove(password)).toEqual({ status: 0 })
    expect(await remove(password)).toEqual({ status: 2 })
    expect(await post('/login/passkey', { credential: device.answer(await options()) })).toEqual({ invalid: true })
    expect(await subjects()).toEqual([
      'A passkey was added to your Touchline account',
      'A passkey was removed from your Touchline account',
    ])
  })

  test('answers one question once, of the same session, from this site, unlocked by its owner', async () => {
    const token = await account()
    const begin = async () => String((await post('/account/passkeys/begin', { password }, token)).options)
    const add = (credential: object, as = token) => post('/account/passkeys/add', { name: 'Key', credential }, as)
    const refused = { status: 1, recovery_codes: [] }
    const device = authenticator()
    expect(await add(device.make(await begin(), { origin: 'https://evil.example.org' }))).toEqual(refused)
    expect(await add(device.make(await begin(), { host: 'example.org' }))).toEqual(refused)
    expect(await add(device.make(await begin(), { verified: false }))).toEqual(refused)
    expect(await add(device.make(await options()))).toEqual(refused)
    const other = String((await login()).token)
    expect(await add(device.make(await begin()), other)).toEqual(refused)
    const late = device.make(await begin())
    server.setNow(server.deps.clock.now().getTime() + 5 * 60_000)
    expect(await add(late)).toEqual(refused)
    const good = device.make(await begin())
    expect(await add(good)).toMatchObject({ status: 0 })
    expect(await add(good)).toEqual(refused)
    expect(await add(device.make(await begin()))).toEqual(refused)
  })

  test('a new password voids what was begun with the old one', async () => {
    const token = await account()
    const begun = await post('/account/passkeys/begin', { password }, token)
    const change = { current: password, password: 'another1', end_others: false }
    expect(await post('/account/password', change, token)).toEqual({ status: 0 })
    const credential = authenticator().make(String(begun.options))
    expect(await post('/account/passkeys/add', { name: 'Key', credential }, token)).toMatchObject({ status: 1 })
  })

  test('nobody names or removes the passkey of another account', async () => {
    const { device } = await addPasskey(await account())
    const ben = await member(server, newVisitor(server), { ...ANNA, email: 'ben@example.org', username: 'BenBall' })
    expect(await post('/account/passkeys/name', { id: device.id, name: 'Mine' }, ben)).toEqual({ status: 1 })
    expect(await post('/account/passkeys/remove', { id: device.id, password }, ben)).toEqual({ status: 2 })
  })
})

describe('signing in with one', () => {
  test('takes neither password nor code, and works once for each question', async () => {
    const { device } = await addPasskey(await account())
    const credential = device.answer(await options())
    const answer = await post('/login/passkey', { credential })
    expect(answer).toMatchObject({ invalid: false, user: { username: ANNA.username } })
    expect(await isSignedIn(String(answer.token))).toBe(true)
    expect(await post('/login/passkey', { credential })).toEqual({ invalid: true })
  })

  test.each([
    ['another site', { origin: 'https://evil.example.org' }],
    ['another host', { host: 'example.org' }],
    ['an authenticator that nobody unlocked', { verified: false }],
  ])('is refused from %s', async (_what, how) => {
    const { device } = await addPasskey(await account())
    expect(await post('/login/passkey', { credential: device.answer(await options(), how) })).toEqual({ invalid: true })
  })

  test('is refused with a signature of another key, a changed answer, a question of another kind and one that is too old', async () => {
    const token = await account()
    const { device } = await addPasskey(token)
    const enter = (credential: object) => post('/login/passkey', { credential })
    const stranger = authenticator()
    expect(await enter({ ...stranger.answer(await options()), id: device.id, rawId: device.id })).toEqual({
      invalid: true,
    })
    expect(await enter(stranger.answer(await options()))).toEqual({ invalid: true })
    const { response, ...rest } = device.answer(await options())
    const changed = { ...response, userHandle: Buffer.from('account 1').toString('base64url') }
    expect(await enter({ ...rest, response: changed })).toEqual({ invalid: true })
    const begun = await post('/account/passkeys/begin', { password }, token)
    expect(await enter(device.answer(String(begun.options)))).toEqual({ invalid: true })
    expect(await enter(device.answer(JSON.stringify({ challenge: 'A'.repeat(43) })))).toEqual({ invalid: true })
    const late = device.answer(await options())
    server.setNow(server.deps.clock.now().getTime() + 5 * 60_000)
    expect(await enter(late)).toEqual({ invalid: true })
  })

  test('an authenticator that counts is refused once it counts backwards, as its copy would', async () => {
    const { device } = await addPasskey(await account())
    const enter = async (counter: number) =>
      (await post('/login/passkey', { credential: device.answer(await options(), { counter }) })).invalid
    expect([await enter(7), await enter(8), await enter(8), await enter(3), await enter(9)]).toEqual([
      ...[false, false, true, true, false],
    ])
  })

  test('a blocked account is told so and stays out', async () => {
    const { device } = await addPasskey(await account())
    await server.database.rows('update account set blocked_at = now()')
    const answer = await post('/login/passkey', { credential: device.answer(await options()) })
    expect(answer).toEqual({ invalid: true, blocked: true })
  })

  test('guesses of one address end after sixty', async () => {
    const visitor = newVisitor(server)
    for (let guess = 0; guess < 60; guess++) expect((await visitor.post('/login/passkey', {})).status).toBe(400)
    expect((await visitor.post('/login/passkey', {})).status).toBe(429)
  })
})

describe('as a second factor', () => {
  test('the password alone opens nothing, other sessions end, recovery codes replace the passkey once', async () => {
    const token = await account()
    const elsewhere = String((await login()).token)
    const { device, codes } = await addPasskey(token, { as_factor: true })
    expect(codes).toHaveLength(10)
    expect([await isSignedIn(token), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(await login()).toEqual({ invalid: true, second_factor: 'needed', second_factors: ['passkey'] })
    expect(await login(codes[0])).toMatchObject({ invalid: false })
    expect(await login(codes[0])).toMatchObject({ invalid: true, second_factor: 'wrong' })
    expect(await post('/login/passkey', { credential: device.answer(await options()) })).toMatchObject({
      invalid: false,
    })
  })

  test('recovery codes are guessed ten times, then not even the right one counts', async () => {
    const { codes } = await addPasskey(await account(), { as_factor: true })
    for (let guess = 0; guess < 10; guess++)
      expect(await login('aaaa-aaaa-aaaa')).toMatchObject({ second_factor: 'wrong' })
    expect(await login(codes[0])).toMatchObject({ error: { code: 'too_many_requests' } })
  })

  test('is turned on and off with the password; the last passkey takes it along', async () => {
    const token = await account()
    const ask = (on: boolean, given = password) => post('/account/passkeys/factor', { on, password: given }, token)
    expect(await ask(true)).toEqual({ status: 2, recovery_codes: [] })
    const { device } = await addPasskey(token)
    expect(await ask(true, 'wrong')).toEqual({ status: 1, recovery_codes: [] })
    expect((await ask(true)).recovery_codes).toHaveLength(10)
    expect(await ask(true)).toEqual({ status: 0, recovery_codes: [] })
    expect(await ask(false)).toEqual({ status: 0, recovery_codes: [] })
    expect(await login()).toMatchObject({ invalid: false })
    await ask(true)
    expect(await post('/account/passkeys/remove', { id: device.id, password }, token)).toEqual({ status: 0 })
    expect(await login()).toMatchObject({ invalid: false })
    expect(await server.database.rows('select 1 from recovery_code')).toEqual([])
  })

  test('alongside an app either is accepted, and the codes stay until both are gone', async () => {
    const token = await account()
    const { device } = await addPasskey(token, { as_factor: true })
    const begun = await post('/account/second-factor/begin', { password }, token)
    const secret = Secret.fromBase32(String(begun.secret))
    const code = () => TOTP.generate({ secret, timestamp: server.deps.clock.now().getTime() })
    const later = () => server.setNow(server.deps.clock.now().getTime() + 30_000)
    expect(await post('/account/second-factor/confirm', { code: code() }, token)).toMatchObject({ status: 0 })
    later()
    expect(await login()).toMatchObject({ second_factors: ['app', 'passkey'] })
    expect(await login(code())).toMatchObject({ invalid: false })
    expect(await post('/login/passkey', { credential: device.answer(await options()) })).toMatchObject({
      invalid: false,
    })
    later()
    expect(await post('/account/second-factor/remove', { password, code: code() }, token)).toEqual({ status: 0 })
    expect(await server.database.rows('select 1 from recovery_code where used_at is null')).toHaveLength(10)
    expect(await login()).toMatchObject({ second_factors: ['passkey'] })
  })
})

describe('for those who run the site', () => {
  test('a member with a role is always asked for it, and cannot turn that off', async () => {
    const token = await account()
    await setRole('support')
    expect((await addPasskey(token)).codes).toHaveLength(10)
    expect(await passkeys(token)).toMatchObject({ passkey_factor: true })
    expect(await post('/account/passkeys/factor', { on: false, password }, token)).toMatchObject({ status: 3 })
  })

  test('a passkey opens the console to an owner, who cannot remove the last factor', async () => {
    const token = await account()
    await setRole('owner')
    const me = async () => (await server.ask('/api/console/me', signedIn(token))).status
    expect(await me()).toBe(403)
    const first = await addPasskey(token)
    expect(await me()).toBe(200)
    const remove = (id: string) => post('/account/passkeys/remove', { id, password }, token)
    expect(await remove(first.device.id)).toEqual({ status: 3 })
    const second = await addPasskey(token, { name: 'Key' })
    expect([await remove(first.device.id), await remove(second.device.id)]).toEqual([{ status: 0 }, { status: 3 }])
    expect(await me()).toBe(200)
  })

  test('an owner with an app alone cannot turn it off', async () => {
    const token = await account()
    await setRole('owner')
    const begun = await post('/account/second-factor/begin', { password }, token)
    const secret = Secret.fromBase32(String(begun.secret))
    const code = () => TOTP.generate({ secret, timestamp: server.deps.clock.now().getTime() })
    await post('/account/second-factor/confirm', { code: code() }, token)
    server.setNow(server.deps.clock.now().getTime() + 30_000)
    expect(await post('/account/second-factor/remove', { password, code: code() }, token)).toEqual({ status: 3 })
  })
})
