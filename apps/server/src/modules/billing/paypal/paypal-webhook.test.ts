import { ANNA, visitor } from '@touchline/testing/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PaypalSite, paypalSite, tryAgain } from './paypal.testing.ts'

let site: PaypalSite
beforeAll(async () => {
  site = await paypalSite()
})
beforeEach(() => site.reset())
afterAll(() => site.close())

/** A monthly subscription that PayPal has reported, paid on 7 March. */
async function subscribed() {
  const { token, uid } = await site.join()
  const id = await site.open(token)
  const [activated, paid] = site.paypal.shop.approve(id)
  if (!activated || !paid) throw new Error('PayPal reports an approval and a payment')
  await site.ring(site.paypal.sign(activated))
  await site.ring(site.paypal.sign(paid))
  return { token, uid, id, paid, payment: site.paypal.shop.find(id).transactions[0]?.id ?? '' }
}

const events = async () =>
  (await site.server.database.pool.query('select id, handled_at, error from payment_event')).rows
const mails = async () =>
  (await site.server.database.pool.query<{ subject: string }>('select subject from outbox_mail order by id')).rows
    .map((row) => row.subject)
    .slice(1)
const signIn = async (who: { email: string; password: string }) => {
  const { body } = await visitor(site.server).post('/login/', { username_or_email: who.email, password: who.password })
  return String(body.token)
}

test('notices open what was paid although the browser never came back, and report it once', async () => {
  const { token, paid } = await subscribed()
  const reported = await site.bought(token)
  expect(reported).toMatchObject({ subscribed: 1, expire_date: '2026-04-07T10:00:00.000Z', provider: 'paypal' })
  expect(await mails()).toHaveLength(1)
  // Delivered again, also with another signature.
  expect(await site.ring(site.paypal.sign(paid))).toBe(200)
  expect(await site.bought(token)).toEqual(reported)
  expect(await events()).toHaveLength(2)
  expect(await mails()).toHaveLength(1)
})

test('a notice that came again asks PayPal nothing but whether it is signed', async () => {
  const { paid } = await subscribed()
  const notice = site.paypal.sign(paid)
  site.paypal.calls.length = 0
  await site.ring(notice)
  await site.ring(notice)
  expect(new Set(site.paypal.calls)).toEqual(new Set(['POST /v1/notifications/verify-webhook-signature']))
})

test('a forged notice is refused and leaves no trace', async () => {
  const { token } = await site.join()
  const id = await site.open(token)
  const [, paid] = site.paypal.shop.approve(id)
  if (!paid) throw new Error('PayPal reports a payment')
  const { body, headers } = site.paypal.sign(paid)
  const { 'paypal-transmission-sig': _signature, ...unsigned } = headers
  const forged = [
    { body: body.replace(paid.id, 'WH-OTHER'), headers },
    { body: JSON.stringify(JSON.parse(body)), headers },
    { body: `${body} `, headers },
    { body, headers: unsigned },
    { body, headers: { ...headers, 'paypal-cert-url': 'https://paypal.com.example.org/cert' } },
    { body, headers: { ...headers, 'paypal-transmission-time': '2026-03-07T12:00:01.000Z' } },
    { body: '', headers },
    { body: '{', headers },
    { body: '[]', headers },
    { body: `${body},"webhook_id":"x"`, headers },
    site.paypal.sign(paid, 'ANOTHERWEBHOOK'),
  ]
  for (const notice of forged) expect(await site.ring(notice)).toBe(400)
  expect(await events()).toEqual([])
  expect(await site.bought(token)).toMatchObject({ subscribed: 0 })
  expect(await site.ring({ body, headers })).toBe(200)
  expect(await site.bought(token)).toMatchObject({ subscribed: 1 })
})

const VERIFY = 'POST /v1/notifications/verify-webhook-signature'
const A_LETTER_ELSE = (signature: string) => `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`

test('a notice that cannot be from PayPal is refused without asking PayPal', async () => {
  const { body, headers } = site.paypal.sign({
    id: 'WH-1',
    event_type: 'PAYMENT.SALE.COMPLETED',
    resource: { id: 'S1' },
  })
  const forms: Record<string, string>[] = [
    { 'paypal-transmission-id': 'x'.repeat(65) },
    { 'paypal-transmission-id': 'a b' },
    { 'paypal-transmission-time': 'yesterday' },
    { 'paypal-transmission-time': '2026-03-02T12:00:00.000Z' },
    { 'paypal-transmission-time': '2026-03-09T12:00:00.000Z' },
    { 'paypal-transmission-sig': 'short' },
    { 'paypal-transmission-sig': 'A'.repeat(1028) },
    { 'paypal-cert-url': `https://api.paypal.com/${'x'.repeat(300)}` },
    { 'paypal-auth-algo': 'x'.repeat(31) },
  ]
  for (const form of forms)
    expect([form, await site.ring({ body, headers: { ...headers, ...form } })]).toEqual([form, 400])
  expect(await site.ring({ body: body.replace('{', `{"more":"${'x'.repeat(70_000)}",`), headers })).toBe(413)
  expect(site.paypal.calls).toEqual([])
  // Sent again for three days, as it was.
  const again = site.paypal.sign({ id: 'WH-2', event_type: 'PAYMENT.SALE.COMPLETED', resource: { id: 'S1' } })
  site.setNow('2026-03-10T12:00:00.000Z')
  expect(await site.ring(again)).toBe(200)
})

