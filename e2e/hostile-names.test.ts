import { request } from 'node:http'
import type { Page } from '@playwright/test'
import { openDatabase, writeMeta } from '../packages/database/src/index.ts'
import { matchesOn } from './support/api.ts'
import { expect, testOn } from './support/fixtures.ts'
import { addressOf } from './support/match-page.ts'
import { copyDemo } from './support/worlds/demo.ts'
import { SATURDAY } from './support/worlds/demo-setup.ts'
import { startProduct } from './support/worlds/product.ts'

/** Each would set `hit` if any page, title or attribute took it for markup or script. */
const NAMES = [
  '<script>window.hit=1</script>',
  '"><img src=x onerror=window.hit=2>',
  "';window.hit=3;//",
  '</title></script><svg onload=window.hit=4>',
]
/** Elements of a picture. */
const SHAPES = new Set(['svg', 'title', 'path', 'circle', 'rect', 'text', 'g'])
const THINGS = ['league', 'team', 'player', 'coach', 'referee', 'venue'] as const

/** Goes to a page and waits until everything it requested has arrived. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByTestId('spinner')).toHaveCount(0)
}

/** Gives a copy of the demo world nothing but hostile names, as if its feed had had them. */
async function prepare(dataDir: string): Promise<void> {
  await copyDemo(dataDir)
  const database = await openDatabase({ dataDir, role: 'command' })
  for (const table of THINGS) {
    await database.pool.query(`update ${table} set name = ($1::text[])[1 + id % $2] || ' ' || id`, [
      NAMES,
      NAMES.length,
    ])
  }
  // The names for the search are written again when the product starts.
  await writeMeta(database.pool, 'search_names', '')
  await database.close()
}

const test = testOn(() => startProduct({ prepare, env: { CLOCK: SATURDAY } }))

test.describe('names of a feed that are markup', () => {
  test('are text on every page, in its title and in what is sent with it', async ({
    page,
    world: product,
    allowInConsole,
  }) => {
    // A day that is none is not found.
    allowInConsole(/404/)
    test.setTimeout(240_000)
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
  })

  test('are text in the search and in the drawings of their pictures', async ({ page, world: product }) => {
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
    await expect(page.getByRole('option', { name: NAMES[0] }).first()).toBeVisible()
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
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

/** The answer to a raw path, which fetch would normalise. */
function rawGet(site: string, path: string): Promise<{ status: number; location: string; text: string }> {
  const { hostname, port } = new URL(site)
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

test.describe('an address that would lead elsewhere', () => {
  test('is never what the server redirects to or writes into a page', async ({ world: product }) => {
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
      const { location, text } = await rawGet(product.url, path)
      expect([path, new URL(location, product.url).hostname]).not.toEqual([path, 'evil.example'])
      expect([path, /(?:href|src|action|content)="[^"]*\/\/evil/.test(text)]).toEqual([path, false])
    }
  })

  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:window.hit=1',
    '/%09/evil.example',
  ] as const) {
    test(`is not followed after the login: ${next}`, async ({ page, world: product, allowInConsole }) => {
      allowInConsole(/404/)
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await page.getByRole('button', { name: 'free@touchline.test' }).click()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(product.url)
      expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
    })
  }
})
