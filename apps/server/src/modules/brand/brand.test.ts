import { type BrandRoom, LEGAL_PAGES, MAIL_KINDS } from '@touchline/contract'
import { claimWorld, inTransaction } from '@touchline/database'
import { LANGUAGES } from '@touchline/messages'
import { everyFamily } from '@touchline/testing/records'
import { signedIn, type TestServer, testServer, useServer, visitor } from '@touchline/testing/server'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { signInAs } from '../console/staff.testing.ts'

const server = useServer({ settings: { siteName: undefined, publicUrl: 'https://goals.example' } })
let owner: string
const signOwnerIn = async (on: TestServer) => {
  await inTransaction(on.database, (client) => claimWorld(client, 'demo'))
  return signInAs(on, 'owner')
}
beforeEach(async () => {
  owner = await signOwnerIn(server)
})

const LOOK = { name: 'Goal Line', accent_light: '#14703a', accent_dark: '#3fd67a' }
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="20" height="20" fill="#bb2244"/></svg>'
const room = (on = server, token = owner) => on.get<BrandRoom>('/api/console/brand', token)
const save = (version: number, value: object | null, on = server, token = owner) =>
  visitor(on).post('/console/brand', { version, value }, token)
async function send(path: string, file: string | Buffer, token = owner) {
  const answer = await server.ask(`/api/console/brand/${path}`, {
    method: 'POST',
    headers: { ...signedIn(token).headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(file)),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const text = async (path: string) => (await server.ask(path)).text()
const audit = () =>
  server.database.rows("select action, actor, before, after from audit_entry where action like 'site.%' order by id")

test('name and colours count for the next request, are in the audit, and go back to the usual ones', async () => {
  const before = await room()
  expect(before).toMatchObject({
    name: 'Touchline',
    look: { version: 0, value: null },
    logo: { version: 0, value: null },
  })
  expect((await save(0, LOOK)).body).toEqual({ version: 1, faults: [] })
  expect((await server.get<{ brand: string }>('/api/site')).brand).toBe('Goal Line')
  const after = await room()
  expect(after).toMatchObject({ name: 'Goal Line', look: { version: 1, value: LOOK } })
  expect(after.revision).not.toBe(before.revision)
  expect((await save(1, null)).body).toEqual({ version: 2, faults: [] })
  expect((await room()).name).toBe('Touchline')
  expect(await audit()).toEqual([
    { action: 'site.brand', actor: 'staff-owner', before: null, after: LOOK },
    { action: 'site.brand', actor: 'staff-owner', before: LOOK, after: null },
  ])
})

test('a colour that cannot be read is refused with the nearest that can, and nothing is stored', async () => {
  const { status, body } = await save(0, { ...LOOK, accent_light: '#ffd500', accent_dark: '#111111' })
  expect([status, body]).toMatchObject([
    200,
    {
      version: 0,
      faults: [
        { theme: 'light', nearest: '#806a00' },
        { theme: 'dark', nearest: expect.any(String) },
      ],
    },
  ])
  expect((await room()).look).toMatchObject({ version: 0, value: null })
})

test.each([
  ['no name', { ...LOOK, name: ' ' }],
  ['a name that is too long', { ...LOOK, name: 'x'.repeat(41) }],
  ['an invisible letter', { ...LOOK, name: 'Goal\u200bLine' }],
  ['a line break', { ...LOOK, name: 'Goal\r\nBcc: a@b.example' }],
  ['a colour that is none', { ...LOOK, accent_dark: 'red;background:url(x)' }],
])('%s is an error at its field', async (_what, value) => {
  const { status, body } = await save(0, value)
  expect([status, (body as { error: { message: string } }).error.message]).toEqual([
    400,
    expect.stringMatching(/^Body value (?:name|accent_dark): /),
  ])
})

test('the second of two operators is refused and shown who was faster', async () => {
  expect((await save(0, LOOK)).status).toBe(200)
  expect((await save(0, { ...LOOK, name: 'Other' })).status).toBe(409)
  expect(await room()).toMatchObject({ name: 'Goal Line', look: { last_change: { actor: 'staff-owner' } } })
  expect((await send('logo?version=0', SVG)).status).toBe(200)
  expect((await send('logo?version=0', SVG)).status).toBe(409)
})

test('only owners change it', async () => {
  const editor = await signInAs(server, 'editor')
  expect((await save(0, LOOK, server, editor)).status).toBe(403)
  expect((await send('logo?version=0', SVG, editor)).status).toBe(403)
})

test('the environment goes before the console', async () => {
  const other = await testServer({ settings: { siteName: 'From outside' } })
  onTestFinished(() => other.close())
  const token = await signOwnerIn(other)
  expect(await room(other, token)).toMatchObject({ name: 'From outside', name_from_environment: true })
  expect((await save(0, LOOK, other, token)).status).toBe(400)
  expect((await save(0, { ...LOOK, name: null }, other, token)).status).toBe(200)
  expect((await other.get<{ brand: string }>('/api/site')).brand).toBe('From outside')
})

describe('the logo', () => {
  test('is drawn before it is stored; what is no logo is refused, and nothing is stored', async () => {
    const tried = await send('try-logo', `${SVG.slice(0, -6)}<script>alert(1)</script></svg>`)
    expect(tried.body).toMatchObject({ fault: null, drawn: { kind: 'svg', removed: ['script'] } })
    const { pictures } = tried.body.drawn as { pictures: { name: string; data: string }[] }
    expect(pictures.map(({ name }) => name)).toEqual(['logo', 'favicon', 'touch', 'maskable', 'mail', 'share'])
    expect((await send('logo?version=0', 'GIF89a')).body).toEqual({ version: 0, fault: 'no_picture' })
    expect((await send('try-logo', Buffer.alloc(600 * 1024))).body).toEqual({ fault: 'too_large', drawn: null })
    expect((await send('try-logo', Buffer.alloc(5 * 1024 * 1024))).status).toBe(400)
    expect((await room()).logo).toMatchObject({ version: 0, value: null })
    const json = await visitor(server).post('/console/brand/logo?version=0', { svg: SVG }, owner)
    expect(json.status).toBe(400)
  })

  test('is in every picture, cached for ever under the revision, and no document that may do anything', async () => {
    const usual = await text('/icon.svg')
    expect((await send('logo?version=0', SVG)).body).toEqual({ version: 1, fault: null })
    const { revision } = await room()
    const answer = await server.ask(`/logo.svg?v=${revision}`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await server.ask('/logo.svg?v=other')).headers.get('cache-control')).toBe('public, max-age=300')
    expect(await answer.text()).toContain('#bb2244')
    const icon = await text('/icon.svg')
    expect(icon).toContain('#bb2244')
    expect(icon).not.toBe(usual)
    for (const file of ['icon-192.png', 'apple-touch-icon.png', 'share.png', 'mail-logo.png', 'favicon.ico'])
      expect([file, (await server.ask(`/${file}`)).status]).toEqual([file, 200])
    expect((await visitor(server).post('/console/brand/remove-logo', { version: 1 }, owner)).status).toBe(200)
    expect(await text('/icon.svg')).toBe(usual)
    const [stored, removed] = await audit()
    expect(stored).toMatchObject({ action: 'site.logo', before: null, after: { kind: 'svg', ground: 'any' } })
    expect(JSON.stringify(stored)).not.toContain('<svg')
    expect(removed).toMatchObject({ action: 'site.logo', after: null })
  })

  test('stands above mails with the name for those who block pictures', async () => {
    const preview = async () =>
      (await visitor(server).post('/console/mails/reset/preview', { language: 'pt', words: {} }, owner)).body
    expect(JSON.stringify(await preview())).not.toContain('<img')
    await send('logo?version=0', SVG)
    const { revision } = await room()
    expect((await preview()).preview).toMatchObject({
      html: expect.stringContaining(`<img src="https://goals.example/mail-logo.png?v=${revision}" alt="Touchline"`),
    })
  })
})

test('once another name is set, nothing that the server writes says the usual one', async () => {
  await server.store(everyFamily())
  await save(0, LOOK)
  const said = new Map<string, string>()
  for (const language of LANGUAGES) {
    for (const kind of MAIL_KINDS) {
      const { body } = await visitor(server).post(`/console/mails/${kind}/preview`, { language, words: {} }, owner)
      said.set(`mail ${kind} ${language}`, JSON.stringify(body))
    }
    for (const page of LEGAL_PAGES)
      said.set(`${page} ${language}`, await text(`/api/legal/${page}?language=${language}`))
    said.set(`manifest ${language}`, await text(`/manifest.webmanifest?lang=${language}`))
    said.set(`record ${language}`, await text(`/feeds/record.atom?lang=${language}`))
  }
  for (const path of [
    ...[
      '/api/site',
      '/api/openapi.json',
      '/api/docs',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-pages.xml',
      '/icon.svg',
    ],
    ...[
      '/calendar/team/1.ics',
      '/calendar/league/1.ics',
      '/feeds/team/1.atom',
      '/feeds/team/1.json',
      '/feeds/league/1.atom',
    ],
    ...['/nowhere', '/unsubscribe/nothing', '/api/nowhere', '/api/status'],
  ])
    said.set(path, await text(path))
  expect([...said].filter(([, words]) => words.includes('Touchline')).map(([what]) => what)).toEqual([])
  const named = [...said].filter(([, words]) => words.includes('Goal Line')).map(([what]) => what)
  expect(named).toEqual(
    expect.arrayContaining([
      'mail reset pt',
      'terms en',
      'manifest es',
      '/api/site',
      '/api/openapi.json',
      '/api/docs',
      '/calendar/team/1.ics',
      '/feeds/team/1.atom',
    ]),
  )
})

test('the setup changes it with the link alone, and says who did', async () => {
  const { newSite } = await import('../setup/setup.testing.ts')
  const site = await newSite()
  const token = await site.link()
  const { body } = await site.ask('/setup/brand', token, { version: 0, value: { ...LOOK, accent_dark: null } })
  expect(body).toEqual({ version: 1, faults: [] })
  expect((await site.ask('/setup/brand', token)).body).toMatchObject({ look: { version: 1, last_change: null } })
  expect(await site.server.database.rows("select actor from audit_entry where action = 'site.brand'")).toEqual([
    { actor: 'setup link' },
  ])
  expect((await site.ask('/setup/brand')).status).toBe(401)
})
