import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { legalDraft, legalText, legalTexts } from '@touchline/contract'
import { testServer, useServer, viewer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { signInAs } from '../staff.testing.ts'

const server = useServer()
let editor: string
beforeEach(async () => {
  editor = await signInAs(server, 'editor')
})

const TERMS = '# Terms of {brand}\n\nBe **kind**.'
const save = (body: object, page = 'terms') =>
  visitor(server).post(`/console/legal/${page}/save`, { language: 'en', new_version: true, ...body }, editor)
const shown = (language = 'en', page = 'terms') =>
  server.get<z.output<typeof legalText.answer>>(`/api/legal/${page}?language=${language}`)
const draft = (language = 'en', page = 'terms') =>
  server.get<z.output<typeof legalDraft.answer>>(`/api/console/legal/${page}?language=${language}`, editor)
const due = async (token: string) => (await server.get<{ due: string | null }>('/api/account/terms', token)).due

test('a text written here takes the place of the starting text at once, also for who has no own language in it', async () => {
  const starting = await draft('pt')
  expect(starting).toMatchObject({ version: 0, origin: 'product', written: false, day: null, history: [] })
  expect(starting.markdown).toMatch(/^# Termos/)
  expect((await shown()).own).toBe(false)
  expect(await save({ version: 0, markdown: TERMS })).toMatchObject({ status: 200, body: { version: 1 } })
  const own = {
    own: true,
    title: 'Terms of Touchline',
    html: '<p>Be <strong>kind</strong>.</p>\n',
    version: '2026-03-07',
  }
  expect(await shown()).toEqual({ language: 'en', ...own })
  expect(await shown('pt')).toEqual({ language: 'en', ...own })
  expect((await save({ version: 1, language: 'pt', markdown: '# Termos\n\nOlá', new_version: false })).status).toBe(200)
  expect(await shown('pt')).toMatchObject({ language: 'pt', title: 'Termos' })
  expect((await save({ version: 2, markdown: null })).status).toBe(200)
  expect((await shown()).own).toBe(false)
  expect((await draft()).history.map(({ version, day }) => [version, day])).toEqual([
    [3, null],
    [2, '2026-03-07'],
    [1, '2026-03-07'],
  ])
})

test('members are asked once to agree to a new version, and never to a corrected word', async () => {
  const member = await viewer(server, 'subscriber')
  expect(await due(member)).toBeNull()
  await save({ version: 0, markdown: TERMS })
  expect(await due(member)).toBe('2026-03-07')
  expect((await visitor(server).post('/account/terms', { day: '2026-03-06' }, member)).status).toBe(409)
  expect((await visitor(server).post('/account/terms', { day: '2026-03-07' }, member)).status).toBe(200)
  expect(await due(member)).toBeNull()

  server.setNow('2026-03-08T09:00:00.000Z')
  await save({ version: 1, markdown: `${TERMS} Always.`, new_version: false })
  expect([await due(member), (await shown()).version]).toEqual([null, '2026-03-07'])
  await save({ version: 2, markdown: `${TERMS} Ever.` })
  expect(await due(member)).toBe('2026-03-08')
  await visitor(server).post('/account/terms', { day: '2026-03-08' }, member)
  const agreed = await server.database.rows("select version, agreed_at from consent where kind = 'terms' order by 2")
  expect(agreed.map(({ version }) => version)).toEqual(['2026-03-07', '2026-03-08'])
  const { terms } = await server.get<z.output<typeof legalTexts.answer>>('/api/console/legal', editor)
  expect(terms).toEqual({ members: 2, agreed: 1 })
})

test('a new version on the day of the former one asks again', async () => {
  const member = await viewer(server, 'subscriber')
  await save({ version: 0, markdown: TERMS })
  await visitor(server).post('/account/terms', { day: '2026-03-07' }, member)
  server.setNow('2026-03-07T18:00:00.000Z')
  await save({ version: 1, markdown: `${TERMS} Ever.` })
  expect(await due(member)).toBe('2026-03-07')
})

test.each([
  ['no title', 'Be kind.', 'has no line "# Title"'],
  ['nothing below its title', '# Terms\n\n', 'has no text below its title'],
  ['too much', `# Terms\n\n${'x'.repeat(40_001)}`, 'is too long'],
])('a text with %s is refused at its field', async (_what, markdown, message) => {
  const { status, body } = await save({ version: 0, markdown })
  expect([status, (body as { error: { message: string } }).error.message]).toEqual([400, `Body markdown: ${message}`])
  expect((await shown()).own).toBe(false)
})

test('whatever the Markdown contains, nothing of it is run: neither on the page nor in the preview', async () => {
  const markdown =
    '# <script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![x](https://elsewhere.test/p.png)\n\n<svg onload=alert(1)>'
  await save({ version: 0, markdown })
  const preview = await visitor(server).post('/console/legal/terms/preview', { markdown }, editor)
  for (const { html } of [await shown(), preview.body as { html: string }])
    expect(html).not.toMatch(/<(?:script|img|svg)\b|href="(?!https?:)/i)
  expect((await shown()).title).toBe('<script>alert(1)</script>')
})

test('the second of two operators is refused and shown who changed what; every version is kept', async () => {
  await save({ version: 0, markdown: TERMS })
  const both = await Promise.all(['One', 'Two'].map((word) => save({ version: 1, markdown: `# ${word}\n\nx` })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { version, last_change, markdown } = await draft()
  expect([version, last_change?.action]).toEqual([2, 'site.legal'])
  expect(markdown).toMatch(/# (One|Two)/)
})

test('a text of the folder goes first, and cannot be changed here', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-legal-'))
  await writeFile(join(folder, 'terms.pt.md'), '# Termos da casa\nVersion: 2026-02-01\n\nOlá')
  const other = await testServer({ settings: { legalDir: folder } })
  try {
    const token = await signInAs(other, 'editor')
    const answer = await visitor(other).post(
      '/console/legal/terms/save',
      { version: 0, language: 'en', markdown: TERMS, new_version: true },
      token,
    )
    expect(answer.status).toBe(409)
    const given = await other.get<z.output<typeof legalDraft.answer>>('/api/console/legal/terms?language=pt', token)
    expect(given).toMatchObject({ origin: 'folder', markdown: '# Termos da casa\n\nOlá' })
  } finally {
    await other.close()
    await rm(folder, { recursive: true })
  }
})
