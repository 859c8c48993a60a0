import { DAY_MS } from '@touchline/football'
import { expect, test } from 'vitest'
import { currentOf, lastContract, withdrawable } from './billing.views.ts'
import type { StoredSubscription } from './subscriptions/subscriptions.queries.ts'

const NOW = new Date('2026-03-07T12:00:00.000Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

let id = 0
const row = (more: Partial<StoredSubscription>): StoredSubscription => ({
  id: ++id,
  accountId: 1,
  provider: 'stripe',
  providerId: `sub_${id}`,
  customerId: 'cus_1',
  months: 3,
  status: 'active',
  paidThrough: inDays(80),
  startedAt: inDays(-10),
  cancelledAt: null,
  withdrawnAt: null,
  refusedAt: null,
  heldAt: null,
  closedAt: null,
  importedAt: null,
  payer: null,
  paymentUrl: null,
  clickId: null,
  readAt: null,
  ...more,
})

test('the page shows the subscription that renews, else the one that runs longest, else the last one', () => {
  const renews = row({ paidThrough: inDays(5) })
  const runsOut = row({ status: 'cancelled', paidThrough: inDays(90) })
  const over = row({ status: 'ended', paidThrough: inDays(300) })
  const longAgo = row({ status: 'ended', paidThrough: inDays(-300) })
  const never = row({ status: 'pending', paidThrough: null, startedAt: null })
  expect(currentOf([never, longAgo, over, runsOut, renews], NOW)).toBe(renews)
  expect(currentOf([never, longAgo, over, runsOut], NOW)).toBe(runsOut)
  expect(currentOf([never, longAgo, over], NOW)).toBe(over)
  expect(currentOf([never], NOW)).toBeNull()
})

test.each<[string, Partial<StoredSubscription>, boolean]>([
  ['ten days old', {}, true],
  ['cancelled', { status: 'cancelled' }, true],
  ['with an open payment', { status: 'past_due' }, true],
  ['a moment before 14 days', { startedAt: new Date(inDays(-14).getTime() + 1) }, true],
  ['14 days old', { startedAt: inDays(-14) }, false],
  ['withdrawn from before', { withdrawnAt: inDays(-1) }, false],
  ['over', { status: 'ended' }, false],
  ['never paid', { status: 'pending', startedAt: null }, false],
  ['granted', { provider: 'grant' }, false],
])('whether a contract can be withdrawn from: %s', (_fact, more, can) => {
  const contract = row(more)
  expect(withdrawable([contract], NOW)).toBe(can ? contract : null)
})

test('the last contract counts, not one before it', () => {
  const before = row({ startedAt: inDays(-12), status: 'cancelled' })
  const last = row({ startedAt: inDays(-2), status: 'ended', withdrawnAt: inDays(-1) })
  expect(lastContract([before, last])).toBe(last)
  expect(withdrawable([before, last], NOW)).toBeNull()
})
