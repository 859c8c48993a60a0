import { cp, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, writeMeta } from '../packages/database/src/index.ts'
import { matchesOn } from './support/api.ts'
import { addressOf } from './support/match-page.ts'
import { closeBrowser, visit } from './support/visitor.ts'
import { SATURDAY } from './support/worlds/demo-setup.ts'
import { type Product, startProduct } from './support/worlds/product.ts'

/** Each would set `hit` if any page, title or attribute took it for markup or script. */
const NAMES = [
  '<script>window.hit=1</script>',
  '"><img src=x onerror=window.hit=2>',
  "';window.hit=3;//",
  '</title></script><svg onload=window.hit=4>',
]
/** What a picture is drawn with. */
const SHAPES = new Set(['svg', 'title', 'path', 'circle', 'rect', 'text', 'g'])
const THINGS = ['league', 'team', 'player', 'coach', 'referee', 'venue'] as const

let product: Product
let folder = ''

/** Goes to a page and waits until everything it asked for is there. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => page.getByTestId('spinner').count()).toBe(0)
}

/** A demo world whose feed had nothing but hostile names. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-names-'))
  await cp(inject('demoFolder'), folder, { recursive: true })
  const database = await openDatabase({ dataDir: folder, role: 'command' })
  for (const table of THINGS) {
    await database.pool.query(`update ${table} set name = ($1::text[])[1 + id % $2] || ' ' || id`, [
      NAMES,
      NAMES.length,
    ])
  }
  // The names for the search are made again when the product starts.
  await writeMeta(database.pool, 'search_names', '')
  await database.close()
  product = await startProduct({ dataDir: folder, env: { CLOCK: SATURDAY } })
})
afterAll(async () => {
  await product?.stop()
  await closeBrowser()
  await rm(folder, { recursive: true, force: true })
})

describe('names of a feed that are markup', () => {
  test('are text on every page, in its title and in what is sent with it', { timeout: 240_000 }, async () => {
    const { page, leave } = await visit({ url: product.url })
    await page.goto('/login')
    await page.getByRole('button', { name: 'demo@touchline.test' }).click()
    await page.keyboard.press('Enter')
    await page.waitForURL((at) => at.pathname === '/')
    const [match] = await matchesOn(product.url, '2026-11-22')
    if (!match) throw new Error('No match on Sunday')
    expect(NAMES.some((name) => match.local_name.startsWith(name))).toBe(true)
    const pages = [
      '/matches/2026-11-22',
      addressOf(match),
      `/soccer?mid=${match.match_id}&cid=72&cn=${encodeURIComponent(NAMES[1] ?? '')}`,
      `/compare/teams/${match.local_id}/${match.visitor_id}?hn=${encodeURIComponent(NAMES[3] ?? '')}&an=b&hc=c&ac=d`,
      `/team/${match.local_id}`,
      `/league/${match.league_id}`,
      `/fixture/${match.match_id}`,
      '/inplay',
      '/transfer',
      '/setting?tab=topleague',
      `/setting?tab=${encodeURIComponent(NAMES[0] ?? '')}`,
      `/matches/${encodeURIComponent(NAMES[0] ?? '')}`,
      `/?q=${encodeURIComponent(NAMES[1] ?? '')}`,
    ]
    for (const path of pages) {
      await open(page, path)
      const hit = await page.evaluate(() => [
        (window as { hit?: number }).hit,
        document.querySelectorAll('[onerror], [onload], [onmouseover]').length,
      ])
      expect([path, ...hit]).toEqual([path, undefined, 0])
    }
    await leave()
  })

  test('are text in the search and in the drawings of their pictures', async () => {
    const { page, leave } = await visit({ url: product.url })
    await open(page, '/')
    const field = page.getByRole('dialog').getByRole('combobox')
    // A page that is not hydrated yet misses the key.
    await expect
      .poll(async () => {
        if ((await field.count()) === 0) await page.keyboard.press('/')
        return field.count()
      })
      .toBe(1)
    await field.fill('window')
    await page.getByRole('option', { name: NAMES[0] }).first().waitFor()
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
    await leave()
    for (const kind of ['team', 'league', 'player', 'venue']) {
      for (let id = 1; id <= NAMES.length; id++) {
        const answer = await fetch(`${product.url}/api/images/${kind}/${id}`)
        const drawing = await answer.text()
        expect([kind, answer.headers.get('content-type')]).toEqual([kind, 'image/svg+xml; charset=utf-8'])
        const tags = [...drawing.matchAll(/<(\w+)([^>]*)>/g)]
        const foreign = tags.filter(([, name = '', rest = '']) => !SHAPES.has(name) || /\son\w+=|href/i.test(rest))
        expect([drawing, foreign.length]).toEqual([drawing, 0])
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      }
    }
  })
})

/** What a path written as it is, which fetch would tidy up, is answered with. */
function rawGet(path: string): Promise<{ status: number; location: string; text: string }> {
  const { hostname, port } = new URL(product.url)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { host: 'evil.example' } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('an address that would lead elsewhere', () => {
  test('is never what the server redirects to or writes into a page', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '//evil.example/setting/',
      '/\\evil.example',
      '/%2f%2fevil.example/',
      '/%5cevil.example/',
      '/setting//evil.example/',
      'http://evil.example/login/',
      '/login/?next=//evil.example',
    ]) {
      const { location, text } = await rawGet(path)
      expect([path, new URL(location, product.url).hostname]).not.toEqual([path, 'evil.example'])
      expect([path, /(?:href|src|action|content)="[^"]*\/\/evil/.test(text)]).toEqual([path, false])
    }
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:window.hit=1',
    '/%09/evil.example',
  ])('is not followed after the login: %s', async (next) => {
    const { page, leave } = await visit({ url: product.url })
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await page.getByRole('button', { name: 'free@touchline.test' }).click()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Log out' }).waitFor()
    expect(new URL(page.url()).origin).toBe(product.url)
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
    await leave([/404/])
  })
})
