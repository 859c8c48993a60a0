import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestServer, testServer } from '@touchline/testing/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const RENDERER = `export default {
  async fetch(request, { context }) {
    const url = new URL(request.url)
    if (url.pathname === '/broken') throw new Error('hunter2')
    if (url.pathname === '/away') return new Response(null, { status: 307, headers: { location: '/' } })
    const ms = { '/slow': 200, '/steady': 40 }[url.pathname]
    if (ms) await new Promise((resolve) => setTimeout(resolve, ms))
    const site = await (await context.api('/api/site')).json()
    const missing = await context.api('/api/match_info/x')
    const facts = { path: url.pathname, cookie: request.headers.get('cookie'), brand: context.brand, world: context.world,
      site: site.brand, missing: missing.status, auth: request.headers.get('authorization') }
    const marked = '<script nonce="' + context.nonce + '">run()</script><style nonce="' + context.nonce + '">a{}</style>'
    return new Response('<html>' + JSON.stringify(facts) + '</html><script>steal()</script>' + marked, {
      status: url.pathname === '/gone' ? 404 : 200, headers: { 'content-type': 'text/html' } })
  },
}`

let server: TestServer
let bare: TestServer
const folder = mkdtempSync(join(tmpdir(), 'touchline-web-'))

beforeAll(async () => {
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'client/assets/app-1a2b3c.js'), 'console.log("touchline");'.repeat(200))
  writeFileSync(join(folder, 'client/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'server/server.js'), RENDERER)
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}')
  server = await testServer({ webFolder: folder, trustProxy: true })
  bare = await testServer({ webFolder: join(folder, 'nothing') })
})
afterAll(async () => {
  await Promise.all([server.close(), bare.close()])
  rmSync(folder, { recursive: true })
})

const facts = async (answer: Response) => JSON.parse(/<html>(.*)<\/html>/.exec(await answer.text())?.[1] ?? '')

test('a page is rendered with brand, kind of data, cookies and the API inside the process, and never sees a token', async () => {
  const answer = await server.ask('/matches/2026-03-07?x=1', {
    headers: { cookie: 'touchline=1', authorization: 'Token secret' },
  })
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(await facts(answer)).toMatchObject({
    path: '/matches/2026-03-07',
    cookie: 'touchline=1',
    brand: 'Touchline',
    world: 'empty',
    site: 'Touchline',
    missing: 400,
    auth: null,
  })
})

test('only scripts rendered with the nonce of the page run, and nobody gets to see the nonce', async () => {
  const answer = await server.ask('/')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const text = await answer.text()
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  expect(text).toContain('<script>run()</script>')
  expect(policy).toContain(`script-src ${hash('run()')} 'strict-dynamic';style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toContain(hash('steal()'))
  expect(text).not.toContain('nonce')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test.each([
  ['/login?next=%2Fleague%2F1', '/login?next=%2Fleague%2F1'],
  ['/a/../login', '/login'],
])('a form that is sent before the scripts are there leads back to its page on this site: %s', async (path, to) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const init = { method: 'POST', headers, body: 'username=anna&password=secret1', redirect: 'manual' } as const
  const answer = await server.ask(path, init)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
  expect(await answer.text()).not.toContain('error')
})

test('status and redirects of the renderer are passed on, its failures are unknown', async () => {
  expect((await server.ask('/gone')).status).toBe(404)
  const away = await server.ask('/away', { redirect: 'manual' })
  expect([away.status, away.headers.get('location')]).toEqual([307, '/'])
  const broken = await server.ask('/broken')
  expect(broken.status).toBe(500)
  expect(await broken.text()).not.toContain('hunter2')
})

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

test('one visitor who wants far too many pages at once waits for them in turn, and all others are served meanwhile', async () => {
  const leaving = new AbortController()
  const wanted = { ...from('203.0.113.1'), signal: leaving.signal }
  const flood = Array.from({ length: 150 }, () => server.ask('/steady', wanted).catch(() => null))
  const others = await Promise.all(Array.from({ length: 30 }, (_, at) => server.ask('/', from(`198.51.100.${at}`))))
  expect(others.map(({ status }) => status)).toEqual(new Array(30).fill(200))
  leaving.abort()
  const answered = (await Promise.all(flood)).flatMap((answer) => answer?.status ?? [])
  expect(new Set(answered)).toEqual(new Set([200]))
})

test('a flood of visitors is mostly served in turn, the rest told to come back, and all is as before afterwards', async () => {
  const visit = (_: unknown, at: number) => server.ask('/slow', from(`198.51.100.${at}`))
  const answers = await Promise.all(Array.from({ length: 150 }, visit))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ headers }) => headers.get('retry-after') === '3')).toBe(true)
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(150)
  expect((await server.ask('/slow')).status).toBe(200)
})

test('pages travel compressed', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await server.ask('/', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect((await facts(answer)).path).toBe('/')
  }
})

test('files with a hash in their name are cached for a year and sent compressed, others for a day', async () => {
  await vi.waitFor(async () => {
    const answer = await server.ask('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toContain('touchline')
  })
  expect((await server.ask('/mark.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
})

test('paths that leave the folder find nothing of it', async () => {
  for (const path of [
    '/assets/..%2f..%2fserver/server.js',
    '/..%2fserver%2fserver.js',
    '/assets/%2e%2e/%2e%2e/server/server.js',
  ]) {
    expect(await (await server.ask(path)).text()).not.toContain('hunter2')
  }
})

test('the icon is at its address and at the one that browsers guess', async () => {
  expect((await server.ask('/icon.svg')).headers.get('content-type')).toContain('image/svg+xml')
  expect((await server.ask('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon')
})

test('without a built web application the page says so, and the API works', async () => {
  const answer = await bare.ask('/')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm run build')
  expect((await bare.ask('/api/site')).status).toBe(200)
})
