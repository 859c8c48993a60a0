import { ANNA, lastLink, member, newVisitor, useAccountsServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useAccountsServer()

const SEND = '/account/reset-password/send-link/'
const SAVE = '/account/reset-password/save/'
const validity = async (token: string) =>
  (await server.get<{ status: number }>(`/api/account/reset-password/valid-link/${token}`)).status

async function askForLink(): Promise<string> {
  expect((await newVisitor(server).post(SEND, { email: 'ANNA@example.org' })).body).toEqual({ status: 0 })
  return (await lastLink(server)).get('token') ?? ''
}

test('a new password signs every browser out and uses its link up; of several links the newest works', async () => {
  const anna = newVisitor(server)
  const session = await member(server, anna)
  const older = await askForLink()
  const link = await askForLink()
  expect([await validity(older), await validity(link)]).toEqual([1, 0])
  expect((await anna.post(SAVE, { pwd: 'secret9', token: older })).body).toEqual({ status: 1 })
  expect((await anna.post(SAVE, { pwd: 'secret2', token: link })).body).toEqual({ status: 0 })
  expect([await validity(older), await validity(link)]).toEqual([1, 1])
  expect((await anna.post(SAVE, { pwd: 'secret3', token: link })).body).toEqual({ status: 1 })
  expect((await anna.post('/check_token/', undefined, session)).status).toBe(401)
  const login = async (password: string) =>
    (await anna.post('/login/', { username_or_email: 'AnnaBall', password })).body.invalid
  expect([await login('secret1'), await login('secret3'), await login('secret2')]).toEqual([true, true, false])
})

test('only one of two simultaneous saves with one link counts', async () => {
  const anna = newVisitor(server)
  await member(server, anna)
  const token = await askForLink()
  const both = await Promise.all(['secret2', 'secret3'].map((pwd) => anna.post(SAVE, { pwd, token })))
  expect(both.map(({ body }) => body.status).sort()).toEqual([0, 1])
})

test('a link expires after an hour', async () => {
  const anna = newVisitor(server)
  await member(server, anna)
  const token = await askForLink()
  server.setNow('2026-03-07T13:00:00.000Z')
  expect(await validity(token)).toBe(2)
  expect((await anna.post(SAVE, { pwd: 'secret2', token })).body).toEqual({ status: 2 })
})

test('the link leads on to where the log-in was to lead, and nowhere else', async () => {
  await member(server, newVisitor(server))
  const next = '/team/9?tab=squad&season=3'
  expect((await newVisitor(server).post(SEND, { email: ANNA.email, next })).body).toEqual({ status: 0 })
  expect((await lastLink(server)).get('next')).toBe(next)
  for (const foreign of ['https://evil.example', '//evil.example', '/a b', `/${'a'.repeat(1000)}`]) {
    expect((await newVisitor(server).post(SEND, { email: ANNA.email, next: foreign })).status).toBe(400)
  }
})

test('a password of another length than sign-up takes is refused and leaves the link working', async () => {
  const anna = newVisitor(server)
  await member(server, anna)
  const token = await askForLink()
  for (const pwd of ['1234', 'p'.repeat(31)])
    expect((await anna.post(SAVE, { pwd, token })).body).toEqual({ status: 3 })
  expect(await validity(token)).toBe(0)
})

test('a forged link and the link of an activation set no password', async () => {
  await newVisitor(server).post('/signup/', ANNA)
  const activation = (await lastLink(server)).get('token') ?? ''
  for (const token of [activation, 'forged', 'A'.repeat(43)]) {
    expect(await validity(token)).toBe(1)
    expect((await newVisitor(server).post(SAVE, { pwd: 'secret2', token })).body).toEqual({ status: 1 })
  }
})

test('a person who lost the activation mail gets in by a new password', async () => {
  await newVisitor(server).post('/signup/', ANNA)
  await newVisitor(server).post(SAVE, { pwd: 'secret2', token: await askForLink() })
  const login = { username_or_email: ANNA.email, password: 'secret2' }
  expect((await newVisitor(server).post('/login/', login)).body).toMatchObject({ invalid: false })
})

test('an address without an account is reported as invalid, and a mail that cannot be put on its way as not sent', async () => {
  await member(server, newVisitor(server))
  for (const email of ['nobody@example.org', 'no address', '']) {
    expect((await newVisitor(server).post(SEND, { email })).body).toEqual({ status: 1 })
  }
  const { pool } = server.database
  await pool.query('alter table outbox_mail rename to outbox_gone')
  try {
    expect((await newVisitor(server).post(SEND, { email: ANNA.email })).body).toEqual({ status: 2 })
  } finally {
    await pool.query('alter table outbox_gone rename to outbox_mail')
  }
})

const countMails = async () => (await server.database.rows('select 1 from outbox_mail')).length

test('no mailbox is flooded, and an attempt to do so does not close the way for its owner', async () => {
  await member(server, newVisitor(server))
  const stranger = newVisitor(server)
  for (let round = 0; round < 5; round++) expect((await stranger.post(SEND, { email: ANNA.email })).status).toBe(200)
  const { status, headers } = await stranger.post(SEND, { email: ANNA.email })
  expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^3[56]\d\d$/)])
  for (let round = 0; round < 30; round++) await newVisitor(server).post(SEND, { email: ANNA.email })
  expect(await countMails()).toBe(11)
  const token = await askForLink()
  expect(await countMails()).toBe(11)
  expect((await newVisitor(server).post(SAVE, { pwd: 'secret2', token })).body).toEqual({ status: 0 })
})

test('a link is mailed however many were before, where none of them works any more', async () => {
  await member(server, newVisitor(server))
  for (let round = 0; round < 12; round++) await askForLink()
  await server.database.rows('update one_time_token set used_at = now()')
  expect(await validity(await askForLink())).toBe(0)
})

test('links that somebody has sent to a text count for that text alone, not for the account of that number', async () => {
  await member(server, newVisitor(server))
  const [anna] = await server.database.rows<{ id: number }>('select id from account')
  const one = newVisitor(server)
  const text = { username_or_email: String(anna?.id) }
  for (let round = 0; round < 5; round++)
    expect((await one.post('/account/activation/send-link/', text)).body).toEqual({ sent: true })
  expect((await one.post('/account/activation/send-link/', text)).status).toBe(429)
  expect((await one.post(SEND, { email: ANNA.email })).body).toEqual({ status: 0 })
})

test('a reset is reported to the owner and leaves nothing that was mailed before', async () => {
  const anna = newVisitor(server)
  await anna.post('/signup/', ANNA)
  const activation = Object.fromEntries(await lastLink(server))
  const session = String((await anna.post('/activate/', activation)).body.token)
  const change = { email: 'thief@example.org', password: ANNA.password }
  expect((await anna.post('/account/email/', change, session)).body).toEqual({ status: 0 })
  const [pending] = await server.database.rows(`select text from outbox_mail where recipient = 'thief@example.org'`)
  const confirmation = /token=([\w-]+)/.exec(String(pending?.text))?.[1]
  await server.database.rows('update one_time_token set used_at = null')
  await anna.post(SAVE, { pwd: 'secret2', token: await askForLink() })
  expect((await anna.post('/activate/', activation)).body).toEqual({ invalid: true })
  expect((await anna.post('/account/email/confirm/', { token: confirmation })).body).toEqual({ status: 2 })
  const [last] = await server.database.rows('select recipient, subject from outbox_mail order by id desc limit 1')
  expect(last).toEqual({ recipient: ANNA.email, subject: 'Your Touchline password was changed' })
})
