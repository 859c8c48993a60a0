import { beforeEach, expect, test } from 'vitest'
import { deleteAccountForGood } from '../privacy/delete-account.ts'
import { addMember, useStripeShop } from './billing.testing.ts'
import { dropOldReturned } from './subscriptions/returned-contracts.queries.ts'
import { finishWithdrawals } from './withdraw.ts'

const CARD = 'one card'
const { stripe, server, shop } = useStripeShop()
let anna: number
beforeEach(async () => {
  anna = await addMember(server)
})

const billing = () => ({ ...server.deps, publicUrl: 'http://localhost:3000' })
const order = (who: number) => shop.post(who, '/stripe_checkout/', { selectedPlan: 1 })
const withdraw = (who: number) => shop.post(who, '/withdraw_contract/', { confirmed: true })

/** Orders a plan, pays it with that card and lets Stripe report it. */
async function buy(who: number, card = CARD): Promise<string> {
  const { status, body } = await order(who)
  expect(status).toBe(200)
  const subscription = stripe.payCheckout(String(body.session_id), card)
  await shop.ring(shop.undelivered())
  return subscription
}

async function buyAndWithdraw(who: number, card = CARD): Promise<void> {
  await buy(who, card)
  expect((await withdraw(who)).body).toMatchObject({ status: 0 })
  await shop.ring(shop.undelivered())
}

test('after two withdrawals within a year an account orders nothing until the first of them is a year old', async () => {
  await buyAndWithdraw(anna, 'a card')
  expect(await shop.standing(anna)).toMatchObject({ order_from: null })
  shop.at('2026-03-12T12:00:00.000Z')
  await buyAndWithdraw(anna, 'another card')
  expect(await shop.standing(anna)).toMatchObject({ refused: false, order_from: '2027-03-07T12:00:00.000Z' })
  const refusal = await order(anna)
  expect([refusal.status, (refusal.body.error as { message: string }).message]).toEqual([
    409,
    'The money of two contracts of this account went back within a year. You can order again from 2027-03-07.',
  ])
  shop.at('2027-03-07T12:00:00.000Z')
  expect(await shop.standing(anna)).toMatchObject({ order_from: null })
  expect((await order(anna)).status).toBe(200)
})

test('each contract can be withdrawn from, the second one too', async () => {
  await buyAndWithdraw(anna)
  await buyAndWithdraw(anna)
  expect([...stripe.refunds.values()]).toHaveLength(2)
})

test('a card that paid for two contracts whose money went back opens no third one with another account', async () => {
  const ben = await addMember(server, 'BenBall')
  const carla = await addMember(server, 'CarlaBall', 'pt')
  await buyAndWithdraw(anna)
  await buyAndWithdraw(ben)
  const subscription = await buy(carla)
  expect(await shop.standing(carla)).toMatchObject({ subscribed: 0, refused: true, order_from: null })
  await finishWithdrawals(billing())
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  expect(await shop.standing(carla)).toMatchObject({ refused: true, receipts: [{ refunded: 22.99 }] })
  const mails = (await shop.mails()).filter(({ recipient }) => recipient.startsWith('Carla'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Não foi possível aceitar a sua encomenda Touchline',
    'O seu reembolso de Touchline',
  ])
  // The refusal is no withdrawal of hers: with a card of her own she is a customer like any other.
  await buy(carla, 'her own card')
  expect(await shop.standing(carla)).toMatchObject({ subscribed: 1, refused: false })
})

test('checkouts that were opened before the second withdrawal are refused when they are paid after it', async () => {
  await buyAndWithdraw(anna)
  const early = await order(anna)
  await buyAndWithdraw(anna)
  stripe.payCheckout(String(early.body.session_id), 'yet another card')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, refused: true })
})

test('a dispute that was lost counts like a withdrawal, one that was won after all does not', async () => {
  await buyAndWithdraw(anna)
  const subscription = await buy(anna, 'another card')
  const charge = [...stripe.charges.values()].find(({ refunded }) => !refunded)?.id ?? ''
  const dispute = stripe.dispute(charge)
  stripe.decide(dispute, 'lost')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ order_from: '2027-03-07T12:00:00.000Z' })
  stripe.decide(dispute, 'won')
  await shop.ring(shop.undelivered())
  expect(stripe.subscriptions.get(subscription)?.cancel_at_period_end).toBe(true)
  expect(await shop.standing(anna)).toMatchObject({ subscribed: -1, order_from: null })
})

test('a deleted account leaves a digest and a date behind, and the card stays known for a year', async () => {
  const ben = await addMember(server, 'BenBall')
  await buyAndWithdraw(anna)
  await buyAndWithdraw(ben)
  for (const id of [anna, ben]) expect(await deleteAccountForGood(billing(), id)).toBe(true)
  const left = await server.database.rows('select account_id, subscription_id, payer from returned_contract')
  const kept = { account_id: null, subscription_id: null, payer: expect.stringMatching(/^[0-9a-f]{64}$/) }
  expect(left).toEqual([kept, kept])
  const carla = await addMember(server, 'CarlaBall')
  await buy(carla)
  expect(await shop.standing(carla)).toMatchObject({ refused: true })
  await dropOldReturned(server.database, new Date('2027-03-08T12:00:00.000Z'))
  expect(await server.database.rows('select 1 from returned_contract')).toEqual([])
})
