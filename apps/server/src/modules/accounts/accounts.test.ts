import { nextAddress, passFifteenMinutes } from '@touchline/testing/requests'
import { ANNA, activationOf, lastLink, member, newVisitor, useAccountsServer, visitor } from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'
import { dropOldTokens } from './sessions/session.queries.ts'

const server = useAccountsServer()

describe('sign-up', () => {
  test('names and addresses that differ in case only are taken', async () => {
    const anna = newVisitor(server)
    await member(server, anna)
    expect((await anna.post('/signup/', { ...ANNA, email: 'ANNA@example.ORG' })).body).toEqual({ status: 1 })
    expect((await anna.post('/signup/', { ...ANNA, email: 'b@example.org', username: 'annaball' })).body).toEqual({
      status: 2,
    })
    expect((await anna.post('/check_username/', { username: ' ANNABALL ' })).body).toEqual({ status: 1 })
    expect((await anna.post('/check_username/', { username: 'anna\u0000' })).body).toEqual({ status: 0 })
  })

  test('only one of two simultaneous sign-ups gets a name', async () => {
    const anna = newVisitor(server)
    const both = await Promise.all([
      anna.post('/signup/', ANNA),
      anna.post('/signup/', { ...ANNA, email: 'b@example.org' }),
    ])
    expect(both.map(({ body }) => body.status).sort()).toEqual([0, 2])
  })

  test.each([
    ['email', 'no address'],
    ['email', 'a\u0001@b.org'],
    ['email', `${'a'.repeat(45)}@b.org`],
    ['username', 'four'],
    ['username', 'anna@home'],
    ['username', 'anna＠example.org'],
    ['username', 'anna﹫example.org'],
    ['username', 'Win: http://evil.test/3'],
    ['username', 'evil.test\\\\win'],
    ['username', 'www.evil.test'],
    ['username', 'evil.test／win'],
    ['username', 'anna\u3164ball'],
    ['username', 'anna\ufe0fball'],
    ['username', 'anna  ball'],
    ['username', 'ﷺ'.repeat(5)],
    ['username', 'anna\u200bball'],
    ['username', 'a'.repeat(31)],
    ['password', '1234'],
    ['password', 'p'.repeat(31)],
    ['country', 1],
    ['country', 999_999],
  ])('a %s of %j is refused', async (field, value) => {
    const { status, body } = await newVisitor(server).post('/signup/', { ...ANNA, [field]: value })
    expect([status, body]).toMatchObject([400, { error: { code: 'bad_request' } }])
  })

  test('the password is stored as a hash and no secret of a link or session is stored', async () => {
    const token = await member(server, newVisitor(server))
    const link = await lastLink(server)
    const rows = await server.database.rows(
      `select json_agg(a)::text || (select json_agg(t)::text from account_token t) ||
         (select json_agg(o)::text from one_time_token o) as all from account a`,
    )
    const all = String(rows[0]?.all)
    expect(all).toContain('$argon2id$')
    for (const secret of [ANNA.password, token, String(link.get('token'))]) expect(all).not.toContain(secret)
  })
})

test('links in mail lead to our own address whatever host a request names', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  await newVisitor(server, headers).post('/signup/', ANNA)
  await newVisitor(server, headers).post('/account/reset-password/send-link/', { email: ANNA.email })
  const rows = await server.database.rows<{ text: string; html: string }>('select text, html from outbox_mail')
  expect(rows).toHaveLength(2)
  for (const { text, html } of rows) {
    expect(text).toContain('http://localhost:3000/')
    expect(text + html).not.toContain('evil')
  }
})

test('a name in a mail is text, never markup', async () => {
  await newVisitor(server).post('/signup/', { ...ANNA, username: '<b>Anna', language: 'pt' })
  const rows = await server.database.rows<{ subject: string; html: string }>('select subject, html from outbox_mail')
  expect(rows[0]?.subject).toBe('Ative a sua conta Touchline')
  expect(rows[0]?.html).toContain('&lt;b&gt;Anna')
})

describe('activation', () => {
  test('before it a login is invalid, with it the browser is signed in, and the link works once', async () => {
    const anna = newVisitor(server)
    await anna.post('/signup/', ANNA)
    const login = { username_or_email: ANNA.username, password: ANNA.password }
    expect((await anna.post('/login/', login)).body).toEqual({ invalid: true })
    const link = activationOf(await lastLink(server))
    const { body } = await anna.post('/activate/', link)
    expect(body).toMatchObject({ invalid: false, user: { username: 'AnnaBall' }, favorite_league: [] })
    expect((await anna.post('/check_token/', undefined, String(body.token))).status).toBe(200)
    expect((await anna.post('/activate/', link)).body).toEqual({ invalid: true })
    expect((await anna.post('/login/', login)).body).toMatchObject({ invalid: false })
  })

  test('the link of the mail leads on to where the sign-up was on the way to, on this site alone', async () => {
    const next = '/league/8?tab=scorers&season=3'
    expect((await newVisitor(server).post('/signup/', { ...ANNA, next })).body).toEqual({ status: 0 })
    expect((await lastLink(server)).get('next')).toBe(next)
    for (const foreign of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
      'https://evil.example',
      '/a b',
      `/${'a'.repeat(1000)}`,
    ]) {
      const { status } = await newVisitor(server).post('/signup/', { ...ANNA, username: 'another', next: foreign })
      expect([foreign, status]).toEqual([foreign, 400])
    }
  })

  test('a link of another account, a forged one and one after 48 hours are invalid', async () => {
    const anna = newVisitor(server)
    await anna.post('/signup/', ANNA)
    const link = activationOf(await lastLink(server))
    const wrong = [
      { ...link, uidb64: Buffer.from('99').toString('base64url') },
      { ...link, uidb64: '%%%' },
      { ...link, token: 'A'.repeat(43) },
    ]
    for (const forged of wrong) expect((await anna.post('/activate/', forged)).body).toEqual({ invalid: true })
    server.setNow('2026-03-09T12:00:00.000Z')
    expect((await anna.post('/activate/', link)).body).toEqual({ invalid: true })
  })
})

