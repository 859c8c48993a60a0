import { visitor } from '@touchline/testing/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reconcile } from '../subscriptions/reconcile.ts'
import { type PaypalSite, paypalSite } from './paypal.testing.ts'

let site: PaypalSite
beforeAll(async () => {
  site = await paypalSite()
})
beforeEach(() => site.reset())
afterAll(() => site.close())

/** A monthly subscription that PayPal has reported, paid on 7 March. On 20 March something happens to its money. */
async function subscribed() {
  const { token } = await site.join()
  const id = await site.open(token)
  for (const event of site.paypal.shop.approve(id)) await site.ring(site.paypal.sign(event))
  const payment = site.paypal.shop.find(id).transactions[0]?.id ?? ''
  expect(await site.bought(token)).toMatchObject(RUNS)
  site.setNow('2026-03-20T08:00:00.000Z')
  return { token, id, payment }
}

const RUNS = { subscribed: 1, expired: false, expire_date: '2026-04-07T10:00:00.000Z', dispute: null }
const HELD = { subscribed: 0, expired: true, expire_date: '2026-03-20T08:00:00.000Z', dispute: 'open' }
const mails = async () =>
  (await site.server.database.rows<{ subject: string }>('select subject from outbox_mail order by id')).map(
    ({ subject }) => subject,
  )

test.each([
  ['for the customer, ends access and the renewals', 'RESOLVED_BUYER_FAVOUR', { subscribed: 0, dispute: 'lost' }],
  ['for the seller, gives access back', 'RESOLVED_SELLER_FAVOUR', RUNS],
  ['by the customer, who gave up, gives access back', 'CANCELED_BY_BUYER', RUNS],
] as const)('a dispute holds access while it is open; ended %s', async (_how, outcome, after) => {
  const { token, id, payment } = await subscribed()
  const { shop, sign } = site.paypal
  expect(await site.ring(sign(shop.dispute(payment)))).toBe(200)
  expect(await site.bought(token)).toMatchObject({ ...HELD, receipts: [{ refunded: 0, dispute: 'open' }] })
  for (const event of shop.decide(payment, outcome)) await site.ring(sign(event))
  expect(await site.bought(token)).toMatchObject(after)
  expect(shop.find(id).status).toBe(outcome === 'RESOLVED_BUYER_FAVOUR' ? 'CANCELLED' : 'ACTIVE')
})

test('a payment that the bank takes back ends access and is no refund; returned, it counts again', async () => {
  const { token, payment } = await subscribed()
  const { shop, sign } = site.paypal
  await site.ring(sign(shop.reverse(payment)))
  const receipts = [{ status: 'paid', amount: 22.99, refunded: 0, dispute: 'lost' }]
  expect(await site.bought(token)).toMatchObject({ subscribed: 0, expired: true, dispute: 'lost', receipts })
  expect(await mails()).not.toContain('Your refund from Touchline')
  await site.ring(sign(shop.reverse(payment, 'COMPLETED')))
  expect(await site.bought(token)).toMatchObject({ expired: false, dispute: null })
})

test('a dispute whose notice was lost is found by the nightly comparison', async () => {
  const { token, payment } = await subscribed()
  site.paypal.shop.dispute(payment)
  await reconcile({ ...site.server.deps, ...site.server.deps.settings })
  expect(await site.bought(token)).toMatchObject(HELD)
})

test('withdrawn from while PayPal decides, the money goes back once only', async () => {
  const { token, id, payment } = await subscribed()
  await site.ring(site.paypal.sign(site.paypal.shop.dispute(payment)))
  const { body } = await visitor(site.server).post('/withdraw_contract', { confirmed: true }, token)
  expect(body).toMatchObject({ status: 0 })
  expect(site.paypal.shop.find(id)).toMatchObject({ status: 'CANCELLED', transactions: [{ refunded: 0 }] })
})

test('an app that may not see disputes goes on selling', async () => {
  site.paypal.hidesDisputes = true
  const { token } = await subscribed()
  expect(await site.bought(token)).toMatchObject(RUNS)
})
