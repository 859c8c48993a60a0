import { NOW } from '@touchline/testing/clock'
import { useAccountsServer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { addMember } from '../billing.testing.ts'
import type { PaymentProvider, ProviderSubscription } from '../provider.ts'
import { reconcile } from './reconcile.ts'
import { databaseTime } from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.ts'

const server = useAccountsServer()
let anna: number

beforeEach(async () => {
  anna = await addMember(server)
})

const UNTIL = new Date('2026-06-07T12:00:00.000Z')

/** Anna's subscription of three months, paid now, unless the test says otherwise. */
const reported = (more: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  accountId: anna,
  customerId: 'cus_1',
  payer: null,
  months: 3,
  status: 'active',
  paidThrough: UNTIL,
  startedAt: NOW,
  heldAt: null,
  cancelledAt: null,
  clickId: 'click-7',
  paymentUrl: null,
  payments: [
    {
      id: 'in_1',
      status: 'paid',
      amount: 6_000,
      refunded: 0,
      currency: 'EUR',
      paidAt: NOW,
      receiptUrl: 'https://receipts.example/1',
      dispute: null,
    },
  ],
  ...more,
})

const provider = (read: () => Promise<ProviderSubscription | null>): PaymentProvider => ({
  name: 'stripe',
  open: () => Promise.reject(new Error('not asked for')),
  read,
  cancel: () => Promise.reject(new Error('not asked for')),
  refundAndEnd: () => Promise.reject(new Error('not asked for')),
  refund: () => Promise.reject(new Error('not asked for')),
})
const billing = (payments: PaymentProvider[] = []) => ({
  ...server.deps,
  publicUrl: 'http://localhost:3000',
  payments,
})
const made = (read: () => Promise<ProviderSubscription | null>) => syncSubscription(billing(), provider(read), 'sub_1')
const stored = async () =>
  await server.database.rows(
    'select account_id, months, status, paid_through, click_id, payment_url from subscription order by id',
  )
const mails = async () => await server.database.rows('select subject from outbox_mail order by id')

test('the same again changes nothing and says nothing', async () => {
  for (const _time of [1, 2, 3]) expect(await made(async () => reported())).toBe('written')
  expect(await stored()).toEqual([
    { account_id: anna, months: 3, status: 'active', paid_through: UNTIL, click_id: 'click-7', payment_url: null },
  ])
  expect(await mails()).toHaveLength(1)
})

test('an answer that was requested earlier and came later does not undo a later one', async () => {
  const slow = Promise.withResolvers<ProviderSubscription>()
  const asked = Promise.withResolvers<void>()
  const early = made(() => {
    asked.resolve()
    return slow.promise
  })
  await asked.promise
  // The driver's times count whole milliseconds.
  const askedAt = await databaseTime(server.database)
  await expect.poll(() => databaseTime(server.database), { interval: 1 }).not.toBe(askedAt)
  expect(await made(async () => reported({ status: 'cancelled', cancelledAt: NOW }))).toBe('written')
  slow.resolve(reported())
  expect(await early).toBe('overtaken')
  expect(await stored()).toMatchObject([{ status: 'cancelled' }])
})

test('many processes at the same time write one subscription, one receipt and one mail', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => made(async () => reported())))
  expect(outcomes.every((outcome) => outcome === 'written' || outcome === 'overtaken')).toBe(true)
  expect(await stored()).toHaveLength(1)
  expect(await server.database.rows('select 1 from payment')).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('no transaction is open while a provider is called', async () => {
  const slow = Promise.withResolvers<ProviderSubscription>()
  const asked = Promise.withResolvers<void>()
  const going = made(() => {
    asked.resolve()
    return slow.promise
  })
  await asked.promise
  const open = await server.database.rows(
    `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  expect(open).toEqual([])
  slow.resolve(reported())
  expect(await going).toBe('written')
})

test('a plan that changed to none of ours adds no time', async () => {
  await made(async () => reported())
  const later = new Date('2027-01-01T00:00:00.000Z')
  expect(await made(async () => reported({ months: null, paidThrough: later }))).toBe('written')
  expect(await stored()).toMatchObject([{ months: 3, paid_through: UNTIL }])
})

test('the operator learns of a subscription that goes on taking money for a deleted account', async () => {
  const complaints: unknown[] = []
  const log = { info: () => undefined, warn: () => undefined, error: (about: unknown) => void complaints.push(about) }
  const of = (status: ProviderSubscription['status']) =>
    syncSubscription(
      { ...billing(), log },
      provider(async () => reported({ accountId: 999_999, status })),
      'sub_1',
    )
  expect(await of('active')).toBe('refused')
  expect(await of('cancelled')).toBe('refused')
  expect(complaints).toEqual([{ provider: 'stripe', subscription: 'sub_1' }])
  expect(await stored()).toEqual([])
})

test('the nightly comparison makes up for a notice that never came, and says so once', async () => {
  await made(async () => reported())
  const warned: unknown[] = []
  const log = { info: () => undefined, error: () => undefined, warn: (about: unknown) => void warned.push(about) }
  const now = provider(async () => reported({ status: 'ended' }))
  for (const _night of [1, 2]) expect(await reconcile({ ...billing([now]), log })).toBe(true)
  expect(await stored()).toMatchObject([{ status: 'ended' }])
  expect(warned).toMatchObject([{ subscription: 'sub_1', before: { status: 'active' }, after: { status: 'ended' } }])
})

test('the nightly comparison finds what was bought while no notice came', async () => {
  const way = { ...provider(async () => reported()), begunSince: async () => ['sub_1'] }
  expect(await reconcile(billing([way]))).toBe(true)
  expect(await stored()).toMatchObject([{ account_id: anna, status: 'active' }])
})
