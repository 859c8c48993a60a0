import { claimWorld, inTransaction } from '@touchline/database'
import { newVisitor, useServer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD, makeDemoAccounts } from '../demo-accounts.ts'

const server = useServer()
beforeEach(async () => {
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  await makeDemoAccounts(server.database, server.deps.clock.now())
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const login = (role: string, cookie = '', agent = FIREFOX) =>
  newVisitor(server, { cookie, 'user-agent': agent }).post('/login', {
    username_or_email: `${role}@touchline.test`,
    password: DEMO_PASSWORD,
  })
const mails = () =>
  server.database.rows<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, text from outbox_mail order by id',
  )

test('a login from a new browser is mailed once to those who run the site', async () => {
  const first = await login('support')
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'support@touchline.test', subject: 'New login to your Touchline account' })
  expect(mail?.text).toContain('Firefox · Linux, on March 7, 2026 at 12:00 PM UTC')
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0]
  expect((await login('support', cookie)).body).toMatchObject({ invalid: false })
  expect(await mails()).toHaveLength(1)
  expect((await login('owner', cookie)).body).toMatchObject({ invalid: false })
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['support@touchline.test', 'owner@touchline.test'])
})

test('a browser names itself as it likes: its name is no markup in the mail', async () => {
  await login('owner', '', '<b>Firefox/1</b> Linux')
  const [mail] = await server.database.rows<{ html: string }>('select html from outbox_mail')
  expect(mail?.html).not.toContain('<b>')
})

test('members and wrong passwords are no news', async () => {
  await login('free')
  await newVisitor(server).post('/login', { username_or_email: 'owner@touchline.test', password: 'wrong' })
  expect(await mails()).toEqual([])
})
