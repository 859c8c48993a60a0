import { NOW } from '@touchline/testing/clock'
import { useServer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { addMember, shopOf, useStripeShop } from '../billing.testing.ts'

const { stripe, server, shop } = useStripeShop()
const bare = useServer({ trustProxy: true, keepData: true })
let anna: number
beforeEach(async () => {
  anna = await addMember(server)
})

test('everybody sees the three plans with their prices, and the ways to pay that are set up', async () => {
  const plans = [
    { months: 1, price: 22.99, currency: 'EUR' },
    { months: 3, price: 60, currency: 'EUR' },
    { months: 12, price: 230, currency: 'EUR' },
  ].map((plan) => ({ ...plan, titles: {}, trial_days: 0, pause_months: [] }))
  expect(await server.get('/api/plans')).toEqual({
    access: 'paid',
    plans,
    ways: { card: true, paypal: false, demo: false },
  })
  expect(await bare.get('/api/plans')).toEqual({
    access: 'paid',
    plans,
    ways: { card: false, paypal: false, demo: false },
  })
})

test('a checkout asks for the price of the plan, whatever price is sent', async () => {
  const order = { selectedPlan: 12, price: 0.01, clickId: 'click-7' }
  const { status, body } = await shop.post(anna, '/stripe_checkout/', order)
  expect({ status, body }).toEqual({
    status: 200,
    body: { session_id: expect.stringMatching(/^cs_/), url: expect.stringContaining(`${stripe.url}/c/pay/cs_`) },
  })
  const session = stripe.sessions.get(String(body.session_id))
  const kept = { account_id: String(anna), click_id: 'click-7' }
  expect(session).toMatchObject({
    client_reference_id: String(anna),
    customer: null,
    customer_email: 'AnnaBall@example.org',
    locale: 'en',
    metadata: kept,
    success_url: 'http://localhost:3000/subscription?payment=done',
    cancel_url: 'http://localhost:3000/subscription?payment=cancelled',
    order: {
      subscription_data: { metadata: kept },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 23_000, recurring: { interval: 'month', interval_count: 12 } },
        },
      ],
    },
  })
})

test('a Portuguese customer gets a Portuguese checkout', async () => {
  const rui = await addMember(server, 'RuiCosta', 'pt')
  const { body } = await shop.post(rui, '/stripe_checkout/', { selectedPlan: 3 })
  expect(stripe.sessions.get(String(body.session_id))).toMatchObject({
    locale: 'pt',
    order: { line_items: [{ price_data: { product_data: { name: 'Touchline: 3 meses' } } }] },
  })
})

test('consent to an immediate start is stored with the date of its text, and only if it was given', async () => {
  await shop.post(anna, '/stripe_checkout/', { selectedPlan: 1 })
  const consents = async () =>
    await server.database.rows('select kind, version::text, agreed_at from consent where account_id = $1', [anna])
  expect(await consents()).toEqual([])
  await shop.post(anna, '/stripe_checkout/', { selectedPlan: 1, immediateStart: true })
  expect(await consents()).toEqual([
    { kind: 'immediate_start', version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), agreed_at: NOW },
  ])
})

test('no checkout: for visitors, for plans that do not exist, where no card can be paid with, while Stripe is away', async () => {
  expect((await visitor(server).post('/stripe_checkout/', { selectedPlan: 3 })).status).toBe(401)
  expect(await shop.post(anna, '/stripe_checkout/', { selectedPlan: 2 })).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_request', message: expect.stringContaining('no such plan') } },
  })
  stripe.setAway(true)
  expect(await shop.post(anna, '/stripe_checkout/', { selectedPlan: 3 })).toMatchObject({
    status: 503,
    body: { error: { code: 'not_ready', message: expect.stringContaining('does not answer') } },
  })
  const other = shopOf(bare, stripe)
  const bob = await addMember(bare, 'BobWithoutCard')
  expect(await other.post(bob, '/stripe_checkout/', { selectedPlan: 3 })).toMatchObject({
    status: 503,
    body: { error: { code: 'not_ready', message: 'Payment by card is not set up on this site.' } },
  })
  expect((await bare.ask('/api/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(503)
})

test('opening a checkout gives nothing, paying it gives the plan with its receipt, and one mail says so', async () => {
  await shop.post(anna, '/stripe_checkout/', { selectedPlan: 3 })
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, expired: false, expire_date: null, provider: null })
  const subscription = await shop.buy(anna, 3)
  expect(await shop.ring(shop.undelivered())).toEqual([200, 200, 200, 200])
  expect(await shop.standing(anna)).toEqual({
    subscribed: 3,
    expired: false,
    expire_date: '2026-06-07T12:00:00.000Z',
    provider: 'stripe',
    payment_due_url: null,
    payment_due: false,
    withdrawable_until: '2026-03-21T12:00:00.000Z',
    withdrawable_amount: 60,
    withdrawn_at: null,
    dispute: null,
    refused: false,
    order_from: null,
    has_portal: true,
    can_resume: false,
    can_try: false,
    order_starts_at: null,
    next_plan: null,
    changes: ['now', 'renewal'],
    pause: null,
    receipts: [
      {
        paid_at: NOW.toISOString(),
        amount: 60,
        refunded: 0,
        currency: 'EUR',
        status: 'paid',
        receipt_url: expect.stringContaining('/receipts/in_'),
        dispute: null,
      },
    ],
  })
  const [mail, ...others] = await shop.mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'AnnaBall@example.org', subject: 'Your Touchline subscription is active' })
  for (const said of [
    '€60.00',
    '"3 months"',
    'until 7 June 2026',
    'renews every 3 months',
    'cancel',
    'withdraw from the contract until 21 March 2026',
  ]) {
    expect(mail?.text).toContain(said)
  }
  expect(stripe.subscriptions.get(subscription)?.metadata).toMatchObject({ account_id: String(anna) })
})

