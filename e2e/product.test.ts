import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchesOn } from './support/api.ts'
import { STACK_LINE } from './support/command-line.ts'
import { expect, test } from './support/fixtures.ts'
import { copyDemo, DEMO_URL } from './support/worlds/demo.ts'
import { type Product, runToEnd, startProduct } from './support/worlds/product.ts'

const CLOCK = '2026-11-21T15:20:00Z'

test('a fresh data folder comes up with the site on it, and SIGTERM ends it with code 0', { tag: '@smoke' }, async ({
  startProduct,
}) => {
  const product = await startProduct({ fromNothing: true, env: { FEED: 'none', BRAND: 'Half Time' } })
  const page = await fetch(product.url)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<title>Football matches today | Half Time</title>')
  expect(html).toContain('No matches have been loaded yet.')
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
  expect(await product.stop()).toBe(0)
  expect(product.output()).not.toMatch(STACK_LINE)
})

test('SIGTERM to npm start reaches the server, which ends in order', async ({ startProduct }) => {
  const product = await startProduct({ env: { FEED: 'none', LOG_LEVEL: 'info' }, throughNpm: true })
  expect(await product.stop()).toBe(0)
  expect(product.output()).toContain('Closed')
  await expect(fetch(product.url)).rejects.toThrow()
})

test.describe('a data folder that a server has open', () => {
  let product: Product
  let dataDir: string
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'touchline-product-'))
    await copyDemo(dataDir)
    product = await startProduct({ dataDir, env: { CLOCK } })
  })
  // A test that ended it and failed leaves none behind.
  test.beforeEach(async () => {
    const ended = product.process.exitCode !== null || product.process.signalCode !== null
    if (ended) product = await startProduct({ dataDir, env: { CLOCK } })
  })
  test.afterAll(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('is refused to a second server, which says why and ends with code 1', async () => {
    const second = await runToEnd({ dataDir, env: { CLOCK } })
    expect(second.code).toBe(1)
    expect(second.output).toContain(dataDir)
    expect(second.output).toMatch(/in use|already|another/i)
    expect(second.output).not.toMatch(STACK_LINE)
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  })

  test('is whole again after the server was killed without warning', async () => {
    const before = await matchesOn(product.url, '2026-11-07')
    expect(before.length).toBeGreaterThan(20)
    product.process.kill('SIGKILL')
    await once(product.process, 'exit')
    product = await startProduct({ dataDir, env: { CLOCK } })
    expect(await matchesOn(product.url, '2026-11-07')).toEqual(before)
  })

  test('is released by a server that shuts down, after it has answered running requests', async () => {
    /** On a separate connection: its requests are taken in order. */
    const statusOf = (path: string) =>
      new Promise<number>((resolve, reject) => {
        get(new URL(path, product.url), { agent: false }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
        }).on('error', reject)
      })
    const running = Array.from({ length: 8 }, (_, page) =>
      statusOf(`/api/upcoming/2026-11-${10 + page} 00:00/2026-11-${11 + page} 00:00?count_form=${20 + page}`),
    )
    // The requests have reached the server once it has answered a later one.
    await statusOf('/healthz')
    const ended = once(product.process, 'exit')
    product.process.kill('SIGTERM')
    expect(await Promise.all(running)).toEqual(running.map(() => 200))
    expect((await ended)[0]).toBe(0)
    product = await startProduct({ dataDir, env: { CLOCK } })
  })
})

test.describe('a configuration with faults', () => {
  const dataDir = join(tmpdir(), 'touchline-none')

  test('is refused with all of them at once', async () => {
    const { code, output } = await runToEnd({
      dataDir,
      env: {
        PORT: '70000',
        FEED: 'elsewhere',
        CLOCK: 'noon',
        TRUSTED_PROXIES: 'perhaps',
        DATABASE_URL: 'mysql://host/db',
      },
    })
    expect(code).toBe(1)
    for (const name of ['PORT', 'FEED', 'CLOCK', 'TRUSTED_PROXIES', 'DATABASE_URL']) expect(output).toContain(name)
    expect(output).toContain('5 faults')
    expect(output).not.toMatch(STACK_LINE)
  })

  test('names a database server that cannot be reached', async () => {
    const { code, output } = await runToEnd({
      dataDir,
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    })
    expect(code).toBe(1)
    expect(output).toContain('127.0.0.1')
    expect(output).not.toMatch(STACK_LINE)
  })
})

test.describe('a request that makes no sense', () => {
  for (const [path, status, named] of [
    ['/api/match_info/abc', 400, 'match_id'],
    ['/api/match_info/0', 400, 'match_id'],
    ['/api/match_info/99999999999', 400, 'match_id'],
    ['/api/match_h2h/1/x', 400, 'visitor_id'],
    ['/api/upcoming/yesterday/2026-11-22%2000:00', 400, 'fromUtc'],
    ['/api/upcoming/2026-11-21/2026-11-22', 400, 'fromUtc'],
    ['/api/upcoming/2026-11-21%2000:00/2026-11-22%2000:00?count_form=many', 400, 'count_form'],
    ['/api/upcoming/2026-11-21%2000:00/2026-11-22%2000:00?league_form=7', 400, 'league_form'],
    ['/api/team/name/%E0%A4%A', 400, ''],
    ['/api/%', 400, ''],
    ['/api/no/such/call', 404, '/api/no/such/call'],
    ['/api/images/team/abc.svg', 404, ''],
  ] as const) {
    test(`${path} is answered ${status} with a message`, async () => {
      const answer = await fetch(DEMO_URL + path)
      const text = await answer.text()
      expect([answer.status, text]).toEqual([status, expect.stringContaining(named)])
      const { error } = JSON.parse(text) as { error: { code: string; message: string; requestId: string } }
      expect(error.message.length).toBeGreaterThan(5)
      expect(error.requestId).not.toBe('')
      expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|\/src\//)
    })
  }

  test('returns an empty list for an unknown match, and no meetings for two unknown teams', async () => {
    expect(await (await fetch(`${DEMO_URL}/api/match_info/2000000000`)).json()).toEqual([])
    expect(await (await fetch(`${DEMO_URL}/api/match_h2h/2000000000/2000000001`)).json()).toEqual({ data: [] })
  })

  for (const path of ['/%E0%A4%A', '/matches/%', '/soccer?mid=%E0%A4', '/league/abc'] as const) {
    test(`for the page ${path} is answered without a trace of the machine`, async () => {
      const answer = await fetch(DEMO_URL + path)
      const text = await answer.text()
      expect(answer.status).toBeLessThan(500)
      expect(text).not.toMatch(/\bat .+\.(ts|js|mjs):\d+:\d+|node_modules/)
    })
  }
})
