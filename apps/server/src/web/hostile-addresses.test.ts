import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestServer, testServer } from '@touchline/testing/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publicError } from '../platform/http/errors.ts'
import { makeLog } from '../platform/log.ts'

/** Tidies an address with two slashes up, as the router of the web application does, and redirects to the whole of it. */
const RENDERER = `export default {
  async fetch(request) {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/broken')) throw new Error('broken')
    const to = { '/elsewhere': 'https://evil.test/', '/whole': url.origin + '/login?next=%2F' }[url.pathname]
    if (to) return new Response(null, { status: 307, headers: { location: to } })
    const tidy = new URL(url)
    tidy.pathname = url.pathname.replace(/\\/+/g, '/')
    if (tidy.href !== url.href) return Response.redirect(tidy, 308)
    return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
  },
}`

let server: TestServer
let lines: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'touchline-addresses-'))

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  mkdirSync(join(folder, 'server'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'server/server.js'), RENDERER)
  const log = makeLog({ level: 'info', pretty: false, to: { write: (line) => lines.push(line) } })
  const extend = (app: FastifyInstance) => {
    app.get('/api/test/full', async () => {
      throw publicError('not_ready', 'Too many ask at the same time.')
    })
  }
  server = await testServer({ webFolder: folder, log, extend })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  lines = []
})

/** Sends the first line of a request exactly as it is. */
const send = (method: string, path: string) =>
  new Promise<{ status: number; location: string | null }>((resolve, reject) => {
    const headers = method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
    const { hostname, port } = new URL(server.url)
    const sent = request({ hostname, port, method, path, headers }, (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null })
      })
    })
    sent.on('error', reject).end()
  })

const SLASHES = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '/.//',
  '/..//',
  '/%2e//',
  '/a/..//',
  '/./\\',
  '/%2f',
  '/%5c',
  '/%09/',
  '/;//',
]
const ADDRESSES = [
  ...SLASHES.flatMap((start) =>
    ['', '//', '/x', '/x?next=//evil.test', ':80/'].map((end) => `${start}evil.test${end}`),
  ),
  '//',
  '//:80/',
  '//[/',
  '/\\\\',
  '//a//evil.test/x',
  '/a//evil.test//',
  'http://evil.test/',
  'http://evil.test//evil.test//',
  'http://user:password@evil.test/login//',
  '//user@evil.test//',
  '/login?next=//evil.test',
  '/login//?next=https%3A%2F%2Fevil.test',
  '/subscription?payment=//evil.test',
  '/api/paypal_checkout/1/x?clickID=//evil.test',
  '/api/paypal_checkout/%2f%2fevil.test/%5cevil.test',
  '/%zz',
  '/%',
  '/%ff//',
  '/%00//',
  `//[${'a'.repeat(15_000)}`,
  `/${'//'.repeat(7_000)}evil.test`,
]

test.each(['GET', 'HEAD', 'POST'])(
  'whatever the address of a %s is, nobody is sent to another host and nothing fails',
  async (method) => {
    const wrong: unknown[] = []
    for (const path of ADDRESSES) {
      const { status, location } = await send(method, path)
      const isOurs = location === null || /^\/(?![/\\])[\x21-\x7e]*$/.test(location)
      if (!isOurs || status >= 500) wrong.push([path.slice(0, 60), status, location])
    }
    expect(wrong).toEqual([])
    expect(lines.filter((line) => line.includes('"error"'))).toEqual([])
  },
)

test.each(['//', '//evil.test', '/\\evil.test', '/.//evil.test', '//wp-admin'])(
  'there is no page at %s',
  async (path) => {
    expect([(await send('GET', path)).status, (await send('POST', path)).status]).toEqual([404, 404])
  },
)

test('the log shortens a long address to its beginning', async () => {
  expect((await send('GET', `/broken/${'a'.repeat(15_000)}`)).status).toBe(500)
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(JSON.parse(line).url).toBe('/broken/… (15008 characters)')
})

test('a full queue is refused without a line of an error', async () => {
  expect((await send('GET', '/api/test/full')).status).toBe(503)
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(['warn'])
})

test('a redirect of the web application stays on this site, without its host', async () => {
  expect(await send('GET', '/whole')).toEqual({ status: 307, location: '/login?next=%2F' })
  expect(await send('GET', '/elsewhere')).toEqual({ status: 500, location: null })
})
