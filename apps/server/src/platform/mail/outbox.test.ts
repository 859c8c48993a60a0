import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTransaction } from '@touchline/database'
import { useDatabase } from '@touchline/testing/database'
import { beforeEach, expect, test } from 'vitest'
import { dropOldMail, type Mail, queueMail } from './outbox.ts'
import { sendDueMail } from './send-due.ts'
import { mailTransport } from './transport.ts'

const START = Date.parse('2026-03-07T12:00:00.000Z')
const MINUTE = 60_000
const at = (ms: number) => new Date(START + ms)
const MAIL: Mail = { recipient: 'a,b@example.org', subject: 'Olá', text: 'text', html: '<p>text</p>' }

const database = useDatabase({ keepData: true })
let now = START
const clock = { now: () => new Date(now) }
const log = { warn: () => undefined }

beforeEach(async () => {
  now = START
  await database.pool.query('truncate outbox_mail')
})

const queue = (mail: Mail = MAIL) => inTransaction(database, (client) => queueMail(client, mail, clock.now()))

test('mail of a change that is not kept is not sent', async () => {
  const failing = inTransaction(database, async (client) => {
    await queueMail(client, MAIL, clock.now())
    throw new Error('not kept')
  })
  await expect(failing).rejects.toThrow('not kept')
  expect(await sendDueMail({ database, clock, log, send: async () => undefined })).toBe(0)
})

test('mail that fails is tried again later and later, and not once it was sent', async () => {
  await queue()
  let down = true
  const tried: number[] = []
  const send = async () => {
    tried.push((now - START) / MINUTE)
    if (down) throw new Error('the mail server is away')
  }
  for (let minute = 0; minute <= 12; minute++) {
    now = START + minute * MINUTE
    down = minute < 7
    await sendDueMail({ database, clock, log, send })
  }
  expect(tried).toEqual([0, 1, 3, 7])
})

test('two processes at the same time send a mail once', async () => {
  for (let count = 0; count < 5; count++) await queue()
  const sent: string[] = []
  const send = async (_mail: Mail, name: string) => void sent.push(name)
  await Promise.all([1, 2, 3].map(() => sendDueMail({ database, clock, log, send })))
  expect([sent.length, new Set(sent).size]).toEqual([5, 5])
})

test('mail is dropped a week after it was sent, or after it was written when it never could be', async () => {
  await queue()
  await sendDueMail({ database, clock, log, send: async () => undefined })
  await queue()
  const left = async () => (await database.pool.query('select 1 from outbox_mail')).rowCount
  await dropOldMail(database, at(7 * 24 * 60 * MINUTE))
  expect(await left()).toBe(2)
  await dropOldMail(database, at(7 * 24 * 60 * MINUTE + 1))
  expect(await left()).toBe(0)
})

test('without a mail server each mail is a file only its owner reads, to one address whatever that contains', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-mail-'))
  try {
    await queue()
    await sendDueMail({ database, clock, log, send: mailTransport({ folder, from: 'Touchline <no-reply@localhost>' }) })
    const [name = ''] = await readdir(folder)
    expect(name).toMatch(/^2026-03-07T12-00-00-000Z-\d+\.eml$/)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    const text = await readFile(join(folder, name), 'utf8')
    expect(text).toMatch(/^To: "?<?"?a,b"?@example\.org>?\r$/m)
    expect(text).toContain('From: Touchline <no-reply@localhost>')
    expect(text).toMatch(/text\/plain[\s\S]+text\/html/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
