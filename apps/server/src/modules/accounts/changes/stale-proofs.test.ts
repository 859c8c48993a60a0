import { hash } from 'node:crypto'
import { type Call, contract } from '@touchline/contract'
import { otherAddress, requestOf, sampleCall } from '@touchline/testing/requests'
import { ANNA, activationOf, lastLink, member, newVisitor, useServer, withoutAccounts } from '@touchline/testing/server'
import { beforeAll, describe, expect, test } from 'vitest'

const server = useServer({ trustProxy: true, keepData: true })

type Link = 'activate' | 'reset' | 'email'

/** The link each call takes; others take none. */
const TAKES: Readonly<Record<string, Link>> = {
  '/activate': 'activate',
  '/account/reset-password/valid-link/{token}': 'reset',
  '/account/email/confirm': 'email',
  '/account/reset-password/save': 'reset',
}
/** Public calls that change nothing of an account, and so need no proof. */
const OPEN = [
  '/account/activation/send-link',
  '/account/reset-password/send-link',
  // A visitor's browser has a separate secret.
  '/alerts',
  '/alerts/channel/remove',
  '/alerts/chat',
  '/alerts/mute',
  '/alerts/push',
  '/alerts/settings',
  '/alerts/wish',
  '/check_username',
  '/contacts',
  // The browser's secret again.
  '/hidden_scores',
  '/login',
  // The answer of a passkey is the proof, and the cookie of a return from the provider.
  '/login/passkey',
  '/login/passkey/begin',
  '/login/provider',
  '/plan_code',
  '/signup',
  '/tapfiliate/clicks',
]

const calls: readonly Call[] = contract
const isProved = (call: Call) =>
  ['token', 'uidb64'].some((field) => field in { ...call.params?.shape, ...call.body?.shape })
const withLink = calls.filter((call) => call.access === 'public' && isProved(call))
const withSession = calls.filter((call) => call.access !== 'public')

/** Invalid proofs, by their fault, and links that still work. */
const sessions: Record<string, string> = {}
const stale: Record<string, string> = {}
const live = {} as Record<Link, string>
let uidb64 = ''

/** Everything that is stored about accounts. */
async function stored(): Promise<unknown> {
  const tables = await server.database.rows<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id' order by 1`,
  )
  const names = ['account', 'outbox_mail', ...tables.map(({ name }) => name)]
  const all = names.map(
    (name) => `select '${name}' as name, coalesce(json_agg(t order by t::text), '[]') as rows from ${name} t`,
  )
  return server.database.rows(all.join(' union all '))
}

const mailed = async (recipient: string) => {
  const rows = await server.database.rows<{ text: string }>(
    'select text from outbox_mail where recipient = $1 order by id desc limit 1',
    [recipient],
  )
  return /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}

/** An activated account with a reset link and a pending change of address. */
async function person(name: string) {
  const by = newVisitor(server)
  const who = { ...ANNA, username: name, email: `${name}@example.org` }
  const session = await member(server, by, who)
  const activate = (await lastLink(server)).get('token') ?? ''
  await by.post('/account/reset-password/send-link/', { email: who.email })
  const reset = await mailed(who.email)
  const change = { email: `${name}@new.example`, password: who.password }
  expect((await by.post('/account/email/', change, session)).body).toEqual({ status: 0 })
  return { by, who, session, activate, reset, toOld: await mailed(who.email), toNew: await mailed(change.email) }
}

