import { NOW } from '@touchline/testing/clock'
import { signedIn } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { openSession } from '../../accounts/sessions/session.queries.ts'
import { addMember, useStripeShop } from '../billing.testing.ts'
import { reconcile } from '../subscriptions/reconcile.ts'
import { finishWithdrawals } from '../withdraw.ts'

const { stripe, server, shop } = useStripeShop()
let anna: number
let said: { level: string; message: string }[]
beforeEach(async () => {
  anna = await addMember(server)
  said = []
})

const hear = (level: string) => (_facts: unknown, message?: string) => void said.push({ level, message: message ?? '' })
const billing = () => ({
  ...server.deps,
  log: { info: hear('info'), warn: hear('warn'), error: hear('error') },
  publicUrl: 'http://localhost:3000',
})
const OPEN = { subscribed: 12, expired: false, expire_date: '2027-03-07T12:00:00.000Z', dispute: null }
const HELD = { subscribed: 0, expired: true, expire_date: '2026-03-20T08:00:00.000Z', dispute: 'open' }

/** Anna has paid for a year, and it was reported. */
async function subscribed(months = 12): Promise<string> {
  const subscription = await shop.buy(anna, months)
  await shop.ring(shop.undelivered())
  return subscription
}

/** On 20 March the cardholder asks the bank for the money. @returns the id of the dispute */
async function disputed(subscription: string, nth = 0): Promise<string> {
  shop.at('2026-03-20T08:00:00.000Z')
  const dispute = stripe.dispute(shop.chargeOf(subscription, nth))
  await shop.ring(shop.undelivered())
  return dispute
}

test('a dispute that is open holds access, and one that is won gives it back', async () => {
  const subscription = await subscribed()
  expect(await shop.standing(anna)).toMatchObject(OPEN)
  const dispute = await disputed(subscription)
  expect(await shop.standing(anna)).toMatchObject({ ...HELD, receipts: [{ status: 'paid', dispute: 'open' }] })
  stripe.decide(dispute, 'won')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ ...OPEN, receipts: [{ status: 'paid', dispute: null }] })
  expect(stripe.subscriptions.get(subscription)?.status).toBe('active')
  expect((await shop.mails()).map(({ subject }) => subject)).toEqual([
    'Your Touchline subscription is active',
    'Access to your Touchline subscription is on hold',
  ])
})

test('a dispute that is lost ends access and the renewals', async () => {
  const subscription = await subscribed(1)
  stripe.decide(await disputed(subscription), 'lost')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ ...HELD, dispute: 'lost', receipts: [{ dispute: 'lost' }] })
  shop.at('2026-05-07T13:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  expect([...stripe.invoices.values()]).toHaveLength(1)
})

test('an inquiry of a bank, which leaves the money here, changes nothing', async () => {
  const subscription = await subscribed()
  const inquiry = stripe.dispute(shop.chargeOf(subscription), 'warning_needs_response')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject(OPEN)
  stripe.decide(inquiry, 'warning_closed')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject(OPEN)
})

test('the dispute of a month that is over does not touch the month that runs', async () => {
  const subscription = await subscribed(1)
  shop.at('2026-04-10T12:00:00.000Z')
  stripe.dispute(shop.chargeOf(subscription, 0))
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 1,
    dispute: null,
    receipts: [{ dispute: null }, { dispute: 'open' }],
  })
})

test('a notice of a dispute that comes before every other one of its subscription finds it', async () => {
  const subscription = await shop.buy(anna, 12)
  shop.undelivered()
  await disputed(subscription)
  expect(await shop.standing(anna)).toMatchObject(HELD)
})

test('a dispute whose notice was lost is found by the nightly comparison, and so is its end after a withdrawal', async () => {
  const subscription = await subscribed()
  shop.at('2026-03-20T08:00:00.000Z')
  const dispute = stripe.dispute(shop.chargeOf(subscription))
  shop.undelivered()
  await reconcile(billing())
  expect(await shop.standing(anna)).toMatchObject(HELD)
  expect(said.map(({ level, message }) => [level, message])).toEqual([
    ['warn', 'A payment is disputed: access is held. Answer at the provider'],
    ['warn', 'A subscription differed from its provider'],
  ])

  expect((await shop.post(anna, '/withdraw_contract/', { confirmed: true })).body).toMatchObject({ status: 0 })
  await finishWithdrawals(billing())
  expect([...stripe.refunds.values()]).toEqual([])
  stripe.decide(dispute, 'won')
  shop.undelivered()
  await reconcile(billing())
  await finishWithdrawals(billing())
  expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([23_000])
  expect(said.filter(({ level }) => level === 'error')).toEqual([])
})

test('while a payment is in dispute its subscription can be cancelled, and nothing new can be ordered', async () => {
  const subscription = await subscribed()
  await disputed(subscription)
  expect((await shop.post(anna, '/cancel_subscription/')).body).toEqual({ success: true, status: 200 })
  expect(await shop.standing(anna)).toMatchObject(HELD)
  const { status, body } = await shop.post(anna, '/stripe_checkout/', { selectedPlan: 1 })
  expect([status, (body.error as { message: string }).message]).toEqual([
    409,
    'One of your payments is in dispute. You can order again when that is decided.',
  ])
})

test('a held subscription opens no page of subscribers, and a grant stays open next to it', async () => {
  const subscription = await subscribed()
  const token = await openSession(server.database.pool, { accountId: anna, userAgent: undefined }, NOW)
  const type = async () => {
    const answer = await server.ask('/api/v3/livescore/inplay/', signedIn(token))
    return ((await answer.json()) as { type: number }).type
  }
  expect(await type()).toBe(2)
  await disputed(subscription)
  expect(await type()).toBe(1)
  await server.database.rows(
    `insert into subscription (account_id, provider, months, status, paid_through, started_at, created_at, updated_at)
     values ($1, 'grant', 1, 'active', $2, $3, $3, $3)`,
    [anna, '2026-05-01T00:00:00.000Z', NOW],
  )
  expect(await type()).toBe(2)
})