test('PayPal verifies only a few of many forged notices, and real ones are still taken', async () => {
  const event = { id: 'WH-1', event_type: 'PAYMENT.SALE.COMPLETED', resource: { id: 'S1' } }
  const { body, headers } = site.paypal.sign(event)
  const forged = {
    body,
    headers: {
      ...headers,
      'paypal-transmission-sig': A_LETTER_ELSE(headers['paypal-transmission-sig'] ?? ''),
      'x-forwarded-for': '203.0.113.9',
    },
  }
  const flood = Promise.all(Array.from({ length: 120 }, () => site.ring(forged)))
  expect(await site.ring({ body, headers: { ...headers, 'x-forwarded-for': '203.0.113.10' } })).toBe(200)
  const statuses = await flood
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
  expect(site.paypal.calls.filter((call) => call === VERIFY).length).toBeLessThanOrEqual(33)
  site.paypal.calls.length = 0
  expect(await site.ring(forged)).toBe(429)
  expect(site.paypal.calls).toEqual([])
})

test('notices out of order end in what is true', async () => {
  const { token } = await site.join()
  const id = await site.open(token)
  const reported = site.paypal.shop.approve(id)
  reported.push(site.paypal.shop.cancel(id))
  for (const event of reported.reverse()) expect(await site.ring(site.paypal.sign(event))).toBe(200)
  expect(await site.bought(token)).toMatchObject({ subscribed: -1, expired: false, receipts: [{ amount: 22.99 }] })
})

test('notices about what is not ours are taken and change nothing', async () => {
  const strangers = [
    { id: 'WH-1', event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: { id: 'I-NOBODY' } },
    { id: 'WH-2', event_type: 'PAYMENT.SALE.COMPLETED', resource: { id: 'S1' } },
    { id: 'WH-3', event_type: 'PAYMENT.SALE.REFUNDED', resource: { id: 'R1', sale_id: 'S1' } },
    { id: 'WH-4', event_type: 'CUSTOMER.DISPUTE.CREATED', resource: {} },
  ]
  for (const event of strangers) expect(await site.ring(site.paypal.sign(event))).toBe(200)
  expect((await events()).every((row) => row.handled_at !== null)).toBe(true)
  const { rowCount } = await site.server.database.pool.query('select 1 from subscription')
  expect(rowCount).toBe(0)
})

test('while PayPal is away a notice is refused so that it comes again, and one already taken is handled later', async () => {
  const { token } = await site.join()
  const id = await site.open(token)
  const notice = site.paypal.sign(site.paypal.shop.approve(id)[1] as never)
  site.paypal.failing = 500
  expect(await site.ring(notice)).toBe(503)
  expect(await events()).toEqual([])
  site.paypal.failing = null
  site.paypal.shop.find(id).customId = 'nobody yet'
  expect(await site.ring(notice)).toBe(200)
  await site.server.database.pool.query('update payment_event set handled_at = null')
  site.paypal.failing = 503
  await tryAgain(site)
  expect(await events()).toMatchObject([{ handled_at: null, error: 'PayPal answers 503' }])
  site.paypal.failing = null
  site.paypal.shop.find(id).customId = String(
    (await site.server.database.pool.query('select id from account')).rows[0].id,
  )
  await tryAgain(site)
  expect(await site.bought(token)).toMatchObject({ subscribed: 1 })
})

test('it renews, a failed renewal keeps what is paid and asks for the payment, and paying late goes on', async () => {
  const { id } = await subscribed()
  const { shop, sign } = site.paypal
  site.setNow('2026-04-07T10:05:00.000Z')
  await site.ring(sign(shop.pay(id)))
  let token = await signIn(ANNA)
  expect(await site.bought(token)).toMatchObject({ subscribed: 1, expire_date: '2026-05-07T10:00:00.000Z' })

  site.setNow('2026-05-07T09:00:00.000Z')
  await site.ring(sign(shop.decline(id)))
  token = await signIn(ANNA)
  const open = { subscribed: 1, expired: false, expire_date: '2026-05-07T10:00:00.000Z', payment_due: true }
  expect(await site.bought(token)).toMatchObject(open)
  expect(await mails()).toHaveLength(2)
  site.setNow('2026-05-08T10:00:00.000Z')
  expect(await site.bought(token)).toMatchObject({ subscribed: 0, expired: true })

  site.setNow('2026-05-12T10:00:00.000Z')
  await site.ring(sign(shop.pay(id)))
  expect(await site.bought(token)).toMatchObject({
    subscribed: 1,
    expired: false,
    expire_date: '2026-06-12T10:00:00.000Z',
    payment_due: false,
  })
})

