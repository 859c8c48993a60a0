import { passFifteenMinutes } from '@touchline/testing/requests'
import { ANNA, member, newVisitor, signedIn, useAccountsServer } from '@touchline/testing/server'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { secretBox } from '../../../platform/secrets/secret-box.ts'
import { plainCode, stepOfCode } from './factor-codes.ts'
import { sealFactors } from './second-factor.queries.ts'

const box = secretBox({ key: 'the key of this installation, of the test' })
const server = useAccountsServer({ settings: { box } })
const STEP_MS = 30_000

const now = () => server.deps.clock.now().getTime()
const codeOf = (secret: string, timestamp = now()) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
const wrongCode = (secret: string) => {
  const right = [-STEP_MS, 0, STEP_MS].map((away) => codeOf(secret, now() + away))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}
const login = (code?: string, password = ANNA.password) =>
  newVisitor(server).post('/login', { username_or_email: ANNA.username, password, ...(code !== undefined && { code }) })
const isSignedIn = async (token: string) => (await server.ask('/api/account/security', signedIn(token))).status === 200

/** Sets an app up. The clock goes one step on, so that the next code is a new one. */
async function addFactor(token: string) {
  const begun = await newVisitor(server).post('/account/second-factor/begin', { password: ANNA.password }, token)
  const secret = String(begun.body.secret)
  const confirmed = await newVisitor(server).post('/account/second-factor/confirm', { code: codeOf(secret) }, token)
  expect(confirmed.body).toMatchObject({ status: 0 })
  server.setNow(now() + STEP_MS)
  return { token, secret, recovery: confirmed.body.recovery_codes as string[] }
}

const withFactor = async () => addFactor(await member(server, newVisitor(server)))

test('codes are those of RFC 6238', () => {
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ] as const)
    expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a secret changes nothing until a code of it was confirmed', async () => {
  const token = await member(server, newVisitor(server))
  const begin = (password: string) => newVisitor(server).post('/account/second-factor/begin', { password }, token)
  expect((await begin('wrong')).body).toEqual({ status: 1, secret: null, url: null })
  const { body } = await begin(ANNA.password)
  expect(body).toMatchObject({ status: 0, url: expect.stringMatching(/^otpauth:\/\/totp\/Touchline:AnnaBall\?/) })
  expect((await login()).body).toMatchObject({ invalid: false })
  const confirm = (code: string) => newVisitor(server).post('/account/second-factor/confirm', { code }, token)
  expect((await confirm(wrongCode(String(body.secret)))).body).toEqual({ status: 1, recovery_codes: [] })
  expect((await confirm(codeOf(String(body.secret)))).body).toMatchObject({ status: 0 })
  expect((await begin(ANNA.password)).body).toMatchObject({ status: 2 })
})

test('signing in then takes password and code; sessions opened without a code end', async () => {
  const token = await member(server, newVisitor(server))
  const elsewhere = String((await login()).body.token)
  const { secret } = await addFactor(token)
  expect([await isSignedIn(token), await isSignedIn(elsewhere)]).toEqual([true, false])
  expect((await login()).body).toEqual({ invalid: true, second_factor: 'needed', second_factors: ['app'] })
  expect((await login(wrongCode(secret))).body).toEqual({ invalid: true, second_factor: 'wrong' })
  expect((await login(codeOf(secret), 'wrong')).body).toEqual({ invalid: true })
  expect((await login(codeOf(secret))).body).toMatchObject({ invalid: false })
})

test('a code counts once, also for two who send it at the same time, and none from before it', async () => {
  const { secret } = await withFactor()
  const answers = await Promise.all([login(codeOf(secret)), login(codeOf(secret))])
  expect(answers.map(({ body }) => body.invalid).sort()).toEqual([false, true])
  expect((await login(codeOf(secret))).body).toEqual({ invalid: true, second_factor: 'wrong' })
  expect((await login(codeOf(secret, now() - STEP_MS))).body).toEqual({ invalid: true, second_factor: 'wrong' })
  expect((await login(codeOf(secret, now() + STEP_MS))).body).toMatchObject({ invalid: false })
})

test('each recovery code replaces the app once, with or without its hyphens; only hashes are stored', async () => {
  const { recovery } = await withFactor()
  expect(new Set(recovery).size).toBe(10)
  const [first = '', second = ''] = recovery
  expect((await login(first.toUpperCase())).body).toMatchObject({ invalid: false })
  expect((await login(first)).body).toEqual({ invalid: true, second_factor: 'wrong' })
  expect((await login(plainCode(second))).body).toMatchObject({ invalid: false })
  const stored = JSON.stringify(await server.database.rows('select hash from recovery_code'))
  for (const code of recovery) expect(stored).not.toContain(plainCode(code))
})

test('guesses end after ten, also the right one, and go on after a quarter of an hour', async () => {
  const { secret } = await withFactor()
  for (let guess = 0; guess < 10; guess++) expect((await login(wrongCode(secret))).status).toBe(200)
  expect((await login(codeOf(secret))).status).toBe(429)
  passFifteenMinutes()
  expect((await login(codeOf(secret))).body).toMatchObject({ invalid: false })
})

test('it is turned off with password and code, and both changes are reported by mail', async () => {
  const { token, secret } = await withFactor()
  const remove = (password: string, code: string) =>
    newVisitor(server).post('/account/second-factor/remove', { password, code }, token)
  expect((await remove('wrong', codeOf(secret))).body).toEqual({ status: 1 })
  expect((await remove(ANNA.password, wrongCode(secret))).body).toEqual({ status: 2 })
  expect((await remove(ANNA.password, codeOf(secret))).body).toEqual({ status: 0 })
  expect((await login()).body).toMatchObject({ invalid: false })
  const subjects = await server.database.rows<{ subject: string }>(
    "select subject from outbox_mail where subject like '%second factor%' order by id",
  )
  expect(subjects.map(({ subject }) => subject)).toEqual([
    'Your Touchline account now has a second factor',
    'Your Touchline account has no second factor any more',
  ])
})

test('the secret is stored encrypted; one of an earlier version works as it is and is encrypted at the next start', async () => {
  const { secret } = await withFactor()
  const stored = async () => (await server.database.rows('select secret from second_factor'))[0]?.secret as string
  expect(await stored()).toMatch(/^sealed:1:/)
  await server.database.pool.query('update second_factor set secret = $1', [secret])
  expect((await login(codeOf(secret))).body).toMatchObject({ invalid: false })
  expect(await sealFactors(server.database.pool, box)).toBe(1)
  expect(await stored()).not.toContain(secret)
  expect(await sealFactors(server.database.pool, box)).toBe(0)
  server.setNow(now() + STEP_MS)
  expect((await login(codeOf(secret))).body).toMatchObject({ invalid: false })
})

test('where the key is lost the login says so, and recovery codes go on working', async () => {
  const { secret, recovery } = await withFactor()
  await server.database.pool.query(
    "update second_factor set secret = regexp_replace(secret, '^sealed:1:.{8}', 'sealed:1:00000000')",
  )
  expect((await login(codeOf(secret))).body).toEqual({ invalid: true, second_factor: 'unreadable' })
  expect((await login(recovery[0])).body).toMatchObject({ invalid: false })
})
