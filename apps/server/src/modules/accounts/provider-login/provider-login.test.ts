import { CLIENT, type IdentityProviderStandIn, identityProviderStandIn } from '@touchline/testing/identity-provider'
import { nextAddress } from '@touchline/testing/requests'
import {
  ANNA,
  member,
  newVisitor,
  signedIn,
  type TestServer,
  testServer,
  withoutAccounts,
} from '@touchline/testing/server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const SITE = 'http://localhost:3000'
let provider: IdentityProviderStandIn
let server: TestServer
beforeAll(async () => {
  provider = await identityProviderStandIn(`${SITE}/api/login/provider/return`)
  server = await testServer({
    trustProxy: true,
    settings: {
      identityProvider: {
        name: 'Club ID',
        issuer: provider.issuer,
        clientId: CLIENT.id,
        clientSecret: CLIENT.secret,
        scope: 'openid email',
        groupsClaim: 'groups',
        roles: new Map([
          ['board', 'owner'],
          ['helpdesk', 'support'],
        ]),
      },
    },
  })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(async () => {
  await withoutAccounts(server)
  const person = { sub: 'anna', email: 'anna@example.ORG', email_verified: true }
  Object.assign(provider, { person, fault: null, inUserInfo: false, refused: [] })
})

const cookieIn = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const at = (answer: Response) => answer.headers.get('location') ?? ''
const ask = (path: string, cookie = '') =>
  server.ask(path, { redirect: 'manual', headers: { cookie, 'x-forwarded-for': nextAddress() } })

/** Goes to the provider. @returns the address it sends the browser back to, and the browser's cookie */
async function visit(next = '') {
  const begun = await ask(`/api/login/provider${next}`)
  const sent = await fetch(at(begun), { redirect: 'manual' })
  return { cookie: cookieIn(begun), header: begun.headers.get('set-cookie'), back: new URL(at(sent)) }
}
/** Goes to the provider and back. @returns the last address of the browser, and its cookie */
async function goThere(next = '') {
  const { cookie, back } = await visit(next)
  return { cookie, location: at(await ask(back.pathname + back.search, cookie)) }
}
const enter = (cookie: string, code?: string) =>
  newVisitor(server, { cookie }).post('/login/provider', code === undefined ? {} : { code })
const isSignedIn = async (token: unknown) =>
  (await server.ask('/api/account/security', signedIn(String(token)))).status === 200
const account = () => member(server, newVisitor(server))
const roleOf = async () =>
  (
    await server.database.rows<{ role: string | null }>('select role from account where username = $1', [ANNA.username])
  )[0]?.role

describe('somebody whose mail address the provider verified', () => {
  test('gets into the account of that address, is mailed about it once, and goes on to where they wanted', async () => {
    await account()
    const { cookie, location } = await goThere('?next=/inplay')
    expect(location).toBe('/login?provider=returned&next=%2Finplay')
    const { body } = await enter(cookie)
    expect(body).toMatchObject({ invalid: false, user: { username: ANNA.username } })
    expect(await isSignedIn(body.token)).toBe(true)
    await enter((await goThere()).cookie)
    const mails = await server.database.rows("select recipient from outbox_mail where subject like 'Club ID now%'")
    expect(mails).toEqual([{ recipient: ANNA.email }])
  })

  test('stays that account whatever address they have there later, and nobody else gets it with the old one', async () => {
    await account()
    await enter((await goThere()).cookie)
    provider.person = { sub: 'anna', email: 'married@example.org', email_verified: true }
    expect((await enter((await goThere()).cookie)).body).toMatchObject({ user: { username: ANNA.username } })
  })

  test('is told apart from the user info too', async () => {
    await account()
    provider.inUserInfo = true
    expect((await enter((await goThere()).cookie)).body).toMatchObject({ invalid: false })
  })

  test('is not let into an account that was never activated, whose password may be another one’s', async () => {
    await newVisitor(server).post('/signup', ANNA)
    expect((await goThere()).location).toBe('/login?provider=unknown')
  })
})

test('an address that the provider did not verify leads to no account, a verified one without an account neither', async () => {
  await account()
  for (const email_verified of [false, undefined, 'true' as unknown as boolean]) {
    provider.person = { sub: 'mallory', email: ANNA.email, ...(email_verified !== undefined && { email_verified }) }
    expect((await goThere()).location).toBe('/login?provider=unverified')
  }
  provider.person = { sub: 'mallory', email: 'mallory@example.org', email_verified: true }
  const { cookie, location } = await goThere()
  expect(location).toBe('/login?provider=unknown')
  expect((await enter(cookie)).body).toEqual({ invalid: true })
  expect(await server.database.rows('select 1 from account_identity')).toEqual([])
})

test('a blocked account stays closed, also when it is blocked on the way', async () => {
  await account()
  const { cookie } = await goThere()
  await server.database.rows('update account set blocked_at = now()')
  expect((await enter(cookie)).body).toEqual({ invalid: true, blocked: true })
  expect((await goThere()).location).toBe('/login?provider=blocked')
})

describe('a visit', () => {
  test('is worth nothing in another browser, twice, too late, or with another state', async () => {
    await account()
    const stale = '/login?provider=stale'
    const { cookie, back, header } = await visit()
    expect(header).toMatch(/; Path=\/api\/login\/provider; HttpOnly; SameSite=Lax$/)
    const path = back.pathname + back.search
    expect(at(await ask(path))).toBe(stale)
    const second = await visit()
    expect(at(await ask(second.back.pathname + second.back.search, cookie))).toBe(stale)
    const third = await visit()
    const changed = new URL(third.back)
    changed.searchParams.set('state', 'x'.repeat(43))
    expect(at(await ask(changed.pathname + changed.search, third.cookie))).toBe(stale)
    const fourth = await visit()
    const used = fourth.back.pathname + fourth.back.search
    expect(at(await ask(used, fourth.cookie))).toBe('/login?provider=returned')
    expect(at(await ask(used, fourth.cookie))).toBe(stale)
    expect((await enter(fourth.cookie)).body).toMatchObject({ invalid: false })
    expect((await enter(fourth.cookie)).body).toEqual({ invalid: true })
    const fifth = await visit()
    server.setNow(server.deps.clock.now().getTime() + 5 * 60_000)
    expect(at(await ask(fifth.back.pathname + fifth.back.search, fifth.cookie))).toBe(stale)
  })

  test('with a code of another visit is refused by the provider, because the verifier does not fit', async () => {
    await account()
    const [own, others] = [await visit(), await visit()]
    const mixed = new URL(own.back)
    mixed.searchParams.set('code', others.back.searchParams.get('code') ?? '')
    expect(at(await ask(mixed.pathname + mixed.search, own.cookie))).toBe('/login?provider=unreachable')
    expect(provider.refused).toEqual(['wrong verifier'])
  })

  test.each(['other-nonce', 'other-audience', 'other-issuer', 'expired', 'unsigned', 'other-key'] as const)(
    'whose token is wrong opens nothing: %s',
    async (fault) => {
      await account()
      provider.fault = fault
      const { cookie, location } = await goThere()
      expect(location).toBe('/login?provider=unreachable')
      expect((await enter(cookie)).body).toEqual({ invalid: true })
    },
  )

  test('that the provider refuses says so, and leads nowhere else', async () => {
    provider.fault = 'refuses'
    expect((await goThere('?next=//evil.example.org')).location).toBe('/login?provider=refused')
    provider.fault = null
    expect((await goThere('?next=/me')).location).toBe('/login?provider=unknown&next=%2Fme')
  })
})

test('where the account has a second factor, the provider alone does not sign in', async () => {
  const token = await account()
  const begun = (await newVisitor(server).post('/account/second-factor/begin', { password: ANNA.password }, token)).body
  const secret = Secret.fromBase32(String(begun.secret))
  const code = () => TOTP.generate({ secret, timestamp: server.deps.clock.now().getTime() })
  await newVisitor(server).post('/account/second-factor/confirm', { code: code() }, token)
  server.setNow(server.deps.clock.now().getTime() + 30_000)
  const { cookie } = await goThere()
  expect((await enter(cookie)).body).toEqual({ invalid: true, second_factor: 'needed', second_factors: ['app'] })
  expect((await enter(cookie, '000000')).body).toEqual({ invalid: true, second_factor: 'wrong' })
  expect((await enter(cookie, code())).body).toMatchObject({ invalid: false })
})

describe('groups', () => {
  test('give a role and take it away again, which the audit says; earlier sessions end', async () => {
    const token = await account()
    provider.person = { ...provider.person, groups: ['chess', 'helpdesk'] }
    await enter((await goThere()).cookie)
    expect([await roleOf(), await isSignedIn(token)]).toEqual(['support', false])
    provider.person = { ...provider.person, groups: [] }
    await enter((await goThere()).cookie)
    expect(await roleOf()).toBeNull()
    const noted = await server.database.rows('select via, actor, action, before, after from audit_entry order by id')
    expect(noted.slice(-2)).toEqual([
      { via: 'provider', actor: 'Club ID', action: 'staff.role', before: { role: null }, after: { role: 'support' } },
      { via: 'provider', actor: 'Club ID', action: 'staff.role', before: { role: 'support' }, after: { role: null } },
    ])
  })

  test('never take the role from the last owner', async () => {
    await account()
    provider.person = { ...provider.person, groups: ['helpdesk', 'board'] }
    await enter((await goThere()).cookie)
    expect(await roleOf()).toBe('owner')
    provider.person = { ...provider.person, groups: ['helpdesk'] }
    await enter((await goThere()).cookie)
    expect(await roleOf()).toBe('owner')
  })
})

test('a provider that does not answer is said to, and found again once it does', async () => {
  const other = await identityProviderStandIn(`${SITE}/api/login/provider/return`)
  other.fault = 'away'
  const settings = {
    name: 'Late',
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    scope: 'openid',
    groupsClaim: 'groups',
  }
  const late = await testServer({ settings: { identityProvider: { ...settings, issuer: other.issuer, roles: null } } })
  const begin = async () => at(await late.ask('/api/login/provider', { redirect: 'manual' }))
  expect(await begin()).toBe('/login?provider=unreachable')
  other.fault = null
  expect(await begin()).toMatch(/\/authorize\?/)
  await late.close()
  await other.close()
})