test('cancelled at PayPal it stays open until what is paid is over, and then expires', async () => {
  const { token, id } = await subscribed()
  site.setNow('2026-03-20T12:00:00.000Z')
  await site.ring(site.paypal.sign(site.paypal.shop.cancel(id)))
  const runsOut = { subscribed: -1, expired: false, expire_date: '2026-04-07T10:00:00.000Z' }
  expect(await site.bought(token)).toMatchObject(runsOut)
  site.setNow('2026-04-07T09:59:59.000Z')
  expect(await site.bought(token)).toMatchObject(runsOut)
  site.setNow('2026-04-07T10:00:00.000Z')
  expect(await site.bought(token)).toMatchObject({ subscribed: 0, expired: true })
})

test('cancelled here it is cancelled at PayPal, once or twice', async () => {
  const { token, id } = await subscribed()
  const cancel = async () => (await visitor(site.server).post('/cancel_subscription/', undefined, token)).body
  expect(await cancel()).toEqual({ success: true, status: 200 })
  expect(site.paypal.shop.find(id).status).toBe('CANCELLED')
  expect(await cancel()).toEqual({ success: true, status: 200 })
  await site.server.deps.payments[0]?.cancel(id)
  expect(await site.bought(token)).toMatchObject({ subscribed: -1, expire_date: '2026-04-07T10:00:00.000Z' })
})

test('a part that is sent back is on the receipt and changes nothing; all of it ends access and the renewals', async () => {
  const { token, id, payment } = await subscribed()
  const { shop, sign } = site.paypal
  const [part, more] = [shop.refund(payment, 500), shop.refund(payment, 100)]
  // The later figure first.
  await site.ring(sign(more))
  await site.ring(sign(part))
  const receipt = { amount: 22.99, refunded: 6, status: 'partly_refunded' }
  expect(await site.bought(token)).toMatchObject({ subscribed: 1, receipts: [receipt] })
  expect(await mails()).toHaveLength(2)
  await site.ring(sign(shop.refund(payment)))
  expect(await site.bought(token)).toMatchObject({ subscribed: 0, expired: true, receipts: [{ refunded: 22.99 }] })
  expect(shop.find(id).status).toBe('CANCELLED')
})

test('withdrawn from within 14 days, PayPal takes no more and sends everything back, also when it was away at first', async () => {
  const { token, id } = await subscribed()
  const withdraw = async () =>
    (await visitor(site.server).post('/withdraw_contract', { confirmed: true }, token)).body.status
  site.setNow('2026-03-21T11:00:00.000Z')
  site.paypal.failing = 503
  expect(await withdraw()).toBe(2)
  expect(await site.bought(token)).toMatchObject({ subscribed: 0, expired: true })
  site.paypal.failing = null
  expect(await withdraw()).toBe(0)
  expect(await withdraw()).toBe(0)
  expect(site.paypal.shop.find(id)).toMatchObject({ status: 'CANCELLED', transactions: [{ refunded: 2_299 }] })
  expect(await site.bought(token)).toMatchObject({ subscribed: 0, expired: true, receipts: [{ refunded: 22.99 }] })
})

test('nobody is sent to PayPal for another price than ours', async () => {
  const { token } = await site.join()
  const plan = site.paypal.shop.plans.find(({ id }) => id === 'P-TWELVE')
  if (!plan) throw new Error('PayPal has the plan')
  plan.price = '23.00'
  try {
    const { planId } = site.paypal.shop.find(await site.open(token, 12))
    expect(site.paypal.shop.plans.find(({ id }) => id === planId)).toMatchObject({ months: 12, price: '230.00' })
    expect(planId).not.toBe(plan.id)
  } finally {
    plan.price = '230.00'
  }
  const tried = await visitor(site.server).post('/paypal_subscription', { selectedPlan: 12, price: 0.01 }, token)
  expect(tried.status).toBe(200)
})

test('a part of a payment goes back once by its key, and what PayPal refuses is said', async () => {
  const { id, payment } = await subscribed()
  const [provider] = site.server.deps.payments
  const part = { key: 'refund-1', paymentId: payment, cents: 500, currency: 'EUR' }
  expect(await provider?.refund(id, part)).toBeNull()
  expect((await provider?.read(id))?.payments).toMatchObject([{ status: 'partly_refunded' }])
  expect(site.paypal.shop.find(id).transactions[0]).toMatchObject({ refunded: 500 })
  expect(await provider?.refund(id, { ...part, key: 'refund-2', cents: 100_000 })).toContain('REFUND_AMOUNT_EXCEEDED')
})
