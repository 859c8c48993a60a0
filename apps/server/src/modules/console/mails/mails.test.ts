import { MAIL_KINDS, type mailWords, type previewMail } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import { LANGUAGES } from '@touchline/messages'
import { useServer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { brandNamed } from '../../../platform/brand.ts'
import { mailLink } from '../../accounts/changes/change.ts'
import { signInAs } from '../staff.testing.ts'

const server = useServer()
let editor: string
beforeEach(async () => {
  editor = await signInAs(server, 'editor')
})

const send = (path: string, body: object) => visitor(server).post(`/console/mails/${path}`, body, editor)
const words = (kind: string, language = 'en') =>
  server.get<z.output<typeof mailWords.answer>>(`/api/console/mails/${kind}?language=${language}`, editor)
const preview = async (kind: string, changed: Record<string, string>, language = 'en') =>
  (await send(`${kind}/preview`, { language, words: changed })).body as z.output<typeof previewMail.answer>
const queued = () => server.database.rows('select recipient, subject, text, html from outbox_mail order by id')
const mailReset = () =>
  inTransaction(server.database, async (client) => {
    const [{ id }] = await server.database.rows("select id from account where username = 'staff-editor'")
    const account = { id, username: 'Rui', email: 'rui@example.org', language: 'pt' } as const
    await mailLink(client, {
      link: { kind: 'reset', account },
      site: { brand: brandNamed('Touchline'), publicUrl: 'http://localhost' } as never,
      now: new Date(),
    })
  })

const isOfAlerts = (kind: string) => kind.startsWith('alerts.')

test.each(MAIL_KINDS.filter((kind) => !isOfAlerts(kind)))(
  'the mail %s can be looked at in every language, and each of its sentences changed',
  async (kind) => {
    for (const language of LANGUAGES) {
      const { sentences, version } = await words(kind, language)
      expect([version, sentences[0]?.key]).toEqual([0, 'subject'])
      const usual = await preview(kind, {}, language)
      expect(usual.preview?.subject).toBeTruthy()
      expect(usual.preview?.html).toContain(`<html lang="${language}">`)
      expect(JSON.stringify(usual.preview)).not.toMatch(/\{\w+\}/)
      const changed = Object.fromEntries(sentences.map(({ key, usual: text }) => [key, `${text} *`]))
      expect((await preview(kind, changed, language)).preview?.subject).toBe(`${usual.preview?.subject} *`)
    }
  },
)

test('a changed sentence is in the next mail in that language, and in no other; then the usual words are back', async () => {
  const changed = { subject: 'Palavra-passe de {brand}', after: 'Até já, {name}. <b>Não</b> responda.' }
  expect(await send('reset/save', { version: 0, language: 'pt', words: changed })).toMatchObject({
    status: 200,
    body: { version: 1 },
  })
  await mailReset()
  expect((await words('reset', 'pt')).sentences.map(({ text }) => text)).toEqual([
    changed.subject,
    null,
    null,
    changed.after,
  ])
  expect((await words('reset', 'en')).sentences.every(({ text }) => text === null)).toBe(true)
  expect((await send('reset/save', { version: 1, language: 'pt', words: null })).status).toBe(200)
  await mailReset()
  const [first, second] = await queued()
  expect(first.subject).toBe('Palavra-passe de Touchline')
  expect(first.text).toContain('Até já, Rui. <b>Não</b> responda.')
  expect(first.html).toContain('Até já, Rui. &lt;b&gt;Não&lt;/b&gt; responda.')
  expect(second.subject).not.toBe(first.subject)
  const noted = await server.database.rows(
    "select target, before, after from audit_entry where action = 'site.mail_words' order by id",
  )
  expect(noted).toMatchObject([
    { target: 'reset (pt)', before: null, after: { 'reset.subject': 'Palavra-passe de {brand}' } },
    { before: { 'reset.subject': 'Palavra-passe de {brand}' }, after: null },
  ])
})

test.each([
  ['before', 'Hello {nobody}', 'unknown', 'nobody'],
  ['before', 'Hello {name', 'syntax', expect.any(String)],
  ['before', 'Paid {name, number}', 'syntax', '{name, number}'],
  ['before', '{name, plural, one {# {brand} {secret}} other {}}', 'unknown', 'secret'],
  ['subject', 'One\nBcc: all@example.org', 'lines', ''],
  ['nothing', 'Hello', 'key', ''],
])('%s as %j is refused at its field', async (key, text, fault, detail) => {
  expect(await preview('reset', { [key]: text })).toEqual({ faults: [{ key, fault, detail }], preview: null })
  for (const path of ['reset/save', 'reset/test']) {
    const { status, body } = await send(path, { version: 0, language: 'en', words: { [key]: text } })
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([
      400,
      expect.stringContaining(`Body words ${key}:`),
    ])
  }
  expect((await words('reset')).version).toBe(0)
  expect(await queued()).toEqual([])
})

test('a test message goes to the operator who requests it, with the unsaved words', async () => {
  const { body } = await send('billing.begun/test', {
    language: 'es',
    words: { cancel: '<i>Adiós</i> <script>1</script>' },
  })
  expect(body).toEqual({ sent_to: 'editor@staff.example.org' })
  const [mail] = await queued()
  expect(mail.recipient).toBe('editor@staff.example.org')
  expect(mail.html).toContain('&lt;i&gt;Adiós&lt;/i&gt; &lt;script&gt;')
  expect(mail.html).not.toMatch(/<(?:i|script)>/)
})

test('the second of two operators is refused, and shown what the first one wrote', async () => {
  const save = (after: string, version: number) => send('claim/save', { version, language: 'en', words: { after } })
  const both = await Promise.all([save('One', 0), save('Two', 0)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { version, last_change } = await words('claim')
  expect(last_change?.after).toEqual({ 'claim.after': expect.stringMatching(/One|Two/) })
  expect((await save('Three', version)).status).toBe(200)
})

test.each(MAIL_KINDS.filter(isOfAlerts))(
  'of %s every sentence can be looked at in every language and changed, with what is filled in checked for each',
  async (kind) => {
    for (const language of LANGUAGES) {
      const { sentences } = await words(kind, language)
      expect(sentences.length).toBeGreaterThan(3)
      const usual = await preview(kind, {}, language)
      expect(usual.preview?.html).toContain(`<html lang="${language}">`)
      expect(JSON.stringify(usual.preview)).not.toMatch(/\{\w+\}/)
      const changed = Object.fromEntries(sentences.map(({ key, usual: text }) => [key, `${text} *`]))
      const { faults, preview: next } = await preview(kind, changed, language)
      expect(faults).toEqual([])
      expect(next?.html).toContain(' *')
    }
    const [first] = (await words(kind)).sentences
    expect((await preview(kind, { [first?.key ?? '']: 'Hello {nobody}' })).faults).toMatchObject([{ fault: 'unknown' }])
  },
)

test('changed words of alerts are in the next alert, and those of mails stay as they are', async () => {
  await send('alerts.says/save', { version: 0, language: 'en', words: { coach: 'Welcome, {coach}!' } })
  const { alertTexts, mailTexts } = await import('../../../platform/mail/mail-texts.queries.ts')
  const { pool } = server.database
  expect((await alertTexts(pool, 'en'))('says.coach', { coach: 'Jane' })).toBe('Welcome, Jane!')
  expect((await alertTexts(pool, 'pt'))('says.coach', { coach: 'Jane' })).not.toContain('Welcome')
  expect((await mailTexts(pool, 'en'))('reset.action')).toBe('Set a new password')
})
