import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NOW } from '@touchline/testing/clock'
import { newVisitor, useServer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { sendDueMail } from '../../platform/mail/send-due.ts'
import { mailTransport } from '../../platform/mail/transport.ts'
import { sharedSecret } from '../../platform/shared-secret.ts'
import { dropOldMessages, dropSpentCaptchas } from './contacts.queries.ts'
import { encodeCaptcha, solveCaptcha } from './contacts.testing.ts'

const OPERATOR = 'desk@touchline.test'
const ANNA = { username: 'Anna', email: 'anna@example.org', message: 'Where is my match?\nThank you' }

const server = useServer({ keepData: true, trustProxy: true, settings: { contactTo: OPERATOR } })
const challenge = () => server.get<Record<string, unknown>>('/api/captcha')
const send = (message: object, captcha: string) => newVisitor(server).post('/contacts/', { ...message, captcha })
const solved = async () => solveCaptcha(await challenge())
const rowsOf = (table: string) => server.database.rows(`select * from ${table} order by id`)

beforeEach(async () => {
  server.setNow(NOW)
  await server.database.pool.query('truncate contact_message, outbox_mail cascade')
})

test('a message is stored and mailed to the operator, who answers the sender, once the captcha is solved', async () => {
  expect(await send(ANNA, await solved())).toMatchObject({ status: 200, body: { sent: true } })
  expect(await rowsOf('contact_message')).toMatchObject([{ ...ANNA, created_at: NOW }])
  expect(await rowsOf('outbox_mail')).toMatchObject([
    { recipient: OPERATOR, reply_to: ANNA.email, subject: 'Touchline: message from Anna' },
  ])
})

test('in the mail to the operator the name of a writer is no address and the message is quoted', async () => {
  const message = 'It is late.\n\nTouchline: log in at http://evil.test'
  await send({ ...ANNA, username: 'Win: http://evil.test/3', message }, await solved())
  const [{ subject, text, html }] = await rowsOf('outbox_mail')
  expect(subject).toBe('Touchline: message from Win: http: / / evil. test/ 3')
  expect(text).toContain('\n> It is late.\n> \n> Touchline: log in at http://evil.test\n')
  expect(html).toContain('<blockquote style="white-space:pre-wrap">It is late.')
})

test('a solution works once, also when it is sent twice at the same time', async () => {
  const captcha = await solved()
  const both = await Promise.all([send(ANNA, captcha), send(ANNA, captcha)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await send(ANNA, captcha)).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_request', message: 'The captcha was used already. Solve a new one.' } },
  })
  expect(await rowsOf('contact_message')).toHaveLength(1)
})

test('a message that could not be kept leaves its solution working', async () => {
  const captcha = await solved()
  const { pool } = server.database
  await pool.query('alter table outbox_mail rename to outbox_gone')
  try {
    expect((await send(ANNA, captcha)).status).toBe(500)
  } finally {
    await pool.query('alter table outbox_gone rename to outbox_mail')
  }
  expect(await rowsOf('contact_message')).toEqual([])
  expect((await send(ANNA, captcha)).status).toBe(200)
})

test('a solution lasts twenty minutes by our clock', async () => {
  const captcha = await solved()
  server.setNow('2026-03-07T12:20:00.000Z')
  expect(await send(ANNA, captcha)).toMatchObject({
    status: 400,
    body: { error: { message: 'The captcha has expired. Solve a new one.' } },
  })
  server.setNow('2026-03-07T12:19:59.000Z')
  expect((await send(ANNA, captcha)).status).toBe(200)
})

type Parts = {
  challenge: { parameters: Record<string, unknown>; signature: string }
  solution: Record<string, unknown>
}

test.each<[string, (parts: Parts) => unknown]>([
  ['no solution', ({ challenge }) => ({ challenge })],
  ['another key', (parts) => ({ ...parts, solution: { ...parts.solution, derivedKey: 'ab'.repeat(32) } })],
  [
    'a later end',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, data: { until: Date.parse('2030-01-01') } } },
      solution,
    }),
  ],
  [
    'less work',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
      solution,
    }),
  ],
  ['no signature', ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution })],
  ['nothing', () => null],
])('%s is no solved captcha, and nothing is sent', async (_what, change) => {
  const parts = JSON.parse(Buffer.from(await solved(), 'base64').toString()) as Parts
  expect(await send(ANNA, encodeCaptcha(change(parts)))).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_request', message: 'The captcha is not solved.' } },
  })
  expect(await rowsOf('contact_message')).toEqual([])
})

