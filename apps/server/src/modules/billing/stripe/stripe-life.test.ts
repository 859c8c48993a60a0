import { NOW } from '@touchline/testing/clock'
import { beforeEach, expect, test } from 'vitest'
import { addMember, useStripeShop } from '../billing.testing.ts'

const { stripe, server, shop } = useStripeShop()
let anna: number
beforeEach(async () => {
  anna = await addMember(server)
})

/** Anna has paid for a month, and it was reported. */
async function subscribed(months = 1): Promise<string> {
  const subscription = await shop.buy(anna, months)
  await shop.ring(shop.undelivered())
  return subscription
}

test('a renewal adds a month and a receipt', async () => {
  await subscribed()
  shop.at('2026-04-07T13:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 1,
    expired: false,
    expire_date: '2026-05-07T12:00:00.000Z',
    receipts: [{ paid_at: '2026-04-07T13:00:00.000Z', amount: 22.99 }, { paid_at: NOW.toISOString() }],
  })
  expect(await shop.mails()).toHaveLength(1)
})

test('between the end of the paid time and the charge of the renewal nobody is locked out', async () => {
  const subscription = await subscribed()
  stripe.setCard(subscription, 'declined')
  shop.at('2026-04-07T12:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 1, expired: false, payment_due: false })
  shop.at('2026-04-07T13:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, expired: true, payment_due: true })
})

test.each(['declined', 'needs_action'] as const)(
  'a renewal that is %s adds no time; one mail leads to its page, and once it is paid there it counts',
  async (card) => {
    const subscription = await subscribed()
    stripe.setCard(subscription, card)
    shop.at('2026-04-07T13:00:00.000Z')
    await shop.ring(shop.undelivered())
    const invoice = stripe.subscriptions.get(subscription)?.latest_invoice ?? ''
    expect(await shop.standing(anna)).toMatchObject({
      subscribed: 0,
      expired: true,
      expire_date: '2026-04-07T12:00:00.000Z',
      payment_due: true,
      payment_due_url: `${stripe.url}/i/${invoice}`,
      receipts: [{ status: 'failed', amount: 22.99 }, { status: 'paid' }],
    })
    const [, mail, ...others] = await shop.mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('We could not renew your Touchline subscription')
    expect(mail?.text).toContain(`${stripe.url}/i/${invoice}`)
    expect(await shop.post(anna, '/stripe_checkout/', { selectedPlan: 3 })).toMatchObject({ status: 409 })

    shop.at('2026-04-09T09:00:00.000Z')
    stripe.settle(invoice)
    await shop.ring(shop.undelivered())
    expect(await shop.standing(anna)).toMatchObject({
      subscribed: 1,
      expired: false,
      expire_date: '2026-05-07T12:00:00.000Z',
      payment_due: false,
      payment_due_url: null,
      receipts: [{ status: 'paid' }, { status: 'paid' }],
    })
    expect(await shop.mails()).toHaveLength(2)
  },
)

test('a renewal nobody pays ends the subscription in the end', async () => {
  const subscription = await subscribed()
  stripe.setCard(subscription, 'declined')
  shop.at('2026-04-30T12:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, expired: true, payment_due: false })
  expect(await shop.post(anna, '/stripe_checkout/', { selectedPlan: 3 })).toMatchObject({ status: 200 })
})

test('an open renewal that is cancelled is not charged any more', async () => {
  const subscription = await subscribed()
  stripe.setCard(subscription, 'declined')
  shop.at('2026-04-07T13:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect((await shop.post(anna, '/cancel_subscription/')).body).toEqual({ success: true, status: 200 })
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, expired: true, payment_due: false })
})

test('a cancelled subscription lasts until its end, to the instant, and is over then', async () => {
  await subscribed(3)
  await shop.post(anna, '/cancel_subscription/')
  await shop.post(anna, '/cancel_subscription/')
  const [, cancelled, ...others] = await shop.mails()
  expect(others).toEqual([])
  expect(cancelled).toMatchObject({
    subject: 'Your Touchline subscription is cancelled',
    text: expect.stringContaining('You keep access until 7 June 2026.'),
  })
  shop.at('2026-06-07T11:59:59.000Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ subscribed: -3, expired: false })
  shop.at('2026-06-07T12:00:00.000Z')
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, expired: true })
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 0,
    expired: true,
    expire_date: '2026-06-07T12:00:00.000Z',
  })
})

