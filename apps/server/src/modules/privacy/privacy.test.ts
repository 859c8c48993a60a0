import { league, world } from '@touchline/testing/records'
import { ANNA, member, newVisitor, signedIn, useAccountsServer } from '@touchline/testing/server'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PaymentProvider, ProviderUnreachable } from '../billing/provider.ts'
import { addFullLife, addSubscription } from './full-life.testing.ts'

/** A provider that only notes cancellations. */
const provider = { cancelled: [] as string[], fault: null as Error | null, meanwhile: async () => {} }
const stripe: PaymentProvider = {
  name: 'stripe',
  open: () => Promise.reject(new Error('Not asked for here')),
  read: async () => null,
  cancel: async (id) => {
    if (provider.fault !== null) throw provider.fault
    provider.cancelled.push(id)
    await provider.meanwhile()
  },
  refundAndEnd: () => Promise.reject(new Error('Not asked for here')),
  refund: () => Promise.reject(new Error('Not asked for here')),
}

const server = useAccountsServer({ payments: () => [stripe] })
const BEN = { ...ANNA, email: 'ben@example.org', username: 'BenBall' }

beforeAll(async () => {
  await server.store(world({ leagues: [league('one', 'League One')] }))
})
beforeEach(async () => {
  await server.database.rows('truncate referral_click, contact_message, payment_event cascade')
  Object.assign(provider, { cancelled: [], fault: null, meanwhile: async () => {} })
})

const accountId = async (username = ANNA.username) =>
  Number((await server.database.rows('select id from account where username = $1', [username]))[0]?.id)

const rows = (text: string, values: unknown[]) => server.database.rows(text, values)
const subscribe = (account: number, id: string, status: string, name?: string) =>
  addSubscription(rows, { account, id, status, name })

const TABLES = [
  ['account', 'id'],
  ['account_token', 'account_id'],
  ['one_time_token', 'account_id'],
  ['email_change', 'account_id'],
  ['subscription_pause', 'account_id'],
  ['follow', 'account_id'],
  ['feed_address', 'account_id'],
  ['api_token', 'account_id'],
  ['alert_recipient', 'account_id'],
  ['saved_finder', 'account_id'],
  ['subscription', 'account_id'],
  ['payment', 'account_id'],
  ['plan_order', 'account_id'],
  ['drift', 'account_id'],
  ['returned_contract', 'account_id'],
  ['consent', 'account_id'],
  ['second_factor', 'account_id'],
  ['recovery_code', 'account_id'],
  ['passkey', 'account_id'],
  ['sign_in_step', 'account_id'],
  ['account_identity', 'account_id'],
] as const

const rowsOf = async (account: number) =>
  Promise.all(
    TABLES.map(
      async ([table, column]) =>
        (await server.database.rows(`select 1 from ${table} where ${column} = $1`, [account])).length,
    ),
  )
const linked = async () =>
  Promise.all(
    ['referral_click', 'contact_message', 'payment_event'].map(
      async (table) => (await server.database.rows(`select 1 from ${table}`)).length,
    ),
  )

test('no table that knows accounts is forgotten here', async () => {
  const known = await server.database.rows(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id' order by 1`,
  )
  const looked = TABLES.filter(([, column]) => column === 'account_id').map(([table]) => table)
  expect(known.map(({ name }) => name)).toEqual([...looked].sort())
})

