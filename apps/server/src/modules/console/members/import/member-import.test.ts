import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConsoleTask, MemberImportReport } from '@touchline/contract'
import { NOW } from '@touchline/testing/clock'
import { databaseEnvironment } from '@touchline/testing/database'
import { visitor } from '@touchline/testing/server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addMember, useStripeShop } from '../../../billing/billing.testing.ts'
import { reconcile } from '../../../billing/subscriptions/reconcile.ts'
import { signInAs } from '../../staff.testing.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'touchline-members-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const { stripe, server, shop } = useStripeShop({ dataDir })
let support: string
beforeEach(async () => {
  await server.database.rows('delete from task')
  await server.database.rows("delete from meta where key = 'members:import'")
  await server.database.rows('delete from outbox_mail')
  support = await signInAs(server, 'support')
})

interface State {
  file: { name: string; mail: boolean | null } | null
  task: ConsoleTask | null
  report: MemberImportReport | null
}
const state = () => server.get<State>('/api/console/members/import', support)
const settled = async (): Promise<State> => {
  await expect.poll(async () => (await state()).task?.state, { timeout: 20_000 }).not.toBe('running')
  return state()
}

async function send(
  text: string | Buffer,
  token = support,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const address = `${server.url}/api/console/members/import?name=members.csv&country=178&language=pt`
  const headers = { 'content-type': 'application/octet-stream', authorization: `Token ${token}` }
  const answer = await fetch(address, { method: 'POST', headers, body: text as BodyInit })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function checkedFile(text: string): Promise<State> {
  expect((await send(text)).status).toBe(200)
  return settled()
}
async function imported(mail = false): Promise<State> {
  const { status } = await visitor(server).post('/console/members/import/start', { mail }, support)
  expect(status).toBe(200)
  return settled()
}
const accounts = () =>
  server.database.rows<{ email: string; username: string; language: string; country_id: number; created_at: Date }>(
    `select email, username, language, country_id, created_at from account where role is null order by email collate "C"`,
  )
const mails = () => server.database.rows<{ recipient: string; text: string }>('select recipient, text from outbox_mail')

test('a file is checked first, with every fault at its line, and nothing is written before the import', async () => {
  await addMember(server, 'BenBall')
  const { report, file } = await checkedFile(
    [
      'email,username,country,language,joined_at,access_until,plan_months,subscriptions,shoe size',
      'carla@example.org,CarlaBall,PT,es,2025-03-01,2027-06-30,,,38',
      'nobody,CarlaTwo,,,,,,,',
      '"dora@example.org","Dora\nBall",,,,,,,',
      'CARLA@example.org,Somebody,,,,,,,',
      'eva@example.org,BenBall,Atlantis,xx,2031-01-01,soon,99,visa:1,',
      'fred@example.org,BenBall,,,,,,,',
      'gina@example.org,short row',
      'helper2@example.org,,,,2026-02-31,,,,',
    ].join('\r\n'),
  )
  expect(file).toMatchObject({ name: 'members.csv', mail: null })
  expect(report).toMatchObject({
    rows: 8,
    added: 1,
    known: 0,
    granted: 1,
    mailed: 0,
    refused: 7,
    ignored: ['shoe size'],
  })
  expect(report?.problems.map(({ line, column, fault }) => `${line} ${column} ${fault}`)).toEqual([
    '3 email no_address',
    '4 username bad_name',
    '6 email twice',
    '7 country no_country',
    '7 language no_language',
    '7 joined_at no_date',
    '7 access_until no_date',
    '7 plan_months no_months',
    '7 subscriptions no_subscription',
    '8 username name_taken',
    '9 null cells',
    '10 joined_at no_date',
  ])
  expect((await accounts()).map(({ email }) => email)).toEqual(['BenBall@example.org'])
})

test('imported members have what their row says; the same file again changes nothing; nobody is mailed', async () => {
  const text = [
    '\uFEFFemail;username;country;language;joined_at;access_until',
    "carla@example.org;'=CarlaBall;PT;es;2025-03-01;2027-06-30",
    'dora@example.org;;;;;',
    'eva@example.org;;ENG;en;2024-01-01T10:00:00Z;2026-01-31',
  ].join('\n')
  await checkedFile(text)
  expect((await imported()).report).toMatchObject({ added: 3, known: 0, granted: 2, mailed: 0, refused: 0 })
  const added = await accounts()
  expect(added.map(({ email, language, country_id }) => [email, language, country_id])).toEqual([
    ['carla@example.org', 'es', 178],
    ['dora@example.org', 'pt', 178],
    ['eva@example.org', 'en', 72],
  ])
  expect(added[0]?.username).toBe('=CarlaBall')
  expect(added[0]?.created_at).toEqual(new Date('2025-03-01T00:00:00Z'))
  const list = await server.get<{ members: { email: string; state: string; access_until: string | null }[] }>(
    '/api/console/members?order=joined',
    support,
  )
  const members = list.members.filter(({ email }) => !email.includes('staff'))
  expect(members.map(({ email, state: of, access_until: until }) => [email, of, until])).toEqual([
    ['dora@example.org', 'free', null],
    ['carla@example.org', 'granted', '2027-06-30T00:00:00.000Z'],
    ['eva@example.org', 'expired', '2026-01-31T00:00:00.000Z'],
  ])
  expect(await mails()).toEqual([])
  expect((await state()).file).toBeNull()

  expect((await checkedFile(text)).report).toMatchObject({ added: 0, known: 3, granted: 0 })
  expect((await imported(true)).report).toMatchObject({ added: 0, known: 3, granted: 0, mailed: 0 })
  expect(await accounts()).toEqual(added)
  expect(await mails()).toEqual([])
})

test('where it is chosen new members get a link, choose a password with it within days and sign in', async () => {
  await checkedFile('email,username\ncarla@example.org,CarlaBall')
  expect((await imported(true)).report).toMatchObject({ added: 1, mailed: 1 })
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: 'carla@example.org' })
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  server.setNow('2026-03-11T12:00:00Z')
  const set = await visitor(server).post('/account/reset-password/save', { token, pwd: 'corner-flag' })
  expect(set.body).toEqual({ status: 0 })
  const signedIn = await visitor(server).post('/login', { username_or_email: 'CarlaBall', password: 'corner-flag' })
  expect(signedIn.body).toMatchObject({ invalid: false })
  server.setNow(NOW.toISOString())
})

