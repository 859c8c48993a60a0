import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimWorld, inTransaction } from '@touchline/database'
import { applyBatch } from '@touchline/ingest/write/apply-batch.ts'
import { fixture, going, team, world } from '@touchline/testing/records'
import { type TestServer, testServer } from '@touchline/testing/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const KICKOFF = '2026-03-07T11:00:00.000Z'
const LIST = '/api/upcoming/2026-03-07%2012:00/2026-03-08%2000:00'
/** Renders today's scores, its inputs and the number of renderings. */
const RENDERER = `let drawn = 0
export default {
  async fetch(request, { context }) {
    drawn++
    const { pathname, search, host } = new URL(request.url)
    if (pathname.startsWith('/steady')) await new Promise((resolve) => setTimeout(resolve, 40))
    await (await context.api('/api/site')).json()
    const list = await (await context.api(pathname === '/failed' ? '/api/match_info/x' : '${LIST}')).json()
    const facts = { drawn, pathname, search, host, now: context.now, headers: [...request.headers],
      scores: Array.isArray(list) ? list.map(({ score }) => score && score.home + '-' + score.away) : list }
    const headers = { 'content-type': 'text/html', ...(pathname === '/cookie' && { 'set-cookie': 'token=secret' }) }
    return new Response('<html>' + JSON.stringify(facts) + '</html>', { status: pathname === '/gone' ? 404 : 200, headers })
  },
}`

const folder = mkdtempSync(join(tmpdir(), 'touchline-kept-'))
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/server.js'), RENDERER)
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}')
  server = await testServer({
    webFolder: folder,
    trustProxy: true,
    settings: { pageCacheBytes: 200_000, metricsToken: 'm' },
  })
  await inTransaction(server.database, (client) => claimWorld(client, 'real'))
  await server.store(playing([0, 0]))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const playing = (score: [number, number]) =>
  world({
    teams: [team('Ashton'), team('Brough'), team('Calder'), team('Dover')],
    fixtures: [going('ashton', 'brough', KICKOFF, 22, score), fixture('calder', 'dover', '2026-03-07T15:00:00.000Z')],
  })

interface Facts {
  drawn: number
  search: string
  host: string
  now: number
  headers: [string, string][]
  scores: (string | null)[]
}
const read = async (path: string, init?: RequestInit): Promise<Facts> =>
  JSON.parse(/<html>(.*)<\/html>/.exec(await (await server.ask(path, init)).text())?.[1] ?? '{}')

test('a page is drawn once for all who ask, at once and later', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, () => read('/once')))
  all.push(await read('/once', { headers: { cookie: 'referral=letter' } }))
  expect(new Set(all.map(({ drawn }) => drawn)).size).toBe(1)
  expect((await read('/once?a=1')).drawn).not.toBe(all[0]?.drawn)
})

test('a page that others want too does not wait with the flood of the visitor who wanted it first', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const before = (await read('/before')).drawn
  const pages = [...Array.from({ length: 30 }, (_, at) => `/steady-${at}`), '/wanted']
  const flood = Promise.all(pages.map((path) => server.ask(path, from('203.0.113.1'))))
  await vi.waitFor(async () => expect((await read('/now', from('203.0.113.2'))).drawn).toBeGreaterThan(before))
  const wanted = await read('/wanted', from('203.0.113.3'))
  // The flood's thirty pages.
  expect(wanted.drawn - before).toBeLessThan(15)
  await flood
  expect((await read('/wanted', from('203.0.113.4'))).drawn).toBe(wanted.drawn)
})

test('a goal is on the kept page as soon as the log has it', async () => {
  expect((await read('/goal')).scores).toContain('0-0')
  await applyBatch(server.database, playing([1, 0]), { now: new Date('2026-03-07T11:23:00.000Z') })
  await vi.waitFor(async () => expect((await read('/goal')).scores).toContain('1-0'), { timeout: 1000, interval: 20 })
})

test('a page is drawn from the same data for every visitor: no token, no other cookie, no header, no name of a host', async () => {
  const { port } = new URL(server.url)
  const headers = {
    host: 'evil.example',
    cookie: 'token=secret; touchline=language=pt&uid=7; referral=me',
    authorization: 'Token secret',
    'x-forwarded-host': 'evil.example',
    'accept-language': 'de',
  }
  await new Promise<void>((resolve) =>
    request({ port, path: '/mine', headers }, (answer) => answer.resume().on('end', resolve)).end(),
  )
  const shown = await read('/mine', { headers: { cookie: 'touchline=language=pt' } })
  expect(JSON.stringify(shown)).not.toMatch(/secret|evil|uid|referral|"de"/)
  expect(shown.host).toBe('localhost:3000')
  expect(shown.headers).toContainEqual(['cookie', 'touchline=language=pt'])
  const english = await read('/mine')
  expect([english.drawn === shown.drawn, JSON.stringify(english)]).toEqual([false, expect.not.stringContaining('=pt')])
})

test.each(['/cookie', '/gone', '/failed', '/link?token=secret'])(
  '%s is drawn for each request, and no cache may store it',
  async (path) => {
    const [one, other] = [await read(path), await read(path)]
    expect(other.drawn).toBe(one.drawn + 1)
    expect((await server.ask(path)).headers.get('cache-control')).toBe('private, no-cache')
  },
)

test('browsers that hold the page are answered so, and HEAD has the headers alone', async () => {
  const first = await server.ask('/held', { headers: { 'accept-encoding': 'br' } })
  const etag = first.headers.get('etag') ?? ''
  const again = await server.ask('/held', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  for (const name of ['cache-control', 'content-security-policy', 'vary', 'x-content-type-options']) {
    expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
  }
  expect(again.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=8')
  expect(again.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language')
  expect(Number(/dur=(\d+)/.exec(again.headers.get('server-timing') ?? '')?.[1])).toBe(
    Date.parse('2026-03-07T12:00:00Z'),
  )
  const head = await server.ask('/held', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
})

test('each encoding has bytes of its own', async () => {
  const seen = new Set<string | null>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await server.ask('/bytes', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await answer.text()).toContain('"pathname":"/bytes"')
    seen.add(answer.headers.get('etag'))
  }
  expect(seen.size).toBe(3)
})

test('thousands of addresses take no more room than there is, and the metrics say how much', async () => {
  for (let at = 0; at < 500; at++) await server.ask(`/many?a=${at}${'y'.repeat(200)}`)
  const { bytes, answers } = server.deps.pageCache?.stats() ?? { bytes: 0, answers: 0 }
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(200_000)
  const text = await (await server.ask('/metrics', { headers: { authorization: 'Bearer m' } })).text()
  expect(text).toContain(`touchline_page_cache_pages ${answers}`)
  expect(text).toMatch(/touchline_page_cache_hits_total [1-9]/)
})

test('yesterday is not shown as today', async () => {
  server.setNow('2026-03-07T23:59:59.990Z')
  const { now } = await read('/day')
  expect(new Date(now).toISOString()).toBe('2026-03-07T23:59:59.990Z')
  server.setNow('2026-03-08T00:00:00.000Z')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(new Date((await read('/day')).now).toISOString()).toBe('2026-03-08T00:00:00.000Z')
})
