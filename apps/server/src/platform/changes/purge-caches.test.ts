import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { going, team, world } from '@touchline/testing/records'
import { type TestServer, testServer } from '@touchline/testing/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

const KICKOFF = '2026-03-07T11:00:00.000Z'
const WAIT = { timeout: 10_000 }
const LIST = '/api/upcoming/2026-03-07%2012:00/2026-03-08%2000:00'

/** A cache as a CDN runs it: takes purges by tag from whoever has the token. */
interface Purged {
  header: string
  body: string[]
}
const purges: Purged[] = []
let isAway = false
const cdn = createServer(async (request, response) => {
  const body = JSON.parse(await textOf(request)) as { tags: string[] }
  if (request.headers.authorization !== 'Bearer cdn-token') response.writeHead(403)
  else if (isAway) response.writeHead(503)
  else purges.push({ header: String(request.headers['surrogate-key']), body: body.tags })
  response.end()
})
async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

let server: TestServer
beforeAll(async () => {
  await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/zones/1/purge_cache`
  server = await testServer({ settings: { purge: { urls: [url], token: 'cdn-token' } } })
})
afterAll(async () => {
  await server.close()
  cdn.closeAllConnections()
  cdn.close()
})
afterEach(() => {
  isAway = false
})

const playing = (home: number) =>
  world({ teams: [team('Ashton'), team('Brough')], fixtures: [going('ashton', 'brough', KICKOFF, 22, [home, 0])] })
const purged = () => purges.flatMap(({ body }) => body)

test('everything is purged at the start, and then what changes, twice, in the words of each kind of cache', async () => {
  await vi.waitFor(() => expect(purges).toEqual([{ header: 'all', body: ['all'] }]), WAIT)
  await server.store(playing(0))
  const [{ id }] = await server.database.rows('select id from fixture')
  const named = () => purged().filter((tag) => tag === `fixture:${id}`).length
  await vi.waitFor(() => expect(named()).toBe(2), WAIT)
  purges.length = 0
  await server.store(playing(1))
  await vi.waitFor(() => expect(named()).toBe(2), WAIT)
  expect(purged()).toContain('day:2026-03-07')
  for (const { header, body } of purges) expect(header).toBe(body.join(' '))
})

test('what could not be purged is purged once the cache is back', async () => {
  isAway = true
  purges.length = 0
  await server.store(playing(2))
  await vi.waitFor(() => expect(server.deps.purging?.waiting()).toBeGreaterThan(0), WAIT)
  isAway = false
  await vi.waitFor(() => expect(purged()).toContain('day:2026-03-07'), WAIT)
  await vi.waitFor(() => expect(server.deps.purging?.waiting()).toBe(0), WAIT)
})

test('of very many changes everything is purged', async () => {
  purges.length = 0
  const tags = Array.from({ length: 2_500 }, (_, at) => `team:${at}`)
  await server.database.pool.query(`insert into live_event (topic, payload) values ('change', $1)`, [
    JSON.stringify({ tags }),
  ])
  server.deps.follower.nudge()
  await vi.waitFor(() => expect(purged()).toContain('all'), WAIT)
})

test('public answers carry their tags and how long they may be kept; those of members, and what is not kept, do not', async () => {
  const { headers } = await server.ask(LIST)
  expect(headers.get('surrogate-key')?.split(' ')).toEqual(expect.arrayContaining(['all', 'day:2026-03-07']))
  const seconds = Number(/^max-age=(\d+)$/.exec(headers.get('surrogate-control') ?? '')?.[1])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(3_600)
  expect(headers.get('cache-control')).toMatch(/^public, max-age=2,/)
  for (const path of ['/api/site', '/api/v3/livescore/inplay', '/api/nothing']) {
    const answer = await server.ask(path)
    expect([path, answer.headers.get('surrogate-key'), answer.headers.get('surrogate-control')]).toEqual([
      path,
      null,
      null,
    ])
  }
})

test('an answer that is dropped while it is made is kept by no cache in front', async () => {
  const { cache } = server.deps
  const answer = { variants: { identity: { body: Buffer.from(''), etag: '', headers: [], unchangedHeaders: [] } } }
  const made = await cache.fill('made', async () => {
    cache.drop(['fixture:1'])
    return { ...answer, tags: ['fixture:1'], ttlMs: 60_000 }
  })
  expect(cache.remainingMs(made)).toBe(0)
  const kept = await cache.fill('kept', async () => ({ ...answer, tags: ['fixture:1'], ttlMs: 60_000 }))
  expect(cache.remainingMs(kept)).toBeGreaterThan(59_000)
  cache.drop(['fixture:1'])
  expect(cache.remainingMs(kept)).toBe(0)
})