test('a subscription is looked up at Stripe, belongs to its member from then on, and no mail is about it', async () => {
  const ben = await addMember(server, 'BenBall')
  const sold = await shop.buy(ben)
  await shop.ring(shop.undelivered())
  // Another installation: the account it was sold to does not exist here.
  await server.database.rows('delete from subscription')
  await server.database.rows('delete from account where role is null')
  await server.database.rows('delete from outbox_mail')
  const text = `email,subscriptions\ncarla@example.org,stripe:${sold}\ndora@example.org,stripe:sub_never\neva@example.org,demo:abc`
  const { report } = await checkedFile(text)
  expect(report).toMatchObject({ added: 1, subscriptions: 1, refused: 2 })
  expect(report?.problems.map(({ line, fault }) => [line, fault])).toEqual([
    [3, 'unknown_there'],
    [4, 'simulated'],
  ])
  expect((await imported()).report).toMatchObject({ added: 1, subscriptions: 1, unchecked: 0 })
  expect(await mails()).toEqual([])
  const { members } = await server.get<{ members: { id: number; state: string; paid: number; months: number }[] }>(
    '/api/console/members?q=carla',
    support,
  )
  expect(members).toMatchObject([{ state: 'paying', paid: 60, months: 3 }])
  // A renewal is noticed like any other, and mailed about.
  shop.at('2026-06-10T12:00:00Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(members[0]?.id ?? 0)).toMatchObject({ subscribed: 3, expired: false })
  server.setNow(NOW.toISOString())
  // It is nobody else's.
  support = await signInAs(server, 'support', 'later')
  expect((await checkedFile(`email,subscriptions\nfred@example.org,stripe:${sold}`)).report?.problems).toMatchObject([
    { line: 2, fault: 'of_other' },
  ])
})

test('while Stripe is away a subscription is taken as the file says, and compared later', async () => {
  const sold = await shop.buy(await addMember(server, 'BenBall'))
  await server.database.rows('delete from account where role is null')
  stripe.setAway(true)
  await checkedFile(
    `email,access_until,plan_months,subscriptions\ncarla@example.org,2027-01-10,3,stripe:${sold}\ndora@example.org,2027-01-10,1,paypal:I-ABC`,
  )
  expect((await imported()).report).toMatchObject({ added: 2, granted: 0, subscriptions: 0, unchecked: 2 })
  stripe.setAway(false)
  const read = () =>
    server.database.rows<{ provider: string; until: Date; read: boolean }>(
      'select provider, paid_through as until, read_at is not null as read from subscription order by provider desc',
    )
  expect(await read()).toMatchObject([
    { provider: 'stripe', until: new Date('2027-01-10T00:00:00Z'), read: false },
    { provider: 'paypal', read: false },
  ])
  const { members } = await server.get<{ members: { id: number }[] }>('/api/console/members?q=carla', support)
  const details = () => server.get<{ subscriptions: object[] }>(`/api/console/members/${members[0]?.id}`, support)
  expect((await details()).subscriptions).toMatchObject([{ checked: false }])
  await reconcile({ ...server.deps, ...server.deps.settings })
  expect((await details()).subscriptions).toMatchObject([{ checked: true }])
  expect(await read()).toMatchObject([{ until: new Date('2026-06-07T12:00:00Z'), read: true }, { read: false }])
})

test('killed in the middle, the page says how far it came; going on takes the rest and counts no row twice', async () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `m${from + at}@example.org,Member${from + at},2027-06-30`).join('\n')
  await checkedFile(`email,username,access_until\n${rows(100, 140)}\nhalf,,\n${rows(140, 160)}`)
  await server.database.rows('delete from task')
  const program = new URL('./import-and-die.testing.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, dataDir], {
    env: { ...process.env, ...databaseEnvironment(server.database) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', () => child.kill('SIGKILL'))
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])
  await server.database.rows("update task set beat_at = clock_timestamp() - interval '2 minutes'")
  const cut = await state()
  expect(cut).toMatchObject({ task: { kind: 'members', state: 'cut_off' }, file: { name: 'members.csv' } })
  expect(await accounts()).toHaveLength(40)

  expect((await imported(true)).report).toMatchObject({ added: 20, known: 40, granted: 20, mailed: 20, refused: 1 })
  expect(await accounts()).toHaveLength(60)
  expect(await server.database.rows('select id from subscription')).toHaveLength(60)
  const recipients = (await mails()).map(({ recipient }) => recipient)
  expect(new Set(recipients).size).toBe(60)
  expect(recipients).toHaveLength(60)
}, 60_000)