test('one that the operator ends at once keeps the time that is paid', async () => {
  stripe.cancelNow(await subscribed(12))
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: -12,
    expired: false,
    expire_date: '2027-03-07T12:00:00.000Z',
  })
})

test('a partial refund changes nothing but the receipt; the rest of it ends access', async () => {
  const subscription = await subscribed(3)
  stripe.refund(shop.chargeOf(subscription), 1_000)
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 3,
    expired: false,
    receipts: [{ amount: 60, refunded: 10, status: 'partly_refunded' }],
  })
  stripe.refund(shop.chargeOf(subscription))
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 0,
    expired: true,
    receipts: [{ amount: 60, refunded: 60, status: 'refunded' }],
  })
  const [, first, second, ...others] = await shop.mails()
  expect(others).toEqual([])
  expect([first?.subject, second?.subject]).toEqual(['Your refund from Touchline', 'Your refund from Touchline'])
  expect([first?.text, second?.text]).toEqual([expect.stringContaining('€10.00'), expect.stringContaining('€50.00')])
})

test('a member who was refunded in full is not charged again', async () => {
  const subscription = await subscribed()
  stripe.refund(shop.chargeOf(subscription))
  await shop.ring(shop.undelivered())
  shop.at('2026-04-07T12:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  expect([...stripe.invoices.values()]).toHaveLength(1)
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, expired: true, receipts: [{ status: 'refunded' }] })
})

test('the refund of a month that is over does not touch the month that runs', async () => {
  const subscription = await subscribed()
  shop.at('2026-04-10T12:00:00.000Z')
  stripe.refund(shop.chargeOf(subscription, 0))
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 1,
    expire_date: '2026-05-07T12:00:00.000Z',
    receipts: [{ status: 'paid' }, { status: 'refunded' }],
  })
})

test('a Portuguese customer is written to in Portuguese', async () => {
  const rui = await addMember(server, 'RuiCosta', 'pt')
  const subscription = await shop.buy(rui, 12)
  stripe.setCard(subscription, 'declined')
  await shop.ring(shop.undelivered())
  shop.at('2027-03-07T13:00:00.000Z')
  await shop.ring(shop.undelivered())
  stripe.refund(shop.chargeOf(subscription))
  await shop.ring(shop.undelivered())
  expect((await shop.mails()).map((mail) => mail.subject)).toEqual([
    'A sua subscrição Touchline está ativa',
    'Não foi possível renovar a sua subscrição Touchline',
    'O seu reembolso de Touchline',
  ])
})

test('a cancelled plan that is resumed renews again at Stripe', async () => {
  const subscription = await subscribed()
  await shop.post(anna, '/cancel_subscription/')
  expect(await shop.standing(anna)).toMatchObject({ subscribed: -1, can_resume: true })
  expect((await shop.post(anna, '/resume_subscription')).body).toEqual({ success: true })
  expect(stripe.subscriptions.get(subscription)).toMatchObject({ cancel_at_period_end: false })
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 1, can_resume: false })
})

test('another plan follows the cancelled one: charged when that one ends, without a gap', async () => {
  await subscribed()
  await shop.post(anna, '/cancel_subscription/')
  await shop.buy(anna, 12)
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: -1,
    next_plan: { months: 12, starts_at: '2026-04-07T12:00:00.000Z' },
    receipts: [{ amount: 22.99 }],
  })
  expect((await shop.post(anna, '/stripe_checkout/', { selectedPlan: 3 })).status).toBe(409)
  shop.at('2026-04-07T11:59:00.000Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 12, next_plan: null, receipts: [{ amount: 230 }, {}] })
})