test('text that is no solution at all is refused', async () => {
  for (const captcha of ['', '%%%', 'e30=']) expect((await send(ANNA, captcha)).status).toBe(400)
})

test.each([
  ['username', ''],
  ['username', 'Anna\r\nBcc: all@example.org'],
  ['username', 'A\u200bnna'],
  ['email', 'nobody'],
  ['email', 'a\u0001@b.org'],
  ['email', 'anna@example.org\r\nBcc: all@example.org'],
  ['email', 'all,anna@example.org'],
  ['message', '  '],
])('a %s of %j is refused', async (field, value) => {
  expect(await send({ ...ANNA, [field]: value }, 'not looked at')).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_request', message: expect.stringContaining(`Body ${field}`) } },
  })
})

test('names and texts are words in the mail, never markup, a header or a second address', async () => {
  const message = {
    username: '"Anna" <boss@example.org>, <script>',
    email: ANNA.email,
    message: '<img src=x onerror=alert(1)>\u0000\nBcc: all@example.org',
  }
  expect((await send(message, await solved())).status).toBe(200)
  const [mail] = await rowsOf('outbox_mail')
  expect(mail.html).not.toMatch(/<script|<img/)
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')

  const folder = await mkdtemp(join(tmpdir(), 'touchline-contacts-'))
  try {
    const send = mailTransport({ folder, from: 'Touchline <no-reply@localhost>' })
    const clock = { now: () => NOW }
    await sendDueMail({ database: server.database, clock, log: { warn: () => undefined }, send })
    const [name = ''] = await readdir(folder)
    const [headers = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n')
    expect(headers).not.toMatch(/^bcc:/im)
    expect(headers.match(/^to:.*$/im)?.[0]).toBe(`To: ${OPERATOR}`)
    expect(headers).toMatch(/^reply-to: <?anna@example\.org>?$/im)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a message has room for 5000 characters', async () => {
  expect((await send({ ...ANNA, message: 'x'.repeat(5001) }, await solved())).status).toBe(400)
  expect((await send({ ...ANNA, message: 'x'.repeat(5000) }, await solved())).status).toBe(200)
})

test('messages and captchas are limited per address', async () => {
  const anna = newVisitor(server)
  const rounds = async (max: number, ask: () => Promise<number>) => {
    for (let round = 0; round < max; round++) expect(await ask()).not.toBe(429)
    return ask()
  }
  const write = async () => (await anna.post('/contacts/', { ...ANNA, captcha: '' })).status
  expect(await rounds(10, write)).toBe(429)
  expect((await send(ANNA, '')).status).toBe(400)
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  expect(await rounds(60, async () => (await server.ask('/api/captcha', { headers })).status)).toBe(429)
})

test('all processes on a database share the key that was made, and nobody is shown it', async () => {
  const secret = await sharedSecret(server.database, 'captcha')
  expect(await sharedSecret(server.database, 'captcha')).toBe(secret)
  expect(secret).toHaveLength(43)
  expect(JSON.stringify(await challenge())).not.toContain(secret)
})

test('a used captcha is forgotten when it has expired, a message after a year', async () => {
  await server.database.pool.query(`delete from meta where key like 'captcha:spent:%'`)
  await send(ANNA, await solved())
  const spent = async () =>
    (await server.database.pool.query(`select 1 from meta where key like 'captcha:spent:%'`)).rowCount
  await dropSpentCaptchas(server.database, new Date('2026-03-07T12:20:00.000Z'))
  expect(await spent()).toBe(1)
  await dropSpentCaptchas(server.database, new Date('2026-03-07T12:20:00.001Z'))
  expect(await spent()).toBe(0)
  await dropOldMessages(server.database, new Date('2027-03-07T12:00:00.000Z'))
  expect(await rowsOf('contact_message')).toHaveLength(1)
  await dropOldMessages(server.database, new Date('2027-03-07T12:00:00.001Z'))
  expect(await rowsOf('contact_message')).toEqual([])
})
