import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { team, world } from '@touchline/testing/records'
import { type TestServer, testServer } from '@touchline/testing/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The source of pictures: its answers by path, and its requests. */
const answers: Record<string, { status?: number; type?: string; body: Buffer | string; location?: string }> = {
  '/crest.png': { body: PNG, type: 'image/png' },
  '/page.png': { body: '<script>alert(1)</script>', type: 'image/png' },
  '/drawing.svg': { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/svg+xml' },
  '/huge.png': { body: Buffer.concat([PNG, Buffer.alloc(2_000_000)]), type: 'image/png' },
  '/moved.png': { status: 302, body: '', location: '/crest.png' },
  '/gone.png': { status: 404, body: '' },
}
let asked: string[] = []
let source: Server
let base: string
let folder: string
let server: TestServer

beforeAll(async () => {
  source = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const { status = 200, type = 'text/plain', body, location } = answers[path] ?? { status: 404, body: '' }
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body)
  })
  await new Promise<void>((done) => source.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(source.address() as AddressInfo).port}`
  base = `http://${host}`
  folder = mkdtempSync(join(tmpdir(), 'touchline-pictures-'))
  server = await testServer({ pictures: { folder, hosts: [host] } })
})
beforeEach(() => {
  asked = []
  rmSync(folder, { recursive: true, force: true })
  return server.reset()
})
afterAll(async () => {
  await server.close()
  source.close()
  rmSync(folder, { recursive: true, force: true })
})

const crestFrom = async (image: string) => {
  await server.store(world({ teams: [{ ...team('Ashton'), image }] }))
  const answer = await server.ask('/api/images/team/1')
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()), answer }
}

test('a crest of the source is fetched once, kept on disk and shown from our own origin', async () => {
  const first = await crestFrom(`${base}/crest.png`)
  expect(first.type).toBe('image/png')
  expect(first.bytes.equals(PNG)).toBe(true)
  expect(first.answer.headers.get('x-content-type-options')).toBe('nosniff')
  await server.reset()
  expect((await crestFrom(`${base}/crest.png`)).type).toBe('image/png')
  expect(asked).toEqual(['/crest.png'])
  expect(readdirSync(folder)).toHaveLength(1)
})

test('a picture is shown also where it cannot be kept, and kept once it can', async () => {
  // A file in the place of the folder stops every user, whatever their rights.
  writeFileSync(folder, '')
  expect((await crestFrom(`${base}/crest.png`)).bytes.equals(PNG)).toBe(true)
  rmSync(folder)
  await server.reset()
  expect((await crestFrom(`${base}/crest.png`)).type).toBe('image/png')
  expect(asked).toEqual(['/crest.png', '/crest.png'])
  expect(readdirSync(folder)).toHaveLength(1)
})

test.each([
  ['a page that calls itself a picture', '/page.png'],
  ['a drawing that could carry scripts', '/drawing.svg'],
  ['a picture of two megabytes', '/huge.png'],
  ['a picture that moved elsewhere', '/moved.png'],
  ['a picture that is gone', '/gone.png'],
])('%s is not shown, and not requested again on the same day', async (_what, path) => {
  expect((await crestFrom(base + path)).type).toBe('image/svg+xml; charset=utf-8')
  await server.reset()
  await crestFrom(base + path)
  expect(asked).toEqual([path])
})

test.each(['http://169.254.169.254/latest', 'file:///etc/passwd', 'not an address'])(
  'an address elsewhere, %s, is not asked at all',
  async (image) => {
    expect((await crestFrom(image)).type).toBe('image/svg+xml; charset=utf-8')
    expect(asked).toEqual([])
  },
)

test('a new picture of the source takes the place of the old one', async () => {
  expect((await crestFrom(`${base}/gone.png`)).type).toContain('svg')
  expect((await crestFrom(`${base}/crest.png`)).type).toBe('image/png')
})