test('a member whose subscription renews is refused another one, and may buy again once it is cancelled', async () => {
  const first = await shop.buy(anna, 1)
  await shop.ring(shop.undelivered())
  expect(await shop.post(anna, '/stripe_checkout/', { selectedPlan: 12 })).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', message: expect.stringContaining('renews by itself') } },
  })
  expect((await shop.post(anna, '/cancel_subscription/')).body).toEqual({ success: true, status: 200 })
  const { body } = await shop.post(anna, '/stripe_checkout/', { selectedPlan: 12 })
  // The same customer at Stripe, so that cards and invoices stay together.
  const { customer } = stripe.subscriptions.get(first) ?? {}
  expect(stripe.sessions.get(String(body.session_id))).toMatchObject({ customer, customer_email: null })
})

test('a customer who was deleted at Stripe can buy again', async () => {
  const first = await shop.buy(anna, 1)
  await shop.ring(shop.undelivered())
  await shop.post(anna, '/cancel_subscription/')
  stripe.customers.delete(stripe.subscriptions.get(first)?.customer ?? '')
  const { status, body } = await shop.post(anna, '/stripe_checkout/', { selectedPlan: 3 })
  expect(status).toBe(200)
  expect(stripe.sessions.get(String(body.session_id))).toMatchObject({ customer: null })
})

test('the portal opens for customers in their language, and nobody else', async () => {
  expect((await shop.post(anna, '/billing_portal/')).body).toEqual({ url: null })
  await shop.buy(anna, 1)
  await shop.ring(shop.undelivered())
  expect((await shop.post(anna, '/billing_portal/')).body).toEqual({
    url: expect.stringMatching(/\/p\/session\/bps_.*return_url=http%3A%2F%2Flocalhost%3A3000%2Fsubscription$/),
  })
})

test('cancelling keeps what is paid, twice does no harm, and without a subscription there is nothing to cancel', async () => {
  expect((await shop.post(anna, '/cancel_subscription/')).body).toEqual({ success: false, status: 404 })
  const subscription = await shop.buy(anna, 3)
  await shop.ring(shop.undelivered())
  const cancelled = { subscribed: -3, expired: false, expire_date: '2026-06-07T12:00:00.000Z' }
  for (const _time of [1, 2]) {
    expect((await shop.post(anna, '/cancel_subscription/')).body).toEqual({ success: true, status: 200 })
    expect(await shop.standing(anna)).toMatchObject(cancelled)
  }
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject(cancelled)
  expect(stripe.subscriptions.get(subscription)).toMatchObject({ status: 'active', cancel_at_period_end: true })
})

test('while Stripe is away nothing is cancelled, and it is said', async () => {
  await shop.buy(anna, 3)
  await shop.ring(shop.undelivered())
  stripe.setAway(true)
  expect(await shop.post(anna, '/cancel_subscription/')).toMatchObject({
    status: 503,
    body: { error: { code: 'not_ready' } },
  })
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 3 })
})

test('a grant is cancelled here alone and runs out', async () => {
  await server.database.pool.query(
    `insert into subscription (account_id, provider, months, status, paid_through, created_at, updated_at)
     values ($1, 'grant', 12, 'active', '2027-01-01', $2, $2)`,
    [anna, NOW],
  )
  expect((await shop.post(anna, '/cancel_subscription/')).body).toEqual({ success: true, status: 200 })
  expect(await shop.standing(anna)).toMatchObject({ subscribed: -12, provider: 'grant', withdrawable_until: null })
})
