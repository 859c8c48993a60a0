import { claimWorld, inTransaction } from '@touchline/database'
import { visitor } from '@touchline/testing/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember, useStripeShop } from '../../billing/billing.testing.ts'
import { billingJobs } from '../../billing/billing-jobs.ts'
import { reconcile } from '../../billing/subscriptions/reconcile.ts'
import { signInAs } from '../staff.testing.ts'
import type { PaidMonth } from './months.queries.ts'
import { moneyMonths, recurringAt } from './months.ts'

const { stripe, server, shop } = useStripeShop()
beforeAll(() => inTransaction(server.database, (client) => claimWorld(client, 'demo')))
let owner: string
let anna: number
beforeEach(async () => {
  await server.database.rows('delete from drift')
  await server.database.rows(`delete from meta where key like 'payments:%'`)
  owner = await signInAs(server, 'owner')
  anna = await addMember(server)
})

interface Drift {
  kind: string
  provider_id: string
  ours: object | null
  theirs: object | null
  settled_at: string | null
}
interface Money {
  months: {
    month: string
    recurring: number
    subscriptions: number
    taken: number
    refunded: number
    failed: number
    started: number
    cancelled: number
  }[]
  ending: { month: string; paid: number; granted: number; renewing: number }[]
  disputed: { member: string; provider_url: string | null; dispute: string }[]
  open_payments: { member: string; cents: number | null }[]
  notices: { waiting: number; error: string | null }
  comparison: {
    asked_at: string | null
    finished_at: string | null
    compared: number
    differed: number
    unreachable: string[]
  }
  drift: Drift[]
}
const money = async (token?: string) =>
  server.get<Money>(
    '/api/console/money',
    token ?? (await signInAs(server, 'owner', `o${Math.random()}`.replace('.', ''))),
  )
const deps = () => ({ ...server.deps, ...server.deps.settings })
const ring = () => shop.ring(shop.undelivered())

test('recurring revenue is what was paid divided by its months, for every month whose end it covers', async () => {
  await shop.buy(anna, 3)
  await shop.buy(await addMember(server, 'BenBall'), 1)
  await ring()
  let months = (await money()).months
  expect(months.at(-1)).toMatchObject({
    month: '2026-03',
    recurring: 2000 + 2299,
    subscriptions: 2,
    taken: 8299,
    started: 2,
  })
  shop.at('2026-05-20T12:00:00.000Z')
  await ring()
  months = (await money()).months
  expect(months.slice(-3)).toMatchObject([
    { month: '2026-03', recurring: 4299, subscriptions: 2 },
    { month: '2026-04', recurring: 4299, subscriptions: 2, taken: 2299 },
    { month: '2026-05', recurring: 4299, subscriptions: 2, taken: 2299, started: 0 },
  ])
  expect(months).toHaveLength(13)
})

