import { ANNA, lastLink, member, newVisitor, signedIn, useAccountsServer } from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'

const server = useAccountsServer()
const login = (password = ANNA.password, name = ANNA.username, agent = 'Browser/1') =>
  newVisitor(server, { 'user-agent': agent }).post('/login/', { username_or_email: name, password })
const isSignedIn = async (token: string) =>
  (await newVisitor(server).post('/check_token/', undefined, token)).status === 200

interface Security {
  email: string
  member_since: string
  email_change: { email: string; old_confirmed: boolean; new_confirmed: boolean } | null
  sessions: { id: string; current: boolean; user_agent: string | null; last_used_at: string }[]
}
async function security(token: string): Promise<Security> {
  const answer = await server.ask('/api/account/security/', signedIn(token))
  return (await answer.json()) as Security
}

/** Mails since the last time, oldest first. */
async function mails(): Promise<{ recipient: string; subject: string; token: string | null }[]> {
  const rows = await server.database.rows<{ recipient: string; subject: string; text: string }>(
    'delete from outbox_mail returning id, recipient, subject, text',
  )
  const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? null
  return rows.map(({ recipient, subject, text }) => ({ recipient, subject, token: tokenIn(text) }))
}

describe('a new password', () => {
  test('ends every other session, keeps this one, and is reported by mail', async () => {
    const here = await member(server, newVisitor(server))
    const elsewhere = String((await login()).body.token)
    await mails()
    const change = { current: ANNA.password, password: 'another one' }
    expect((await newVisitor(server).post('/account/password/', change, here)).body).toEqual({ status: 0 })
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await login()).body).toEqual({ invalid: true })
    expect((await login('another one')).body).toMatchObject({ invalid: false })
    expect(await mails()).toMatchObject([{ recipient: ANNA.email, subject: 'Your Touchline password was changed' }])
  })

  test('needs the current one and has the usual length', async () => {
    const here = await member(server, newVisitor(server))
    const change = (current: string, password: string) =>
      newVisitor(server).post('/account/password/', { current, password }, here)
    expect((await change('wrong', 'another one')).body).toEqual({ status: 1 })
    expect((await change(ANNA.password, '1234')).body).toEqual({ status: 2 })
    expect((await login()).body).toMatchObject({ invalid: false })
  })

  test('guesses of the current one are counted by session, and neither they nor guesses at the login are in the way of the owner', async () => {
    const stolen = await member(server, newVisitor(server))
    const here = String((await login()).body.token)
    const change = (current: string, token: string) =>
      newVisitor(server).post('/account/password/', { current, password: 'another one' }, token)
    for (let round = 0; round < 10; round++) expect((await change('wrong', stolen)).body).toEqual({ status: 1 })
    expect((await change('wrong', stolen)).status).toBe(429)
    for (let round = 0; round < 10; round++) await login('wrong')
    expect((await login()).body).toMatchObject({ invalid: false })
    expect((await change(ANNA.password, here)).body).toEqual({ status: 0 })
  })

  test('costs work each time, right or wrong, so it can be done ten times in a session', async () => {
    const here = await member(server, newVisitor(server))
    const same = { current: ANNA.password, password: 'x' }
    const statuses = []
    for (let round = 0; round < 11; round++)
      statuses.push((await newVisitor(server).post('/account/password/', same, here)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('keeps the other sessions where that is chosen, and says so', async () => {
    const here = await member(server, newVisitor(server))
    const elsewhere = String((await login()).body.token)
    const change = { current: ANNA.password, password: 'another one', end_others: false }
    expect((await newVisitor(server).post('/account/password/', change, here)).body).toEqual({ status: 0 })
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, true])
    const rows = await server.database.rows('select text from outbox_mail order by id desc limit 1')
    expect(rows[0]?.text).not.toContain('sessions were logged out')
  })

  test('makes a link to reset the old one useless', async () => {
    const here = await member(server, newVisitor(server))
    await newVisitor(server).post('/account/reset-password/send-link/', { email: ANNA.email })
    const token = (await lastLink(server)).get('token')
    await newVisitor(server).post('/account/password/', { current: ANNA.password, password: 'another one' }, here)
    const reset = await newVisitor(server).post('/account/reset-password/save/', { pwd: 'thiefs one', token })
    expect(reset.body).toEqual({ status: 1 })
    expect((await login('another one')).body).toMatchObject({ invalid: false })
  })
})

