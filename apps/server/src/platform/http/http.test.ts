import { connect } from 'node:net'
import { fixture, team, world } from '@touchline/testing/records'
import { testServer, useServer } from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'
import { answers } from './health.ts'

const server = useServer({
  extend: (app) => {
    app.get('/test/broken', async () => {
      throw new Error('select * from secret_table failed for password hunter2')
    })
    app.post('/test/echo', async (request) => request.body)
  },
})

const errorOf = async (answer: Response) => ((await answer.json()) as { error: Record<string, string> }).error
const DAY = '/api/upcoming/2026-03-10%2000:00/2026-03-11%2000:00'

describe('errors', () => {
  test.each([
    ['/api/nothing', 404, 'not_found'],
    ['/api', 404, 'not_found'],
    ['/api/match_info', 404, 'not_found'],
    ['/api/match_info/x', 400, 'bad_request'],
    ['/api/team/name/%E0%A4%A', 400, 'bad_request'],
    ['/api/team/name/%ff', 400, 'bad_request'],
    ['/api/match_h2h/1/0', 400, 'bad_request'],
  ])('%s answers %i in the one shape', async (path, status, code) => {
    const answer = await server.ask(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await errorOf(answer)).toEqual({
      code,
      message: expect.any(String),
      requestId: expect.stringMatching(/^\w+-\w+$/),
    })
  })

  test('another method than the call has is not there', async () => {
    expect((await server.ask('/api/site', { method: 'POST' })).status).toBe(404)
  })

  test('an unexpected error is reported without its text', async () => {
    const answer = await server.ask('/test/broken')
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(JSON.parse(text).error.code).toBe('internal')
    expect(text).not.toMatch(/secret|hunter2|select/)
  })

  test.each([
    ['{"a":', 'application/json', 400],
    ['a=1', 'application/x-www-form-urlencoded', 415],
    [JSON.stringify('x'.repeat(70_000)), 'application/json', 413],
  ])('a body that cannot be read (%#) is refused in the one shape', async (body, type, status) => {
    const answer = await server.ask('/test/echo', { method: 'POST', body, headers: { 'content-type': type } })
    expect(answer.status).toBe(status)
    expect((await errorOf(answer)).code).toBe('bad_request')
  })
})

test('an empty body that is announced as JSON is none, which only a call that needs one refuses', async () => {
  const post = (path: string, type: string) =>
    server.ask(path, { method: 'POST', body: '', headers: { 'content-type': type } })
  for (const type of ['application/json', 'application/json; charset=utf-8']) {
    expect(await errorOf(await post('/api/check_token/', type))).toMatchObject({ code: 'unauthorized' })
    expect((await post('/test/echo', type)).status).toBe(200)
    const refused = await post('/api/login/', type)
    expect([refused.status, await errorOf(refused)]).toMatchObject([400, { code: 'bad_request' }])
  }
})

