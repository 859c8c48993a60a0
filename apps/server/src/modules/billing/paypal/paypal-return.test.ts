import { visitor } from '@touchline/testing/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BEN, type PaypalSite, paypalSite } from './paypal.testing.ts'

let site: PaypalSite
beforeAll(async () => {
  site = await paypalSite()
})
beforeEach(() => site.reset())
afterAll(() => site.close())

const DONE = '/subscription?payment=done'
const FAILED = '/subscription?payment=failed'
const subscriptions = async () =>
  (await site.server.database.pool.query('select account_id, provider_id, status, click_id from subscription')).rows

test('an approved subscription opens what is paid until PayPal takes the next payment, however often one comes back', async () => {
  const { token, uid } = await site.join()
  const id = await site.open(token, 3)
  expect(site.paypal.shop.find(id)).toMatchObject({
    planId: 'P-THREE',
    customId: String(uid),
    returnUrl: 'http://localhost:3000/subscription?provider=paypal',
    cancelUrl: 'http://localhost:3000/subscription?payment=cancelled',
  })
  site.paypal.shop.approve(id)
  expect(await site.comeBack(uid, id, '?clickID=click-1&amount=0.01')).toBe(DONE)
  const reported = await site.bought(token)
  expect(reported).toMatchObject({
    subscribed: 3,
    expired: false,
    expire_date: '2026-06-07T10:00:00.000Z',
    provider: 'paypal',
    receipts: [{ amount: 60, refunded: 0, currency: 'EUR', status: 'paid' }],
  })
  const before = await subscriptions()
  expect(before).toEqual([{ account_id: uid, provider_id: id, status: 'active', click_id: 'click-1' }])
  expect(await site.comeBack(uid, id, '?clickID=click-2')).toBe(DONE)
  expect(await site.bought(token)).toEqual(reported)
  expect(await subscriptions()).toEqual(before)
  const { rowCount } = await site.server.database.pool.query(
    `select 1 from outbox_mail where subject not like 'Activate%'`,
  )
  expect(rowCount).toBe(1)
})

test('an approval whose payment is on its way gives nothing yet', async () => {
  const { token, uid } = await site.join()
  const id = await site.open(token)
  site.paypal.shop.approve(id, { pays: false })
  expect(await site.comeBack(uid, id)).toBe(DONE)
  expect(await site.bought(token)).toMatchObject({ subscribed: 0, expired: false, receipts: [] })
})

test.each<[string, (id: string) => void]>([
  ['one nobody approved', () => undefined],
  ['one that was cancelled', (id) => void [site.paypal.shop.approve(id), site.paypal.shop.cancel(id)]],
  ['one that is suspended', (id) => void [site.paypal.shop.approve(id), site.paypal.shop.suspend(id)]],
  [
    'one whose price was changed for it',
    (id) => {
      site.paypal.shop.find(id).overridden = true
      site.paypal.shop.approve(id)
    },
  ],
  [
    'one of a foreign plan',
    (id) => {
      site.paypal.shop.find(id).planId = 'P-FOREIGN'
      site.paypal.shop.approve(id)
    },
  ],
  [
    'one that bills in another currency',
    (id) => {
      site.paypal.shop.find(id).planId = 'P-DOLLAR'
      site.paypal.shop.approve(id)
    },
  ],
  [
    'one without an owner',
    (id) => {
      site.paypal.shop.find(id).customId = null
      site.paypal.shop.approve(id)
    },
  ],
])('coming back with %s opens nothing', async (_fact, happens) => {
  const { token, uid } = await site.join()
  const id = await site.open(token)
  happens(id)
  expect(await site.comeBack(uid, id)).toBe(FAILED)
  expect(await subscriptions()).toEqual([])
  expect(await site.bought(token)).toMatchObject({ subscribed: 0 })
})

test('a redirect that was stolen opens nothing for the thief and nothing twice', async () => {
  const anna = await site.join()
  const ben = await site.join(BEN)
  const id = await site.open(anna.token)
  site.paypal.shop.approve(id)
  expect(await site.comeBack(ben.uid, id)).toBe(FAILED)
  expect(await subscriptions()).toEqual([])
  expect(await site.comeBack(anna.uid, id)).toBe(DONE)
  // Even PayPal naming another owner later does not take it away from the first.
  site.paypal.shop.find(id).customId = String(ben.uid)
  expect(await site.comeBack(ben.uid, id)).toBe(FAILED)
  expect(await site.bought(ben.token)).toMatchObject({ subscribed: 0, expired: false })
  expect(await site.bought(anna.token)).toMatchObject({ subscribed: 1 })
})

test.each([
  ['0', 'I-1'],
  ['1', 'I-NOBODY'],
  ['9999999999', 'I-1'],
  ['01', 'I-1'],
  ['x', 'I-1'],
  ['1', '..%2F..%2Fplans%2FP-ONE'],
  ['1', '%00'],
  ['%2F%2Fevil.example', 'I-1'],
])('an address made up of %s and %s leads back to our own page', async (uid, id) => {
  expect(await site.comeBack(uid, id, '?next=https://evil.example&amount=1')).toBe(FAILED)
})

test('while PayPal does not answer the way back says so and changes nothing', async () => {
  const { token, uid } = await site.join()
  const id = await site.open(token)
  site.paypal.shop.approve(id)
  site.paypal.failing = 503
  expect(await site.comeBack(uid, id)).toBe('/subscription?payment=pending')
  expect(await subscriptions()).toEqual([])
  const refused = await visitor(site.server).post('/paypal_subscription', { selectedPlan: 1 }, token)
  expect(refused.status).toBe(503)
  site.paypal.failing = null
  expect(await site.comeBack(uid, id)).toBe(DONE)
})

test('guesses from one address come to an end', async () => {
  const guess = () =>
    site.server.ask('/api/paypal_checkout/1/I-GUESS', {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '203.0.113.77' },
    })
  const statuses: number[] = []
  for (let turn = 0; turn < 31; turn++) statuses.push((await guess()).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(302))
  expect(statuses[30]).toBe(429)
})

test('one token serves many calls and is fetched again at its end or when PayPal takes it back', async () => {
  const { token } = await site.join()
  const tokens = () => site.paypal.calls.filter((call) => call === 'POST /v1/oauth2/token').length
  await site.open(token)
  const first = tokens()
  await site.open(token)
  expect(tokens()).toBe(first)
  site.paypal.revokeTokens()
  await Promise.all([site.open(token), site.open(token)])
  expect(tokens() - first).toBeGreaterThan(0)
  const renewed = tokens()
  site.setNow('2026-03-07T21:00:00.000Z')
  await site.open(token)
  expect(tokens()).toBe(renewed + 1)
})

test('another plan follows a cancelled one: PayPal takes its payment when the paid time ends', async () => {
  const { token, uid } = await site.join()
  const first = await site.open(token, 1)
  site.paypal.shop.approve(first)
  await site.comeBack(uid, first)
  await visitor(site.server).post('/cancel_subscription/', undefined, token)
  const starts = '2026-04-07T10:00:00.000Z'
  expect(await site.bought(token)).toMatchObject({ subscribed: -1, can_resume: false, order_starts_at: starts })
  const next = await site.open(token, 12)
  expect(site.paypal.shop.find(next).startTime.toISOString()).toBe(starts)
  site.paypal.shop.approve(next)
  expect(await site.comeBack(uid, next)).toBe(DONE)
  expect(await site.bought(token)).toMatchObject({
    subscribed: -1,
    next_plan: { months: 12, starts_at: starts },
    receipts: [{ amount: 22.99 }],
  })
})
