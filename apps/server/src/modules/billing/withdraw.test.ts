import { NOW } from '@touchline/testing/clock'
import { beforeEach, expect, test } from 'vitest'
import { addMember, useStripeShop } from './billing.testing.ts'
import { finishWithdrawals } from './withdraw.ts'

const LAST_MOMENT = '2026-03-21T11:59:59.000Z'

const { stripe, server, shop } = useStripeShop()
let anna: number
beforeEach(async () => {
  anna = await addMember(server)
})

const withdraw = async () => (await shop.post(anna, '/withdraw_contract/', { confirmed: true })).body
const billing = () => ({ ...server.deps, publicUrl: 'http://localhost:3000' })
const OVER = { subscribed: 0, expired: true, withdrawable_until: null }

async function subscribed(): Promise<string> {
  const subscription = await shop.buy(anna, 12)
  await shop.ring(shop.undelivered())
  return subscription
}

test('until the last moment of the 14 days the money goes back, access ends and mails say when', async () => {
  const subscription = await subscribed()
  shop.at(LAST_MOMENT)
  expect(await withdraw()).toEqual({ status: 0, received_at: LAST_MOMENT })
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  const after = { ...OVER, receipts: [{ amount: 230, refunded: 230, status: 'refunded' }] }
  expect(await shop.standing(anna)).toMatchObject(after)
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject(after)

  const [, received, sent, ...others] = await shop.mails()
  expect(others).toEqual([])
  expect(received?.subject).toBe('You have withdrawn from your Touchline contract')
  expect(received?.text).toContain('21 March 2026 at 11:59:59 UTC')
  expect(received?.text).toContain('€230.00')
  expect(sent?.subject).toBe('Your refund from Touchline')
})

test('asked again, the answer and the money stay the same', async () => {
  await subscribed()
  const first = await withdraw()
  shop.at('2026-03-08T12:00:00.000Z')
  expect(await withdraw()).toEqual(first)
  await shop.ring(shop.undelivered())
  expect(await withdraw()).toEqual(first)
  expect([...stripe.refunds.values()].map((refund) => refund.amount)).toEqual([23_000])
  expect(await shop.mails()).toHaveLength(3)
})

test('two withdrawals at the same time pay back once and write once', async () => {
  await subscribed()
  const answers = await Promise.all([withdraw(), withdraw()])
  expect(answers).toEqual([
    { status: 0, received_at: NOW.toISOString() },
    { status: 0, received_at: NOW.toISOString() },
  ])
  expect([...stripe.refunds.values()].map((refund) => refund.amount)).toEqual([23_000])
  expect(await shop.mails()).toHaveLength(3)
})

test('after 14 days, without a contract or after a full refund there is nothing to withdraw from', async () => {
  expect(await withdraw()).toEqual({ status: 1, received_at: null })
  const subscription = await subscribed()
  shop.at('2026-03-21T12:00:00.000Z')
  expect(await withdraw()).toEqual({ status: 1, received_at: null })
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 12, withdrawable_until: null })
  expect(stripe.subscriptions.get(subscription)?.status).toBe('active')

  shop.at('2026-03-20T12:00:00.000Z')
  stripe.refund(shop.chargeOf(subscription))
  await shop.ring(shop.undelivered())
  expect(await withdraw()).toEqual({ status: 1, received_at: null })
})

test('a renewal opens no new time to withdraw', async () => {
  await shop.buy(anna, 1)
  await shop.ring(shop.undelivered())
  shop.at('2026-04-08T12:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 1, withdrawable_until: null })
  expect(await withdraw()).toEqual({ status: 1, received_at: null })
})

test('a contract that was cancelled already can be withdrawn from', async () => {
  await subscribed()
  await shop.post(anna, '/cancel_subscription/')
  expect(await withdraw()).toMatchObject({ status: 0 })
  expect(await shop.standing(anna)).toMatchObject(OVER)
})

test('a payment already refunded in part is refunded only for the rest', async () => {
  const subscription = await subscribed()
  stripe.refund(shop.chargeOf(subscription), 3_000)
  await shop.ring(shop.undelivered())
  expect(await withdraw()).toMatchObject({ status: 0 })
  expect([...stripe.refunds.values()].map((refund) => refund.amount)).toEqual([3_000, 20_000])
})

test('while Stripe is away the withdrawal counts from when it came, and the money follows by itself', async () => {
  const subscription = await subscribed()
  shop.at(LAST_MOMENT)
  stripe.setAway(true)
  expect(await withdraw()).toEqual({ status: 2, received_at: LAST_MOMENT })
  expect(await shop.standing(anna)).toMatchObject({ ...OVER, receipts: [{ status: 'paid' }] })
  expect((await shop.mails())[1]?.text).toContain('21 March 2026 at 11:59:59 UTC')

  shop.at('2026-03-22T08:00:00.000Z')
  await finishWithdrawals(billing())
  expect(await shop.standing(anna)).toMatchObject({ receipts: [{ status: 'paid' }] })
  stripe.setAway(false)
  await finishWithdrawals(billing())
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  expect(await shop.standing(anna)).toMatchObject({ ...OVER, receipts: [{ status: 'refunded' }] })
  expect(await withdraw()).toEqual({ status: 0, received_at: LAST_MOMENT })
})

test('a process that died between ending the subscription and sending the money back is made up for', async () => {
  const subscription = await subscribed()
  stripe.setAway(true)
  await withdraw()
  stripe.cancelNow(subscription)
  stripe.setAway(false)
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ ...OVER, receipts: [{ status: 'paid' }] })
  await finishWithdrawals(billing())
  expect(await shop.standing(anna)).toMatchObject({ ...OVER, receipts: [{ refunded: 230, status: 'refunded' }] })
})

test('nothing is withdrawn without the second step', async () => {
  await subscribed()
  expect((await shop.post(anna, '/withdraw_contract/', {})).status).toBe(400)
  expect((await shop.post(anna, '/withdraw_contract/', { confirmed: false })).status).toBe(400)
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 12 })
})
