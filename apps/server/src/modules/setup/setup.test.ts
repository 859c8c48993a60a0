import { readFileSync } from 'node:fs'
import { contract } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import { HOUR_MS } from '@touchline/football'
import { useDatabase } from '@touchline/testing/database'
import { finished, smallWorld } from '@touchline/testing/records'
import { requestOf, sampleCall } from '@touchline/testing/requests'
import { viewer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { addAccount } from '../accounts/accounts.queries.ts'
import { makeBackup, pathOf } from '../console/backups/backup-files.ts'
import { signInAs } from '../console/staff.testing.ts'
import { MARTA, newSite } from './setup.testing.ts'
import { beginSetup } from './setup-state.ts'

const database = useDatabase()
const OPEN = readConfig({ FEED: 'open' })
const NOW = new Date('2026-03-07T12:00:00Z')
const calls = contract.filter((call) => call.access === 'setup')

test('an empty installation is set up first; one with members or data, the demo world and SETUP=off are not', async () => {
  expect(await beginSetup(database, readConfig({}), NOW)).toBe(false)
  expect(await beginSetup(database, readConfig({ FEED: 'open', SETUP: 'off' }), NOW)).toBe(false)
  const member = { ...MARTA, language: 'pt', passwordHash: '', countryId: 178, activatedAt: null } as const
  await inTransaction(database, (client) => addAccount(client, member, NOW))
  expect(await beginSetup(database, OPEN, NOW)).toBe(false)
  await database.rows('delete from account')
  expect(await beginSetup(database, OPEN, NOW)).toBe(true)
  await inTransaction(database, (client) => addAccount(client, member, NOW))
  expect(await beginSetup(database, OPEN, NOW)).toBe(true)
})

test('an installation that holds matches counts as set up', async () => {
  const { server } = await newSite()
  await server.database.rows('delete from setting')
  await server.store(smallWorld([finished]))
  expect(await beginSetup(server.database, OPEN, NOW)).toBe(false)
})

test('until it is set up, calls answer that, pages lead to the page that says so, and probes go on', async () => {
  const { server, ask } = await newSite()
  expect((await ask('/setup/state')).body).toEqual({ open: true })
  for (const path of ['/upcoming/2026-03-07/2026-03-08', '/v3/livescore/inplay', '/search?q=x', '/no-such'])
    expect([path, await ask(path)]).toEqual([
      path,
      { status: 503, body: { error: expect.objectContaining({ code: 'not_set_up' }) } },
    ])
  expect((await ask('/signup', undefined, MARTA)).status).toBe(503)
  for (const path of ['/', '/matches', '/league/8']) {
    const answer = await server.ask(path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/setup'])
  }
  for (const path of ['/healthz', '/readyz', '/api/site'])
    expect([path, (await server.ask(path)).status]).toEqual([path, 200])
})

test('every call of the setup is closed to everybody but the owner and the holder of its link', async () => {
  const { server, ask } = await newSite()
  const subscriber = await viewer(server, 'subscriber')
  const support = await signInAs(server, 'support')
  expect(calls.length).toBeGreaterThan(8)
  for (const call of calls) {
    const statusOf = async (token?: string) => {
      const [path, init] = requestOf(call, sampleCall(call), token)
      return (
        await server.ask(path, {
          ...init,
          headers: { ...init.headers, 'x-forwarded-for': `198.51.100.${calls.indexOf(call)}` },
        })
      ).status
    }
    expect([call.path, await statusOf(), await statusOf('x'.repeat(43))]).toEqual([call.path, 401, 401])
    expect([call.path, await statusOf(subscriber), await statusOf(support)]).toEqual([call.path, 403, 403])
  }
  expect((await ask('/setup', await signInAs(server, 'owner'))).status).toBe(200)
})

test('the link makes one owner and ends with it; the owner goes on without a second factor and ends the setup', async () => {
  const { server, ask, link } = await newSite()
  const token = await link()
  expect((await ask('/setup', token)).body).toMatchObject({ by: 'link', owner: null })
  const [one, other] = await Promise.all([
    ask('/setup/owner', token, MARTA),
    ask('/setup/owner', token, { ...MARTA, email: 'bruno@example.org', username: 'bruno' }),
  ])
  expect([one.body.status, other.body.status].filter((status) => status === 0)).toHaveLength(1)
  const owner = String(one.body.token ?? other.body.token)
  expect((await ask('/setup', token)).status).toBe(401)
  expect((await ask('/setup', owner)).body).toMatchObject({ by: 'owner', owner: expect.any(String) })
  expect((await ask('/setup/step', owner, { step: 'mail', state: 'skipped' })).status).toBe(200)
  const { steps } = (await ask('/setup', owner)).body as { steps: { step: string; state: string }[] }
  expect(steps.filter(({ state }) => state !== 'open')).toEqual([
    { step: 'owner', state: 'done' },
    { step: 'mail', state: 'skipped' },
  ])
  expect((await ask('/console/settings', owner)).body).toMatchObject({ error: { code: 'second_factor_missing' } })
  expect((await ask('/setup/finish', owner, {})).status).toBe(200)
  expect((await ask('/setup/state')).body).toEqual({ open: false })
  expect((await ask('/setup', owner)).status).toBe(409)
  expect((await ask('/search?q=x')).status).not.toBe(503)
  const audit = await server.database.rows("select action from audit_entry where target_kind = 'site'")
  expect(audit).toEqual([{ action: 'site.set_up' }])
})

test('nothing ends the setup while there is no owner', async () => {
  const { ask, link } = await newSite()
  expect((await ask('/setup/finish', await link(), {})).status).toBe(409)
  expect((await ask('/setup/state')).body).toEqual({ open: true })
})

test('a link expires after a day or when a new one is printed, and only its hash is stored', async () => {
  const { server, ask, link } = await newSite()
  const first = await link()
  const second = await link()
  expect([(await ask('/setup', first)).status, (await ask('/setup', second)).status]).toEqual([401, 200])
  expect(JSON.stringify(await server.database.rows('select * from one_time_token'))).not.toContain(second)
  server.setNow(server.deps.clock.now().getTime() + 24 * HOUR_MS + 1)
  expect((await ask('/setup', second)).status).toBe(401)
})

test('an address that guesses tokens is refused after thirty, even with the right one', async () => {
  const { ask, link } = await newSite()
  const token = await link()
  for (let guess = 0; guess < 30; guess++) expect((await ask('/setup', `${guess}`.padStart(43, 'a'))).status).toBe(401)
  expect((await ask('/setup', token)).status).toBe(429)
  expect((await ask('/setup', token, undefined, '203.0.113.10')).status).toBe(200)
})

test('a call without the header does nothing, whatever cookies come with it', async () => {
  const { server, link } = await newSite()
  const cookie = `token=${await link()}`
  const answer = await server.ask('/api/setup/owner', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', cookie, origin: 'https://evil.example' },
    body: JSON.stringify(MARTA),
  })
  expect(answer.status).toBe(401)
  expect(await server.database.rows('select 1 from account')).toEqual([])
})

test('the data received so far is counted by competition', async () => {
  const { server, ask, link } = await newSite()
  await server.store(smallWorld([finished]))
  const { body } = await ask('/setup/arriving', await link())
  expect(body).toMatchObject({
    fill: null,
    matches: 1,
    prices: 1,
    more: 0,
    competitions: [{ matches: 1, priced: 1, seasons: 0 }],
  })
})

test('a backup of a site that there was is taken in and restored; what is none is refused', async () => {
  const { server, ask, link, folder, restored } = await newSite()
  const token = await link()
  const send = async (body: Uint8Array<ArrayBuffer>) => {
    const headers = { 'content-type': 'application/octet-stream', authorization: `Token ${token}` }
    const answer = await server.ask('/api/setup/backup', { method: 'POST', headers, body })
    return { status: answer.status, body: (await answer.json()) as { name?: string } }
  }
  expect((await send(new TextEncoder().encode('no backup'))).status).toBe(400)
  const made = await makeBackup(server.database, folder, { kind: 'manual', now: server.deps.clock.now() })
  const taken = await send(new Uint8Array(readFileSync(pathOf(folder, made) ?? '')))
  expect(taken).toMatchObject({ status: 200, body: { name: expect.stringContaining('uploaded') } })
  expect((await ask('/setup/restore', token, { name: 'touchline-no-such.backup.gz' })).status).toBe(404)
  expect(restored).toEqual([])
  expect((await ask('/setup/restore', token, taken.body)).body).toEqual({ begun: true })
  expect(restored).toEqual([taken.body.name])
})