beforeAll(async () => {
  await withoutAccounts(server)
  server.setNow('2026-01-01T12:00:00.000Z')
  const early = await person('early')
  await newVisitor(server).post('/signup/', { ...ANNA, username: 'waiting', email: 'waiting@example.org' })
  Object.assign(stale, {
    'an expired activation': (await lastLink(server)).get('token'),
    'an expired reset': early.reset,
    'an expired approval of a new address': early.toOld,
    'an expired confirmation of a new address': early.toNew,
  })
  sessions['an expired session'] = early.session
  server.setNow('2026-03-07T12:00:00.000Z')

  const careful = await person('careful')
  const change = { current: ANNA.password, password: 'another one' }
  await careful.by.post('/account/password/', change, careful.session)
  Object.assign(stale, {
    'a used activation': careful.activate,
    'a reset from before a new password': careful.reset,
    'an approval from before a new password': careful.toOld,
    'a confirmation from before a new password': careful.toNew,
  })

  const reset = await person('forgetful')
  await reset.by.post('/account/reset-password/save/', { pwd: 'another one', token: reset.reset })
  Object.assign(stale, { 'a used reset': reset.reset, 'an approval from before a reset': reset.toOld })
  sessions['a session from before a reset'] = reset.session

  const moved = await person('moved')
  for (const token of [moved.toOld, moved.toNew]) await moved.by.post('/account/email/confirm/', { token })
  Object.assign(stale, {
    'a reset from before a new address': moved.reset,
    'a used approval': moved.toOld,
    'a used confirmation': moved.toNew,
  })

  const out = await person('leaving')
  await out.by.post('/logout/', undefined, out.session)
  sessions['a session that was signed out'] = out.session

  const here = await person('present')
  await newVisitor(server).post('/signup/', { ...ANNA, username: 'new one', email: 'newone@example.org' })
  const activation = activationOf(await lastLink(server))
  uidb64 = String(activation.uidb64)
  Object.assign(live, { activate: activation.token, reset: here.reset, email: here.toNew })
  const digest = (secret: string) => hash('sha256', secret, 'hex')
  Object.assign(stale, { 'a session': here.session, 'the stored hash of a link': digest(here.reset), nothing: '' })
  Object.assign(sessions, {
    'a link': here.reset,
    'the stored hash of a session': digest(here.session),
    'a session nobody was given': 'A'.repeat(43),
  })
})

async function make(call: Call, { session, link }: { session?: string; link?: string }) {
  const sample = sampleCall(call)
  // Long enough for a password too, so that nothing but the proof is wrong.
  const texts = Object.entries(sample.body ?? {}).map(([name, value]) => [name, value === '1' ? 'someone' : value])
  const fields = { ...(link !== undefined && { token: link, uidb64 }) }
  const [path, init] = requestOf(
    call,
    {
      ...sample,
      params: { ...sample.params, ...fields },
      body: sample.body && { ...Object.fromEntries(texts), ...fields },
    },
    session,
  )
  const answer = await server.ask(path, { ...init, headers: { ...init.headers, ...otherAddress() } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('every public call that is made with POST takes a link, or is known to need no proof', () => {
  const others = calls.filter((call) => call.access === 'public' && call.method === 'POST' && !isProved(call))
  expect(others.map(({ path }) => path).sort()).toEqual(OPEN)
})

describe('a session that is none changes nothing', () => {
  test.each(withSession.map((call) => [call.method, call.path, call] as const))(
    '%s %s',
    async (_method, _path, call) => {
      const before = await stored()
      for (const [name, session] of Object.entries(sessions))
        expect([name, (await make(call, { session })).status]).toEqual([name, 401])
      expect((await make(call, {})).status).toBe(401)
      expect(await stored()).toEqual(before)
    },
  )
})

describe('a link that is none changes nothing', () => {
  test.each(withLink.map((call) => [call.method, call.path, call] as const))('%s %s', async (_method, path, call) => {
    const foreign = Object.entries(live).filter(([kind]) => kind !== TAKES[path])
    const before = await stored()
    for (const [name, link] of [...Object.entries(stale), ...foreign]) {
      const { status, body } = await make(call, { link })
      const isRefused = status >= 400 || body.invalid === true || (typeof body.status === 'number' && body.status > 0)
      expect([name, isRefused, body]).toEqual([name, true, expect.anything()])
    }
    expect(await stored()).toEqual(before)
  })
})

test('the links that are tried at other calls work at their own', async () => {
  const results = []
  for (const [path, kind] of Object.entries(TAKES)) {
    const call = withLink.find((one) => one.path === path)
    if (call) results.push([path, (await make(call, { link: live[kind] })).body])
  }
  expect(results).toMatchObject([
    ['/activate', { invalid: false }],
    ['/account/reset-password/valid-link/{token}', { status: 0 }],
    ['/account/email/confirm', { status: 1 }],
    ['/account/reset-password/save', { status: 0 }],
  ])
})