describe('a new mail address', () => {
  const NEW = 'anna@new.example'
  const change = (token: string, email = NEW, password = ANNA.password) =>
    newVisitor(server).post('/account/email/', { email, password }, token)
  const confirm = async (token: string | null | undefined) =>
    (await newVisitor(server).post('/account/email/confirm/', { token })).body

  test('counts once it was confirmed at both addresses, in either order', async () => {
    const here = await member(server, newVisitor(server))
    await mails()
    expect((await change(here)).body).toEqual({ status: 0 })
    const [toOld, toNew] = (await mails()).toSorted((one) => (one.recipient === ANNA.email ? -1 : 1))
    expect([toOld?.recipient, toNew?.recipient]).toEqual([ANNA.email, NEW])
    expect(await confirm(toNew?.token)).toEqual({ status: 1 })
    expect(await confirm(toNew?.token)).toEqual({ status: 1 })
    expect(await security(here)).toMatchObject({
      email: ANNA.email,
      email_change: { email: NEW, old_confirmed: false, new_confirmed: true },
    })
    expect((await login(ANNA.password, NEW)).body).toEqual({ invalid: true })
    expect(await confirm(toOld?.token)).toEqual({ status: 0 })
    expect(await security(here)).toMatchObject({ email: NEW, email_change: null })
    expect((await login(ANNA.password, NEW)).body).toMatchObject({ invalid: false })
    expect(await confirm(toOld?.token)).toEqual({ status: 2 })
    const reported = await mails()
    expect(reported.map(({ recipient }) => recipient).sort()).toEqual([ANNA.email, NEW].sort())
    for (const { subject } of reported) expect(subject).toBe('The email address of your Touchline account was changed')
  })

  test.each([
    [true, false],
    [false, true],
  ])('ends the other sessions (%s), and links sent to the old address set no password', async (end_others, stays) => {
    const here = await member(server, newVisitor(server))
    const elsewhere = String((await login()).body.token)
    await newVisitor(server).post('/account/reset-password/send-link/', { email: ANNA.email })
    const reset = (await lastLink(server)).get('token')
    await mails()
    await newVisitor(server).post('/account/email/', { email: NEW, password: ANNA.password, end_others }, here)
    for (const { token } of await mails()) await confirm(token)
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, stays])
    const save = await newVisitor(server).post('/account/reset-password/save/', { pwd: 'thiefs one', token: reset })
    expect(save.body).toEqual({ status: 1 })
  })

  test('is refused with a wrong password, where it is taken, and where it is the present one', async () => {
    const here = await member(server, newVisitor(server))
    await member(server, newVisitor(server), { ...ANNA, email: 'b@example.org', username: 'another' })
    expect((await change(here, NEW, 'wrong')).body).toEqual({ status: 1 })
    expect((await change(here, 'B@example.org')).body).toEqual({ status: 2 })
    expect((await change(here, ANNA.email.toUpperCase())).body).toEqual({ status: 3 })
    expect((await change(here, 'no address')).status).toBe(400)
    expect((await security(here)).email_change).toBeNull()
  })

  test('that another account took before both links were followed stays theirs', async () => {
    const here = await member(server, newVisitor(server))
    await mails()
    await change(here)
    const sent = await mails()
    await member(server, newVisitor(server), { ...ANNA, email: NEW, username: 'faster' })
    expect(await confirm(sent[0]?.token)).toEqual({ status: 1 })
    expect(await confirm(sent[1]?.token)).toEqual({ status: 3 })
    expect(await security(here)).toMatchObject({ email: ANNA.email, email_change: null })
  })

  test('is not in the way of its reader because a stranger signed up with it and never activated that', async () => {
    const here = await member(server, newVisitor(server))
    await newVisitor(server).post('/signup/', { ...ANNA, email: NEW, username: 'stranger' })
    await mails()
    expect((await change(here)).body).toEqual({ status: 0 })
    const sent = await mails()
    expect(await confirm(sent[0]?.token)).toEqual({ status: 1 })
    expect(await confirm(sent[1]?.token)).toEqual({ status: 0 })
    expect((await login(ANNA.password, NEW)).body).toMatchObject({ invalid: false, user: { username: ANNA.username } })
  })

  test('is forgotten after a day, when cancelled, when another one is requested, and with a new password', async () => {
    const here = await member(server, newVisitor(server))
    const askedFor = async () => {
      await mails()
      await change(here)
      return mails()
    }
    const [first] = await askedFor()
    const [second] = await askedFor()
    expect(await confirm(first?.token)).toEqual({ status: 2 })
    await newVisitor(server).post('/account/email/cancel/', undefined, here)
    expect(await confirm(second?.token)).toEqual({ status: 2 })
    const [third] = await askedFor()
    await newVisitor(server).post('/account/password/', { current: ANNA.password, password: ANNA.password }, here)
    expect(await confirm(third?.token)).toEqual({ status: 2 })
    const [fourth] = await askedFor()
    server.setNow('2026-03-08T12:00:01.000Z')
    expect(await confirm(fourth?.token)).toEqual({ status: 2 })
  })
})

