import type { contactMessage, contactMessages } from '@touchline/contract'
import { useServer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { signInAs } from '../staff.testing.ts'

const server = useServer({ settings: { contactTo: 'desk@touchline.test' } })
let support: string
beforeEach(async () => {
  support = await signInAs(server, 'support')
})

const written = (values: { username?: string; email?: string; message?: string; language?: string } = {}) =>
  server.database
    .rows(
      'insert into contact_message (username, email, message, language, created_at) values ($1, $2, $3, $4, $5) returning id',
      [
        values.username ?? 'Rui',
        values.email ?? 'rui@example.org',
        values.message ?? 'Como mudo o meu plano?',
        values.language ?? 'pt',
        '2026-03-06T10:00:00Z',
      ],
    )
    .then(([row]) => row.id as number)
const list = (search = '', token = support) =>
  server.get<z.output<typeof contactMessages.answer>>(`/api/console/contacts${search}`, token)
const one = (id: number, token = support) =>
  server.get<z.output<typeof contactMessage.answer>>(`/api/console/contacts/${id}`, token)
const act = (id: number, what: 'answer' | 'state', body: object, token = support) =>
  visitor(server).post(`/console/contacts/${id}/${what}`, body, token)
const mails = () => server.database.rows('select recipient, reply_to, subject, text, html from outbox_mail order by id')

test('an answer goes to the writer by mail in the language of the message, which is answered then', async () => {
  const id = await written()
  expect(await act(id, 'answer', { version: 1, text: 'Na página dos planos.\nAté já' })).toMatchObject({
    status: 200,
    body: { version: 2 },
  })
  const [mail] = await mails()
  expect(mail).toMatchObject({
    recipient: 'rui@example.org',
    reply_to: 'desk@touchline.test',
    subject: 'Touchline: resposta à sua mensagem',
  })
  expect(mail.text).toBe(
    'Olá, Rui:\n\nNa página dos planos.\nAté já\n\nTouchline\n\nEm 6 de março de 2026 escreveu:\n\n> Como mudo o meu plano?\n',
  )
  expect(await one(id)).toMatchObject({
    state: 'answered',
    version: 2,
    answers: [{ text: 'Na página dos planos.\nAté já', actor: 'staff-support' }],
    last_change: { action: 'site.contact_answer', target: 'r•••@e•••.org' },
  })
  expect((await list()).counts).toEqual({ open: 0, answered: 1, closed: 0 })
})

test('two operators who answer at the same time send one mail, and the second is shown the answer of the first', async () => {
  const id = await written()
  const answers = await Promise.all(['One', 'Two'].map((text) => act(id, 'answer', { version: 1, text })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await mails()).toHaveLength(1)
  const { version, answers: given } = await one(id)
  expect([version, given.length]).toEqual([2, 1])
})

test('a message is closed and opened again, each with an entry in the audit', async () => {
  const id = await written()
  expect((await act(id, 'state', { version: 1, state: 'closed' })).status).toBe(200)
  expect((await list('?state=open')).messages).toEqual([])
  expect((await act(id, 'state', { version: 2, state: 'open' })).status).toBe(200)
  const noted = await server.database.rows(
    "select before, after from audit_entry where action = 'site.contact_state' order by id",
  )
  expect(noted).toEqual([
    { before: { state: 'open' }, after: { state: 'closed' } },
    { before: { state: 'closed' }, after: { state: 'open' } },
  ])
})

test('the list goes by state, language and words, page after page, and signs of patterns mean themselves', async () => {
  await written({ message: '100% sure', language: 'en' })
  await written({ username: 'Ana', message: 'x'.repeat(300), language: 'es' })
  await written({ email: 'ANA@else.org', message: 'Hi' })
  const names = async (search: string) => (await list(search)).messages.map(({ username }) => username)
  expect(await names('?q=ana')).toEqual(['Rui', 'Ana'])
  expect(await names('?q=%25')).toEqual(['Rui'])
  expect(await names('?language=es')).toEqual(['Ana'])
  const first = await list('?limit=2')
  expect(first.messages.map(({ message }) => message.length)).toEqual([2, 200])
  expect((await list(`?limit=2&before=${first.next}`)).messages.map(({ message }) => message)).toEqual(['100% sure'])
})

test('text by a writer or an operator stays text in the mail, never markup or a header', async () => {
  const id = await written({
    username: '<img src=x onerror=alert(1)> evil.test',
    message: '</blockquote><script>1</script>',
  })
  await act(id, 'answer', { version: 1, text: '<b onclick=alert(1)>Hello</b>\r\nBcc: all@example.org' })
  const [{ html, subject }] = await mails()
  expect(html).not.toMatch(/<(?:img|script|b )/)
  expect(html).toContain('&lt;b onclick=alert(1)&gt;Hello')
  expect(html).toContain('evil. test')
  expect(subject).not.toMatch(/[\r\n<]/)
})

test.each([
  ['no text', { version: 1, text: '  ' }, 400],
  ['a text that is too long', { version: 1, text: 'x'.repeat(5001) }, 400],
])('an answer with %s is refused, and nothing is sent', async (_what, body, status) => {
  const id = await written()
  expect((await act(id, 'answer', body)).status).toBe(status)
  expect(await mails()).toEqual([])
})

test('a message nobody wrote is not found, and an analyst sees none', async () => {
  expect((await act(999, 'answer', { version: 1, text: 'Hello' })).status).toBe(404)
  const id = await written()
  const analyst = await signInAs(server, 'analyst')
  expect(
    (await server.ask(`/api/console/contacts/${id}`, { headers: { authorization: `Token ${analyst}` } })).status,
  ).toBe(403)
})
