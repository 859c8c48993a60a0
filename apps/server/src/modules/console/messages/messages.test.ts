import type { announcements, site } from '@touchline/contract'
import { signedIn, useServer, viewer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { signInAs } from '../staff.testing.ts'

const server = useServer()
let owner: string
let editor: string
beforeEach(async () => {
  owner = await signInAs(server, 'owner')
  editor = await signInAs(server, 'editor')
  await server.database.pool.query(
    "insert into meta (key, value) values ('world', '\"demo\"') on conflict (key) do nothing",
  )
})

const BANNER = {
  shown: true,
  level: 'warn',
  texts: { en: 'Late <b>tonight</b>', pt: 'Tarde' },
  from: null,
  until: null,
}

async function post(path: string, token: string, body: object) {
  const init = signedIn(token)
  const headers = { ...init.headers, 'content-type': 'application/json' }
  const answer = await server.ask(`/api/console/messages/${path}`, {
    ...init,
    headers,
    method: 'POST',
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const bannerNow = async () => (await server.get<z.output<typeof site.answer>>('/api/site')).banner
const room = (token: string) => server.get<z.output<typeof announcements.answer>>('/api/console/messages', token)

test('a banner is shown from its beginning to its end, as plain text', async () => {
  expect(await bannerNow()).toBeNull()
  const value = { ...BANNER, from: '2026-03-07T13:00:00.000Z', until: '2026-03-07T14:00:00.000Z' }
  expect(await post('banner', editor, { version: 0, value })).toEqual({ status: 200, body: { version: 1 } })
  expect(await bannerNow()).toBeNull()
  server.setNow('2026-03-07T13:00:00.000Z')
  expect(await bannerNow()).toEqual({ version: 1, level: 'warn', texts: BANNER.texts })
  server.setNow('2026-03-07T14:00:00.000Z')
  expect(await bannerNow()).toBeNull()
})

test.each([
  ['no text', { ...BANNER, texts: { en: '  ' } }, 'Body value texts: is missing'],
  [
    'an end before its beginning',
    { ...BANNER, from: '2026-03-07T13:00:00.000Z', until: '2026-03-07T12:00:00.000Z' },
    'Body value until: has to be after its beginning',
  ],
  ['a text that is too long', { ...BANNER, texts: { en: 'x'.repeat(301) } }, 'Body value texts en: is too long'],
  ['a language nobody reads', { ...BANNER, texts: { xx: 'Hello' } }, 'Body value texts: '],
])('a banner with %s is refused at its field', async (_what, value, message) => {
  const { status, body } = await post('banner', editor, { version: 0, value })
  expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)])
  expect(await bannerNow()).toBeNull()
})

test('the second of two operators is refused and shown what the first one did; nothing of theirs is lost', async () => {
  expect((await post('banner', editor, { version: 0, value: BANNER })).status).toBe(200)
  const second = { version: 0, value: { ...BANNER, level: 'bad' } }
  expect(await post('banner', owner, second)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
  const { banner } = await room(owner)
  expect(banner).toMatchObject({
    version: 1,
    value: BANNER,
    last_change: { actor: 'staff-editor', action: 'site.banner', after: { level: 'warn', 'texts.pt': 'Tarde' } },
  })
  expect((await post('banner', owner, { ...second, version: banner.version })).status).toBe(200)
  const versions = await server.database.rows("select version, actor from site_setting where key = 'banner' order by 1")
  expect(versions).toEqual([
    { version: 1, actor: 'staff-editor' },
    { version: 2, actor: 'staff-owner' },
  ])
})

test('only one of two simultaneous saves wins', async () => {
  const both = await Promise.all([owner, editor].map((token) => post('banner', token, { version: 0, value: BANNER })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('in maintenance visitors and members are answered 503, the console and its sign-in stay', async () => {
  const member = await viewer(server, 'subscriber')
  const value = { on: true, texts: { pt: 'Voltamos já <script>' }, until: '2026-03-07T12:10:00.000Z' }
  expect((await post('maintenance', editor, { version: 0, value })).status).toBe(403)
  expect((await post('maintenance', owner, { version: 0, value })).status).toBe(200)

  const page = await server.ask('/matches', { headers: { 'accept-language': 'pt' } })
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    503,
    '600',
    'no-store',
  ])
  const html = await page.text()
  expect(html).toContain('Voltamos já &lt;script&gt;')
  expect(html).toContain('<html lang="pt">')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")

  for (const init of [{}, signedIn(member), signedIn(owner)]) {
    const call = await server.ask('/api/upcoming/2026-03-07%2012:00/2026-03-08%2000:00', init)
    expect([call.status, (await call.json()).error.code, call.headers.get('retry-after')]).toEqual([
      503,
      'maintenance',
      '600',
    ])
  }
  for (const path of ['/calendar/team/1.ics', '/feeds/team/1.atom', '/', '/console.html/..', '/consoles', '/api/sites'])
    expect([path, (await server.ask(path)).status]).toEqual([path, 503])
  for (const path of ['/api/site', '/api/status', '/healthz', '/readyz', '/api/legal/terms', '/robots.txt'])
    expect([path, (await server.ask(path)).status]).toEqual([path, 200])
  expect((await server.ask('/api/console/me', signedIn(owner))).status).toBe(200)
  const login = await server.ask('/api/login', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(login.status).toBe(400)
  const webhook = await server.ask('/api/webhooks/stripe', { method: 'POST' })
  expect((await webhook.json()).error.code).toBe('not_ready')

  expect((await post('maintenance', owner, { version: 1, value: { ...value, on: false } })).status).toBe(200)
  expect((await server.ask('/api/upcoming/2026-03-07%2012:00/2026-03-08%2000:00')).status).toBe(200)
})

test('another process learns of a change from the log', async () => {
  const { pool } = server.database
  await pool.query("insert into site_setting values ('banner', 1, $1, 'else', now())", [JSON.stringify(BANNER)])
  expect(await bannerNow()).toBeNull()
  await pool.query(`insert into live_event (topic, payload) values ('change', '{"tags":["site-settings"]}')`)
  await expect.poll(bannerNow, { timeout: 10_000, interval: 50 }).toMatchObject({ version: 1 })
})

test('a stored value that is no longer valid counts as not set', async () => {
  const { pool } = server.database
  await pool.query(`insert into site_setting values ('maintenance', 1, '{"on":"perhaps"}', 'else', now())`)
  await server.deps.siteSettings.reload()
  expect((await server.ask('/api/credits')).status).toBe(200)
})