test.each([
  ['no column email', 'name,mail\na,b', 'has to name the columns'],
  ['no rows', 'email', 'no rows'],
  ['a column twice', 'email,email\na,b', 'there twice'],
  ['another encoding', Buffer.from([0x65, 0xff, 0xfe]), 'UTF-8'],
  ['an open quote', 'email,username\n"a,b', 'no CSV'],
  ['no text', Buffer.from('email\n\0'), 'no text'],
])('a file with %s is refused in words', async (_, content, words) => {
  const { status, body } = await send(content as string)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(words)
  expect((await state()).file).toBeNull()
})

test('accounts of staff are left alone, and only roles that change members may import', async () => {
  await signInAs(server, 'owner')
  const [owner] = await server.database.rows<{ email: string }>("select email from account where role = 'owner'")
  const { report } = await checkedFile(`email,access_until\n${owner?.email},2027-01-01`)
  expect(report?.problems).toMatchObject([{ line: 2, column: 'email', fault: 'staff' }])
  expect((await send('email\na@example.org', await signInAs(server, 'analyst'))).status).toBe(403)
})

test('an import needs a file that was checked', async () => {
  expect((await visitor(server).post('/console/members/import/start', { mail: false }, support)).status).toBe(409)
  await checkedFile('email\na@example.org')
  expect((await visitor(server).post('/console/members/import/drop', {}, support)).status).toBe(200)
  expect((await visitor(server).post('/console/members/import/start', { mail: false }, support)).status).toBe(409)
})