describe('the export', () => {
  const download = async (token?: string) => {
    const answer = await server.ask('/api/account/export', token ? signedIn(token) : {})
    return { status: answer.status, body: await answer.json() }
  }

  test("has everything of the account, nothing of another one's and no secret", async () => {
    const token = await member(server, newVisitor(server))
    await member(server, newVisitor(server), BEN)
    await addFullLife(rows, await accountId(), ANNA.email)
    await addFullLife(rows, await accountId(BEN.username), BEN.email)
    const [{ id: leagueId }] = (await server.database.rows('select id from league')) as [{ id: number }]
    const { status, body } = await download(token)
    expect(status).toBe(200)
    expect(body).toEqual({
      exported_at: '2026-03-07T12:00:00.000Z',
      account: {
        username: 'AnnaBall',
        email: 'Anna@Example.org',
        pending_email: 'new.Anna@Example.org',
        country: 'England',
        language: 'en',
        created_at: '2026-03-07T12:00:00.000Z',
        activated_at: '2026-03-07T12:00:00.000Z',
        seen_at: '2026-03-07T12:00:00.000Z',
        role: null,
        blocked_at: null,
        second_factor_since: '2026-03-01T00:00:00.000Z',
        passkeys: [{ name: 'Phone', created_at: '2026-03-01T00:00:00.000Z', last_used_at: null }],
        providers: [{ issuer: 'https://id.example.org', since: '2026-03-01T00:00:00.000Z' }],
      },
      finders: [{ name: 'Rested', finder: 'where=homeRest%3A5..', created_at: '2026-03-02T00:00:00.000Z' }],
      favourite_leagues: [{ league_id: leagueId, name: 'League One', since: '2026-03-02T00:00:00.000Z' }],
      follows: [],
      alerts: {
        settings: {
          ...{ quiet_from: 1380, quiet_to: 480, hourly_limit: 20, hides_scores: false },
          ...{ mail: false, digest: 'weekly', language: 'en', zone: 'Europe/Lisbon' },
        },
        wishes: [
          {
            ...{ thing: 'league', id: leagueId, name: 'League One', kinds: ['goal'], price_level: null },
            ...{ delay_minutes: 0, channels: ['push'] },
          },
        ],
        channels: [
          {
            ...{ id: expect.any(Number), kind: 'ntfy', label: expect.stringMatching(/^ntfy\.test\/…/) },
            ...{ created_at: '2026-03-02T00:00:00.000Z', failing: null },
          },
        ],
        muted: [],
        sent: [],
        country: null,
        hidden_scores: { everywhere: true, teams: [], matches: [], shown: [], shown_until: null },
      },
      feed_address_since: '2026-03-02T00:00:00.000Z',
      api_token_since: '2026-03-03T00:00:00.000Z',
      sessions: [
        {
          created_at: '2026-03-07T12:00:00.000Z',
          expires_at: '2026-04-06T12:00:00.000Z',
          user_agent: expect.any(String),
        },
      ],
      subscriptions: [
        {
          provider: 'stripe',
          months: 3,
          status: 'active',
          payer: null,
          started_at: '2026-03-01T00:00:00.000Z',
          paid_through: '2026-06-01T00:00:00.000Z',
          cancelled_at: null,
          withdrawn_at: null,
          refused_at: null,
          held_at: null,
          pauses: [{ starts_at: '2026-06-01T00:00:00.000Z', ends_at: '2026-08-01T00:00:00.000Z' }],
        },
      ],
      payments: [
        {
          provider: 'stripe',
          status: 'partly_refunded',
          amount: 60,
          refunded: 10.5,
          currency: 'EUR',
          paid_at: '2026-03-01T00:00:00.000Z',
          dispute: null,
        },
      ],
      consents: [{ kind: 'immediate_start', version: '2026-02-01', agreed_at: '2026-03-01T00:00:00.000Z' }],
      referral_clicks: [{ code: 'alex', created_at: '2026-02-28T00:00:00.000Z' }],
      contact_messages: [{ username: 'A', message: 'Hello', created_at: '2026-03-03T00:00:00.000Z' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|cus_/)
  })

  test('has empty lists for a new account, and is refused without a token', async () => {
    const { body } = await download(await member(server, newVisitor(server)))
    expect(body).toMatchObject({ favourite_leagues: [], subscriptions: [], payments: [], contact_messages: [] })
    expect((await download()).status).toBe(401)
  })
})

describe('deleting an account', () => {
  const remove = (token: string | undefined, password = ANNA.password) =>
    newVisitor(server).post('/account/delete', { password }, token)

  test('ends the subscription at its provider, leaves nothing behind and confirms that by mail', async () => {
    const token = await member(server, newVisitor(server))
    await member(server, newVisitor(server), BEN)
    const [anna, ben] = [await accountId(), await accountId(BEN.username)]
    await addFullLife(rows, anna, ANNA.email)
    await addFullLife(rows, ben, BEN.email)
    const bens = await rowsOf(ben)

    expect((await remove(token)).body).toEqual({ status: 0 })
    expect(provider.cancelled).toEqual([`sub-${anna}`])
    expect(await rowsOf(anna)).toEqual(TABLES.map(() => 0))
    expect(await rowsOf(ben)).toEqual(bens)
    expect(await linked()).toEqual([1, 1, 1])
    const mails = await server.database.rows('select recipient, subject, text, sent_at from outbox_mail order by id')
    expect(mails.filter(({ recipient }) => recipient === ANNA.email)).toMatchObject([
      {
        subject: 'Your Touchline account has been deleted',
        text: expect.stringContaining('on 7 March 2026 at 12:00:00 UTC'),
      },
    ])
    expect(mails.filter(({ recipient }) => recipient === 'desk@touchline.test').map((mail) => mail.subject)).toEqual([
      'unsent',
      's',
      'unsent',
    ])
    expect((await newVisitor(server).post('/check_token/', undefined, token)).status).toBe(401)
    const login = { username_or_email: ANNA.email, password: ANNA.password }
    expect((await newVisitor(server).post('/login/', login)).body).toEqual({ invalid: true })
    expect((await newVisitor(server).post('/signup/', ANNA)).body).toEqual({ status: 0 })
  })

  test('asks the provider for nothing that has ended or was given', async () => {
    const token = await member(server, newVisitor(server))
    await subscribe(await accountId(), 'old', 'ended')
    await subscribe(await accountId(), 'ending', 'cancelled')
    await subscribe(await accountId(), 'given', 'active', 'grant')
    expect((await remove(token)).body).toEqual({ status: 0 })
    expect(provider.cancelled).toEqual([])
  })

  test('while the provider does not answer nothing is deleted, and later it is', async () => {
    const token = await member(server, newVisitor(server))
    await addFullLife(rows, await accountId(), ANNA.email)
    const before = await rowsOf(await accountId())
    provider.fault = new ProviderUnreachable('no answer')
    expect((await remove(token)).body).toEqual({ status: 2 })
    expect(await rowsOf(await accountId())).toEqual(before)
    provider.fault = null
    expect((await remove(token)).body).toEqual({ status: 0 })
  })

  test('with a subscription at a provider that is not set up here any more nothing is deleted', async () => {
    const token = await member(server, newVisitor(server))
    await subscribe(await accountId(), 'I-1', 'active', 'paypal')
    expect((await remove(token)).body).toEqual({ status: 2 })
    expect(await accountId()).toBeGreaterThan(0)
  })

  test('a subscription that is bought meanwhile keeps the account', async () => {
    const token = await member(server, newVisitor(server))
    const anna = await accountId()
    await subscribe(anna, 'first', 'past_due')
    provider.meanwhile = async () => void (await subscribe(anna, 'second', 'active'))
    expect((await remove(token)).body).toEqual({ status: 2 })
    expect(await accountId()).toBe(anna)
    provider.meanwhile = async () => {}
    expect((await remove(token)).body).toEqual({ status: 0 })
    expect(provider.cancelled).toEqual(['first', 'first', 'second'])
  })

  test('a wrong password deletes nothing, and after ten there is no more trying in that session, while the login stays open', async () => {
    const token = await member(server, newVisitor(server))
    for (let round = 0; round < 10; round++) expect((await remove(token, 'wrong')).body).toEqual({ status: 1 })
    expect((await remove(token)).status).toBe(429)
    const login = { username_or_email: ANNA.email, password: ANNA.password }
    const again = String((await newVisitor(server).post('/login/', login)).body.token)
    expect((await remove(again)).body).toEqual({ status: 0 })
  })

  test('without a token nobody is deleted', async () => {
    expect((await remove(undefined)).status).toBe(401)
  })
})