describe('an invalid request', () => {
  const said = (text: string) =>
    new Promise<string>((resolve) => {
      const { hostname, port } = new URL(server.url)
      let received = ''
      const socket = connect(Number(port), hostname, () => socket.write(text))
      socket.setEncoding('utf8').on('data', (part: string) => {
        received += part
      })
      socket.on('close', () => resolve(received))
    })

  test.each([
    ['words that are not HTTP', 'hello there\r\n\r\n', 400],
    ['a length that is no number', 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: many\r\n\r\n', 400],
    ['an address that is too long', `GET /api/site?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ])('%s: answered in the one shape, then the connection ends', async (_what, text, status) => {
    const [head = '', body = ''] = (await said(text)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toEqual({
      error: { code: 'bad_request', message: expect.any(String), requestId: expect.stringMatching(/^\w+-\w+$/) },
    })
  })
})

describe('addresses', () => {
  test('every call answers with and without a slash at the end', async () => {
    for (const path of ['/api/site', DAY, '/api/match_info/1', '/api/match_h2h/1/2', '/api/team/name/ash']) {
      expect([path, (await server.ask(path)).status, (await server.ask(`${path}/`)).status]).toEqual([path, 200, 200])
    }
  })

  test('HEAD answers like GET without a body', async () => {
    await server.ask(DAY)
    const answer = await server.ask(DAY, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('etag')).not.toBeNull()
  })
})

describe('health', () => {
  test('alive and ready are two questions', async () => {
    expect((await server.ask('/healthz')).status).toBe(200)
    expect((await server.ask('/readyz')).status).toBe(200)
    server.deps.readiness.filled = false
    const answer = await server.ask('/readyz')
    server.deps.readiness.filled = true
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ database: true, migrated: true, filled: false })
    expect((await server.ask('/healthz')).status).toBe(200)
  })

  test('a database that has answered while the process was busy does answer; one that says nothing does not', async () => {
    const answered = answers(() => server.database.pool.query('select 1'), 20)
    await new Promise(setImmediate)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    expect(await answered).toBe(true)
    expect(await answers(() => new Promise(() => undefined), 20)).toBe(false)
    expect(await answers(() => Promise.reject(new Error('gone')), 20)).toBe(false)
  })
})

describe('cached answers', () => {
  const many = world({
    teams: [team('Ashton'), team('Brough')],
    fixtures: Array.from({ length: 20 }, (_, index) =>
      fixture('ashton', 'brough', `2026-03-10T${String(index).padStart(2, '0')}:00:00.000Z`),
    ),
  })

  test('an answer has a strong tag of its own per encoding, and a client that has it is answered 304', async () => {
    await server.store(many)
    const tags = new Set<string>()
    const bodies = new Set<string>()
    for (const encoding of ['identity', 'gzip', 'br', 'br;q=0, gzip']) {
      const headers = { 'accept-encoding': encoding }
      const answer = await server.ask(DAY, { headers })
      const tag = answer.headers.get('etag') ?? ''
      tags.add(tag)
      bodies.add(await answer.text())
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=2, s-maxage=2, stale-while-revalidate=8')
      const again = await server.ask(DAY, { headers: { ...headers, 'if-none-match': `"other", W/${tag}` } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect([tags.size, bodies.size]).toEqual([3, 1])
  })

  test('the tag changes with the content', async () => {
    const before = await server.ask(DAY)
    await server.store(many)
    const after = await server.ask(DAY, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } })
    expect(after.status).toBe(200)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  })

  test('the order of the query and values left at their default make no other answer', async () => {
    const { misses } = server.deps.cache.stats()
    const forms = ['', '?count_form=5', '?type_form=0&count_form=5', '?count_form=5&type_form=0', '?unknown=1']
    for (const query of forms) await server.ask(DAY + query)
    await server.ask(`${DAY}?count_form=6`)
    expect(server.deps.cache.stats().misses - misses).toBe(2)
  })

  test('a refused question is never kept', async () => {
    const { answers } = server.deps.cache.stats()
    for (let round = 0; round < 2; round++) expect((await server.ask(`${DAY}?count_form=0`)).status).toBe(400)
    expect(server.deps.cache.stats().answers).toBe(answers)
  })
})

test('an answer of the API is no document and is not read by other sites', async () => {
  for (const path of ['/api/site', DAY, DAY, '/api/nothing']) {
    const { headers } = await server.ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test('a graceful shutdown finishes a running request and accepts no new one', async () => {
  const running = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const own = await testServer({
    extend: (app) => {
      app.get('/test/slow', async () => {
        running.resolve()
        await gate.promise
        return { done: true }
      })
    },
  })
  const stream = await own.ask('/api/live/stream')
  const slow = own.ask('/test/slow')
  await running.promise
  const closed = own.close()
  await stream.text()
  const late = await own.ask('/healthz').then(
    (answer) => answer.status,
    () => 'refused',
  )
  expect([503, 'refused']).toContain(late)
  gate.resolve()
  expect(await (await slow).json()).toEqual({ done: true })
  await closed
  await expect(own.ask('/healthz')).rejects.toThrow()
})
