import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LEGAL_PAGES } from '@touchline/contract'
import { type TestServer, testServer } from '@touchline/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkLegalFolder } from './legal-faults.ts'
import { legalTextOf } from './legal-text.ts'

interface Shown {
  language: string
  title: string
  html: string
  version: string
  own: boolean
}

let folder: string
let server: TestServer
const show = (address: string) => server.get<Shown>(`/api/legal/${address}`)
const write = (name: string, text: string) => writeFile(join(folder, name), text)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-legal-'))
  server = await testServer({ settings: { legalDir: folder, siteName: 'A & <B>' } })
})
beforeEach(async () => {
  await rm(folder, { recursive: true })
  await mkdir(folder)
  server.deps.cache.drop(['legal'])
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test.each(LEGAL_PAGES.flatMap((page) => [[page, 'en'] as const, [page, 'pt'] as const]))(
  'the starting text of %s in %s names the site and says that the operator has to replace it',
  async (page, language) => {
    const text = await show(`${page}?language=${language}`)
    expect(text).toMatchObject({ language, own: false, version: expect.stringMatching(/^2026-11-\d\d$/) })
    expect(text.html).toMatch(/^<p><strong>[^<]*(has to (check|replace)|tem de (o )?(confrontar|substituir))/)
    expect(text.html).toContain('A &amp; &lt;B&gt;')
    expect(text.title + text.html).not.toMatch(/\{brand\}|<B>|<h1/)
  },
)

test("the operator's text takes the place of the starting text, in the language it is given in", async () => {
  await write('terms.pt.md', '# Termos de {brand}\r\nVersion: 2026-02-01\r\n\r\nOlá **todos**')
  const own = { language: 'pt', own: true, title: 'Termos de A & <B>', version: '2026-02-01' }
  expect(await show('terms?language=en')).toEqual({ ...own, html: '<p>Olá <strong>todos</strong></p>\n' })
  await write('terms.en.md', 'Version: 2026-02-02\n# Our *terms*\n\nHello')
  server.deps.cache.drop(['legal'])
  expect(await show('terms')).toMatchObject({ language: 'en', title: 'Our terms', version: '2026-02-02' })
  expect(await show('privacy')).toMatchObject({ own: false })
})

test('a text without its day has the day the file was changed, one without a title that of the starting text', async () => {
  await write('legal.en.md', 'Version: 2026-02-30\n\nWe are here.')
  await utimes(join(folder, 'legal.en.md'), new Date(), new Date('2026-01-05T10:00:00Z'))
  expect(await show('legal')).toMatchObject({ own: true, title: 'Legal notice', version: '2026-01-05' })
})

describe('whatever the Markdown contains, a page can show it', () => {
  test.each([
    ['<script>alert(1)</script>', /<script/i],
    ['text <img src=x onerror=alert(1)>', /<img/i],
    ['<div onclick="alert(1)">\n\nx\n\n</div>', /<div/i],
    ['[x](javascript:alert(1))', /<a/i],
    ['[x](JaVaScRiPt&#58;alert(1))', /<a/i],
    ['[x](data:text/html;base64,PHNjcmlwdD4=)', /<a/i],
    ['[x](vbscript:msgbox)', /<a/i],
    ['![x](https://elsewhere.test/pixel.png)', /<img/i],
    ['[x](/a"onmouseover="alert(1))', /<a[^>]* onmouseover/i],
    ['```"><script>\nx\n```', /<script/i],
    ['https://elsewhere.test', /<a/i],
  ])('%s', (text, harmful) => {
    const { html } = legalTextOf(text, 'Touchline')
    expect(html).not.toMatch(harmful)
    expect(html.length).toBeGreaterThan(0)
  })

  test('links lead out without saying where from', () => {
    const { html } = legalTextOf('[x](https://elsewhere.test) [y](/contacts)', 'Touchline')
    expect(html).toBe(
      '<p><a href="https://elsewhere.test" rel="noopener noreferrer">x</a> <a href="/contacts" rel="noopener noreferrer">y</a></p>\n',
    )
  })
})

test.each(['..%2F..%2Fpackage.json', 'terms.en.md', '%2e%2e', 'TERMS', 'terms%00'])('%s is no page', async (page) => {
  expect([400, 404]).toContain((await server.ask(`/api/legal/${page}`)).status)
})

test('a language nobody writes is refused', async () => {
  expect((await server.ask('/api/legal/terms?language=..')).status).toBe(400)
})

test('faults in the folder and missing pages are reported', async () => {
  await write('terms.en.md', '# Terms\nVersion: 2026-02-01\n\nHello')
  await write('privacy.en.md', '# Privacy\nVersion: yesterday\n')
  await write('legal.pt.md', 'Somos nós.')
  await write('impressum.md', '# Impressum')
  await mkdir(join(folder, 'accessibility.en.md'))
  const { faults, missing } = await checkLegalFolder(folder)
  expect(faults.sort()).toEqual([
    'accessibility.en.md cannot be read (EISDIR)',
    expect.stringMatching(/^impressum\.md is none of terms\.en\.md, terms\.es\.md, terms\.pt\.md, /),
    'legal.pt.md has no line "# Title"',
    'legal.pt.md has no line "Version: YYYY-MM-DD", so the day the file was changed is shown',
    'privacy.en.md has no line "Version: YYYY-MM-DD", so the day the file was changed is shown',
    'privacy.en.md is empty',
  ])
  expect(missing).toEqual([])
  expect(await checkLegalFolder(join(folder, 'nowhere'))).toEqual({
    faults: [`${join(folder, 'nowhere')} cannot be read (ENOENT)`],
    missing: [...LEGAL_PAGES],
  })
})