test('a payment counts for as many month ends as its plan has months', () => {
  const one = { status: 'paid', isLost: false, amount: 6000, refunded: 0, count: 1 } as const
  const paid: PaidMonth[] = [{ month: '2025-12', months: 3, ...one }]
  const at = (month: string) => recurringAt(paid, month).cents
  expect(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'].map(at)).toEqual([0, 2000, 2000, 2000, 0])
  expect(
    moneyMonths(paid, { running: [], changed: [], now: new Date('2026-02-27T00:00:00Z') }).map(({ month }) => month)[0],
  ).toBe('2025-02')
})

test('refunds, failures, cancellations and ends are counted where they belong', async () => {
  const monthly = await shop.buy(anna, 1)
  const ben = await addMember(server, 'BenBall')
  const lost = await shop.buy(ben, 3)
  await ring()
  await shop.post(anna, '/cancel_subscription/')
  stripe.refund(shop.chargeOf(monthly), 1000)
  stripe.setCard(lost, 'declined')
  await ring()
  const march = await money()
  expect(march.months.at(-1)).toMatchObject({ recurring: 1299 + 2000, refunded: 1000, cancelled: 1 })
  expect(march.ending).toMatchObject([
    { month: '2026-03', renewing: 0 },
    { month: '2026-04', paid: 1 },
    {},
    { month: '2026-06', renewing: 1, paid: 0 },
    {},
    {},
  ])
  shop.at('2026-06-08T12:00:00.000Z')
  await ring()
  const june = await money()
  expect(june.months.at(-1)).toMatchObject({ recurring: 0, subscriptions: 0, failed: 1 })
  expect(june.open_payments).toMatchObject([{ member: 'BenBall', cents: 6000 }])
  expect((await money(await signInAs(server, 'analyst'))).open_payments).toMatchObject([{ member: 'B•••' }])
})

test('a disputed payment is listed, and counts for nothing once it is lost', async () => {
  const subscription = await shop.buy(anna, 1)
  await ring()
  const dispute = stripe.dispute(shop.chargeOf(subscription))
  await ring()
  expect((await money()).disputed).toMatchObject([
    { dispute: 'open', provider_url: expect.stringContaining('stripe.com') },
  ])
  expect((await money()).months.at(-1)).toMatchObject({ recurring: 2299 })
  stripe.decide(dispute, 'lost')
  await ring()
  expect(await money()).toMatchObject({ disputed: [{ dispute: 'lost' }] })
  expect((await money()).months.at(-1)).toMatchObject({ recurring: 0 })
})

test('notices that were lost show as differences, are made good, and the next comparison finds none', async () => {
  const known = await shop.buy(anna, 1)
  await ring()
  stripe.cancelAtPeriodEnd(known, true)
  const ben = await addMember(server, 'BenBall')
  const missed = await shop.buy(ben, 3)
  shop.undelivered()
  await reconcile(deps())
  const { drift, comparison } = await money()
  expect(comparison).toMatchObject({ compared: 2, differed: 2, unreachable: [], finished_at: expect.any(String) })
  expect(Object.fromEntries(drift.map((one) => [one.provider_id, one]))).toMatchObject({
    [known]: {
      kind: 'differs',
      ours: { status: 'active' },
      theirs: { status: 'cancelled' },
      settled_at: expect.any(String),
    },
    [missed]: {
      kind: 'unknown_here',
      ours: null,
      theirs: { status: 'active', months: 3 },
      settled_at: expect.any(String),
    },
  })
  expect(await shop.standing(ben)).toMatchObject({ subscribed: 3 })
  await reconcile(deps())
  expect((await money()).comparison).toMatchObject({ compared: 2, differed: 0 })
})

test('subscriptions unknown to the provider or owned by nobody here stay open until resolved', async () => {
  await server.database.rows(
    `insert into subscription (account_id, provider, provider_id, months, status, paid_through, started_at, created_at, updated_at)
     values ($1, 'stripe', 'sub_gone', 1, 'active', now(), now(), now(), now())`,
    [anna],
  )
  const orphan = await shop.buy(anna, 1).catch(() => '')
  expect(orphan).toBe('')
  await reconcile(deps())
  expect((await money()).drift).toMatchObject([
    { kind: 'unknown_there', provider_id: 'sub_gone', theirs: null, settled_at: null },
  ])
  await server.database.rows(`delete from subscription where provider_id = 'sub_gone'`)
  const bought = await shop.buy(anna, 1)
  await server.database.rows('delete from account where id = $1', [anna])
  await reconcile(deps())
  expect((await money()).drift).toMatchObject([{ kind: 'refused', provider_id: bought, settled_at: null }])
})

test('the button asks, the job compares, and a provider that is away is named', async () => {
  await shop.buy(anna, 1)
  await ring()
  expect((await visitor(server).post('/console/money/reconcile', {}, owner)).status).toBe(200)
  expect((await money()).comparison).toMatchObject({ asked_at: expect.any(String), finished_at: null })
  const job = billingJobs(deps()).find(({ name }) => name === 'reconcile')
  stripe.setAway(true)
  await job?.run(new AbortController().signal)
  expect((await money()).comparison).toMatchObject({ asked_at: null, unreachable: ['stripe'], compared: 0 })
  stripe.setAway(false)
  await visitor(server).post('/console/money/reconcile', {}, owner)
  await job?.run(new AbortController().signal)
  expect((await money()).comparison).toMatchObject({ asked_at: null, unreachable: [], compared: 1, differed: 0 })
  const audit = await server.get<{ entries: { action: string }[] }>('/api/console/audit', owner)
  expect(audit.entries[0]?.action).toBe('site.reconcile')
})