describe('login', () => {
  test('by username or mail address in any case; a wrong password and nobody are the same answer', async () => {
    const anna = newVisitor(server)
    await member(server, anna)
    const login = async (name: string, password: string) =>
      (await anna.post('/login/', { username_or_email: name, password })).body
    const rows = await server.database.rows('select id, username from account')
    expect(await login('ANNABALL', ANNA.password)).toMatchObject({ invalid: false, user: rows[0] })
    expect(await login(' anna@example.org', ANNA.password)).toMatchObject({ invalid: false })
    expect(await login('AnnaBall', 'Secret1')).toEqual({ invalid: true })
    expect(await login('nobody', ANNA.password)).toEqual({ invalid: true })
    expect(await login('AnnaBall\u0000', '')).toEqual({ invalid: true })
  })

  test('wrong passwords for one account end in 429 at their address, for its name and its mail address together', async () => {
    await member(server, newVisitor(server))
    const guesser = newVisitor(server)
    const attempt = (name: string, password: string) => guesser.post('/login/', { username_or_email: name, password })
    for (let round = 0; round < 12; round++) await attempt('AnnaBall', ANNA.password)
    for (let round = 0; round < 5; round++) {
      expect((await attempt('AnnaBall', 'wrong')).body).toEqual({ invalid: true })
      expect((await attempt('anna@example.org', 'wrong')).body).toEqual({ invalid: true })
    }
    const { status, headers, body } = await attempt('annaball', ANNA.password)
    expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^(8\d\d|900)$/)])
    expect(body).toMatchObject({ error: { code: 'too_many_requests' } })
    const owner = { username_or_email: 'annaball', password: ANNA.password }
    expect((await newVisitor(server).post('/login/', owner)).body).toMatchObject({ invalid: false })
    passFifteenMinutes()
    expect((await attempt('annaball', ANNA.password)).body).toMatchObject({ invalid: false })
  })
})

test.each([
  ['/login/', { username_or_email: '', password: '' }, 60],
  ['/signup/', { ...ANNA, country: 1 }, 60],
  ['/signup/', { email: 'not even an address' }, 60],
  ['/contacts/', 'no object', 10],
  ['/tapfiliate/clicks/', {}, 60],
  ['/check_username/', { username: 'anna' }, 120],
  ['/account/reset-password/send-link/', { email: 'nobody' }, 30],
  ['/account/reset-password/save/', { pwd: 'secret2', token: 'forged' }, 30],
  ['/activate/', { uidb64: 'MQ', token: 'forged' }, 30],
  ['/account/activation/send-link/', {}, 30],
])(
  '%s with %j is limited per address, and what a browser writes before its proxy does not make it another',
  async (path, body, max) => {
    const end = nextAddress()
    const name = (round: number) => (path === '/login/' ? { username_or_email: `nobody${round}`, password: 'x' } : body)
    for (let round = 0; round < max; round++) {
      const { status } = await visitor(server, `10.0.0.${round}, ${end}`).post(path, name(round))
      expect(status).not.toBe(429)
    }
    const refused = await visitor(server, end).post(path, name(max))
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await newVisitor(server).post(path, name(max))).status).not.toBe(429)
  },
)

describe('a token', () => {
  test.each([undefined, 'short', 'A'.repeat(43)])('%s opens nothing', async (token) => {
    for (const path of ['/check_token/', '/logout/']) {
      const { status, body } = await newVisitor(server).post(path, undefined, token)
      expect([status, body]).toMatchObject([401, { error: { code: 'unauthorized' } }])
    }
  })

  test('lasts 30 days from its last use', async () => {
    const anna = newVisitor(server)
    const token = await member(server, anna)
    const check = async (instant: string) => {
      server.setNow(instant)
      return (await anna.post('/check_token/', undefined, token)).status
    }
    expect(await check('2026-04-06T11:59:00.000Z')).toBe(200)
    expect(await check('2026-05-06T11:58:00.000Z')).toBe(200)
    expect(await check('2026-06-05T11:58:00.000Z')).toBe(401)
  })

  test('ends with the logout of its browser, others stay', async () => {
    const anna = newVisitor(server)
    const first = await member(server, anna)
    const { body } = await anna.post('/login/', { username_or_email: 'AnnaBall', password: ANNA.password })
    expect((await anna.post('/logout/', undefined, first)).body).toEqual({ done: true })
    expect((await anna.post('/check_token/', undefined, first)).status).toBe(401)
    expect((await anna.post('/check_token/', undefined, String(body.token))).status).toBe(200)
  })

  test('is forgotten when it has expired, a link a week after that', async () => {
    await member(server, newVisitor(server))
    const left = async (instant: string) => {
      await dropOldTokens(server.database, new Date(instant))
      const rows = await server.database.rows(
        'select (select count(*) from account_token) as sessions, (select count(*) from one_time_token) as links',
      )
      return rows[0]
    }
    expect(await left('2026-03-16T12:00:00.000Z')).toEqual({ sessions: 1, links: 1 })
    expect(await left('2026-03-16T12:00:01.000Z')).toEqual({ sessions: 1, links: 0 })
    expect(await left('2026-04-06T12:00:01.000Z')).toEqual({ sessions: 0, links: 0 })
  })
})
