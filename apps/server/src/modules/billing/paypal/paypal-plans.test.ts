import { ANNA, visitor } from '@touchline/testing/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PaypalSite, paypalSite } from './paypal.testing.ts'

let site: PaypalSite
beforeAll(async () => {
  site = await paypalSite()
})
beforeEach(async () => {
  await site.reset()
  for (const table of ['plan', 'promotion', 'paypal_plan']) await site.server.database.rows(`delete from ${table}`)
})
afterAll(() => site.close())

const DEFAULTS = [
  [1, 2299],
  [3, 6000],
  [12, 23000],
]
/** Operators sell months at another price, with free days before it. */
async function sell(months: number, cents: number, trialDays = 0): Promise<void> {
  for (const [at, [each, price]] of DEFAULTS.entries())
    await site.server.database.rows(
      `insert into plan (months, cents, titles, position, shown, trial_days, created_at) values ($1, $2, '{}', $3, true, $4, now())`,
      [each, each === months ? cents : price, at, each === months ? trialDays : 0],
    )
}
const coupon = (value: number, months: number) =>
  site.server.database.rows(
    `insert into promotion (code, kind, value, months, created_at) values ('SPRING', 'percent', $1, $2, now())`,
    [value, months],
  )

async function ordered(token: string, body: object): Promise<string> {
  const answer = await visitor(site.server).post('/paypal_subscription', body, token)
  expect(answer).toMatchObject({ status: 200 })
  return String(answer.body.subscription_id)
}
const planAt = (subscription: string) => site.paypal.shop.planOf(site.paypal.shop.find(subscription))
const paid = async (token: string) =>
  ((await site.bought(token)).receipts as { amount: number }[]).map(({ amount }) => amount).reverse()

test('a price of its own is a plan of its own at PayPal, made once, and what was sold before keeps its price', async () => {
  const { token, uid } = await site.join()
  const old = await site.open(token, 1)
  site.paypal.shop.approve(old)
  await site.comeBack(uid, old)
  await sell(1, 2999)
  await visitor(site.server).post('/cancel_subscription/', undefined, token)
  site.setNow('2026-04-07T11:00:00.000Z')
  const { body } = await visitor(site.server).post('/login/', {
    username_or_email: ANNA.email,
    password: ANNA.password,
  })
  const again = String(body.token)
  const [first, second] = [await ordered(again, { selectedPlan: 1 }), await ordered(again, { selectedPlan: 1 })]
  expect(planAt(first)).toMatchObject({ months: 1, price: '29.99', currency: 'EUR', trials: [] })
  expect(planAt(second).id).toBe(planAt(first).id)
  site.paypal.shop.approve(second)
  expect(await site.comeBack(uid, second)).toBe('/subscription?payment=done')
  expect(await paid(again)).toEqual([22.99, 29.99])
})

test('free days open everything until PayPal takes the first payment, also when they are cancelled', async () => {
  await sell(1, 2299, 10)
  const { token, uid } = await site.join()
  const id = await ordered(token, { selectedPlan: 1 })
  expect(planAt(id).trials).toEqual([{ unit: 'DAY', count: 10, cycles: 1, price: '0.00' }])
  site.paypal.shop.approve(id)
  expect(await site.comeBack(uid, id)).toBe('/subscription?payment=done')
  const free = { expire_date: '2026-03-17T12:00:00.000Z', receipts: [] }
  expect(await site.bought(token)).toMatchObject({ subscribed: 1, ...free })
  await visitor(site.server).post('/cancel_subscription/', undefined, token)
  expect(await site.bought(token)).toMatchObject({ subscribed: -1, ...free })
  site.setNow('2026-03-18T12:00:00.000Z')
  expect(await site.bought(token)).toMatchObject({ subscribed: 0, expired: true })
  expect(planAt(await ordered(token, { selectedPlan: 1 })).trials).toBeUndefined()
})

test('a coupon lowers the first payments at PayPal and then the price is charged', async () => {
  await coupon(50, 2)
  const { token, uid } = await site.join()
  const id = await ordered(token, { selectedPlan: 1, code: 'spring' })
  expect(planAt(id)).toMatchObject({ price: '22.99', trials: [{ unit: 'MONTH', count: 1, cycles: 2, price: '11.49' }] })
  site.paypal.shop.approve(id)
  await site.comeBack(uid, id)
  for (const month of ['04', '05']) {
    site.setNow(`2026-${month}-07T12:00:00.000Z`)
    await site.ring(site.paypal.sign(site.paypal.shop.pay(id)))
  }
  site.setNow('2026-03-20T12:00:00.000Z')
  expect(await paid(token)).toEqual([11.49, 11.49, 22.99])
})

test('a member who opens a subscription to a discounted plan without an order here gets nothing', async () => {
  await coupon(50, 2)
  const { token, uid } = await site.join()
  const { id: planId } = planAt(await ordered(token, { selectedPlan: 1, code: 'SPRING' }))
  const own = site.paypal.shop.add({
    planId,
    customId: String(uid),
    overridden: false,
    returnUrl: 'http://localhost/',
    cancelUrl: 'http://localhost/',
  })
  site.paypal.shop.approve(own.id)
  expect(await site.comeBack(uid, own.id)).toBe('/subscription?payment=failed')
  expect(await site.bought(token)).toMatchObject({ subscribed: 0, receipts: [] })
})