test('the page of an account learns since when it is there as often as it asks', async () => {
  const here = await member(server, newVisitor(server))
  const made = server.deps.clock.now().toISOString()
  server.setNow('2026-03-07T14:00:00.000Z')
  for (let asked = 0; asked < 30; asked++) expect((await security(here)).member_since).toBe(made)
})

test('the sessions of an account are listed, this browser first, and all the others are ended at once', async () => {
  const here = await member(server, newVisitor(server))
  const phone = String((await login(ANNA.password, ANNA.username, 'Phone/2')).body.token)
  const other = await member(server, newVisitor(server), { ...ANNA, email: 'b@example.org', username: 'another' })
  const { sessions } = await security(phone)
  expect(sessions.map(({ current, user_agent }) => [current, user_agent])).toEqual([
    [true, 'Phone/2'],
    [false, expect.any(String)],
  ])
  expect((await newVisitor(server).post('/account/sessions/end-others/', undefined, phone)).body).toEqual({ ended: 1 })
  expect([await isSignedIn(phone), await isSignedIn(here), await isSignedIn(other)]).toEqual([true, false, true])
})

test('one other browser is signed out by its name, this one and those of other accounts never', async () => {
  const here = await member(server, newVisitor(server))
  const phone = String((await login(ANNA.password, ANNA.username, 'Phone/2')).body.token)
  const other = await member(server, newVisitor(server), { ...ANNA, email: 'b@example.org', username: 'another' })
  const end = (id: string) => newVisitor(server).post('/account/sessions/end', { id }, phone)
  const [own, lost] = (await security(phone)).sessions
  const [foreign] = (await security(other)).sessions
  for (const id of [own?.id, foreign?.id, 'x']) expect((await end(id ?? '')).body).toEqual({ ended: 0 })
  expect((await end(lost?.id ?? '')).body).toEqual({ ended: 1 })
  expect([await isSignedIn(phone), await isSignedIn(here), await isSignedIn(other)]).toEqual([true, false, true])
})

test('an account that waits for its activation is mailed a link to choose a password and be activated, and the answer never says which one does', async () => {
  await newVisitor(server).post('/signup/', ANNA)
  await mails()
  const again = (name: string) => newVisitor(server).post('/account/activation/send-link/', { username_or_email: name })
  expect((await again(ANNA.username)).body).toEqual({ sent: true })
  const token = (await lastLink(server)).get('token')
  const save = await newVisitor(server).post('/account/reset-password/save/', { pwd: 'my own one', token })
  expect(save.body).toEqual({ status: 0 })
  expect([(await login()).body.invalid, (await login('my own one')).body.invalid]).toEqual([true, false])
  await mails()
  expect((await again(ANNA.email)).body).toEqual({ sent: true })
  expect((await again('nobody')).body).toEqual({ sent: true })
  expect(await mails()).toEqual([])
  const one = newVisitor(server)
  const ask = () => one.post('/account/activation/send-link/', { username_or_email: 'nobody' })
  for (let round = 0; round < 5; round++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})
