import { claimWorld, inTransaction } from '@touchline/database'
import { visitor } from '@touchline/testing/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openSession } from '../../accounts/sessions/session.queries.ts'
import { addMember, useStripeShop } from '../../billing/billing.testing.ts'
import { signInAs } from '../staff.testing.ts'

const { stripe, server, shop } = useStripeShop()
beforeAll(() => inTransaction(server.database, (client) => claimWorld(client, 'demo')))
let owner: string
let anna: number
beforeEach(async () => {
  await server.database.rows('delete from plan')
  await server.database.rows('delete from promotion')
  owner = await signInAs(server, 'owner')
  anna = await addMember(server)
})

interface Room {
  version: number
  last_change: { actor: string; after: object } | null
  plans: { months: number; cents: number; subscribers: number; at_other_price: number; since: string | null }[]
  codes: { id: number; code: string | null; uses: number; open: number; ended_at: string | null }[]
}
const room = (token = owner) => server.get<Room>('/api/console/plans', token)
const send = (path: string, body: unknown, token = owner) => visitor(server).post(`/console/${path}`, body, token)

const PLAIN = { titles: {}, shown: true, trial_days: 0 }
async function save(plan: number | null, more: object) {
  const { version } = await room()
  const before = plan === null ? {} : (await room()).plans.find(({ months }) => months === plan)
  return send('plans/save', { ...PLAIN, plan, months: plan, cents: 1000, ...before, ...more, version })
}
const coupon = (more: object) =>
  send('codes', { kind: 'percent', code: 'SPRING', value: 20, months: 3, max_uses: null, until: null, ...more })
const offered = async () =>
  (await server.get<{ plans: { months: number; price: number; titles: object; trial_days: number }[] }>('/api/plans'))
    .plans

async function bought(months: number, more: object = {}): Promise<string> {
  const subscription = await shop.buy(anna, months, more)
  await shop.ring(shop.undelivered())
  return subscription
}
const receipts = async (): Promise<number[]> => {
  const { receipts } = await shop.standing(anna)
  return (receipts as { amount: number }[]).map(({ amount }) => amount).reverse()
}

test('the three plans of the product are sold as long as nobody changes them', async () => {
  expect((await offered()).map(({ months, price }) => [months, price])).toEqual([
    [1, 22.99],
    [3, 60],
    [12, 230],
  ])
  expect(await room()).toMatchObject({ version: 0, last_change: null, plans: [{ since: null }, {}, {}], codes: [] })
})

test('a new price is charged to new subscriptions only, and the page says how many keep the former one', async () => {
  const first = await bought(3)
  expect((await save(3, { cents: 7500, titles: { en: 'Season ticket' } })).status).toBe(200)
  expect((await offered())[1]).toMatchObject({ months: 3, price: 75, titles: { en: 'Season ticket' } })
  shop.at('2026-06-08T12:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(await receipts()).toEqual([60, 60])
  expect(stripe.subscriptions.get(first)?.items.data[0]?.price.unit_amount).toBe(6000)
  owner = await signInAs(server, 'owner', 'later')
  const ben = await addMember(server, 'BenBall')
  await shop.buy(ben, 3)
  await shop.ring(shop.undelivered())
  expect((await shop.standing(ben)).receipts).toMatchObject([{ amount: 75 }])
  const { plans } = await room()
  expect(plans.find(({ months }) => months === 3)).toMatchObject({
    cents: 7500,
    subscribers: 2,
    at_other_price: 1,
    since: '2026-03-07T12:00:00.000Z',
  })
})

test('a plan that is hidden cannot be ordered, runs on for who has it, and one plan is always left', async () => {
  await bought(1)
  expect((await save(1, { shown: false })).status).toBe(200)
  expect((await offered()).map(({ months }) => months)).toEqual([3, 12])
  const ben = await addMember(server, 'BenBall')
  expect((await shop.post(ben, '/stripe_checkout/', { selectedPlan: 1 })).status).toBe(400)
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 1 })
  await save(3, { shown: false })
  expect((await save(12, { shown: false })).status).toBe(409)
})

test('plans can be added and reordered, and each number of months exists once', async () => {
  expect((await save(null, { months: 6, cents: 11_000 })).status).toBe(200)
  expect((await save(null, { months: 6, cents: 9000 })).status).toBe(409)
  expect((await save(3, { months: 12 })).status).toBe(409)
  const { version } = await room()
  expect((await send('plans/order', { version, months: [12, 6] })).status).toBe(400)
  expect((await send('plans/order', { version, months: [12, 6, 3, 1] })).status).toBe(200)
  expect((await offered()).map(({ months, price }) => [months, price])).toEqual([
    [12, 230],
    [6, 110],
    [3, 60],
    [1, 22.99],
  ])
  await bought(6)
  expect(await receipts()).toEqual([110])
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 6 })
})

test('the second of two operators is refused and shown what the first one did', async () => {
  const other = await signInAs(server, 'owner', 'other')
  const { version } = await room()
  const body = { ...PLAIN, plan: 1, months: 1, version }
  expect((await send('plans/save', { ...body, cents: 1999 }, other)).status).toBe(200)
  expect((await send('plans/save', { ...body, cents: 2499 })).status).toBe(409)
  expect(await room()).toMatchObject({
    last_change: { actor: 'staff-other', before: { price: '22.99 EUR' }, after: { price: '19.99 EUR' } },
  })
  const both = await Promise.all(
    [2099, 2199].map(async (cents) => send('plans/save', { ...body, cents, version: (await room()).version })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['a price that providers do not take', { cents: 99 }],
  ['half a cent', { cents: 1000.5 }],
  ['too long a trial', { trial_days: 91 }],
  ['a title in a language there is not', { titles: { xx: 'Plan' } }],
  ['too long a title', { titles: { en: 'x'.repeat(41) } }],
])('refuses %s', async (_name, more) => {
  expect((await save(1, more)).status).toBe(400)
  expect((await offered())[0]).toMatchObject({ price: 22.99 })
})

test('free days open everything, are cancelled without a payment, and are given once an account', async () => {
  await save(1, { trial_days: 14 })
  const subscription = await bought(1)
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 1,
    expire_date: '2026-03-21T12:00:00.000Z',
    receipts: [],
    can_try: false,
  })
  expect((await shop.mails()).map(({ subject }) => subject)).toEqual(['Your free days with Touchline have begun'])
  await shop.post(anna, '/cancel_subscription/')
  expect(stripe.subscriptions.get(subscription)).toMatchObject({ status: 'trialing', cancel_at_period_end: true })
  expect(await shop.standing(anna)).toMatchObject({ subscribed: -1, expire_date: '2026-03-21T12:00:00.000Z' })
  shop.at('2026-03-22T12:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, expired: true, receipts: [] })
  await bought(1)
  expect(await receipts()).toEqual([22.99])
})

test('after free days the plan is charged and renews', async () => {
  await save(1, { trial_days: 7 })
  await bought(1)
  shop.at('2026-03-15T12:00:00.000Z')
  await shop.ring(shop.undelivered())
  expect(await receipts()).toEqual([22.99])
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 1, expire_date: '2026-04-14T12:00:00.000Z' })
})

test('a coupon lowers the first payments, the price next to the plan is charged, and uses are counted', async () => {
  expect((await coupon({ max_uses: 1 })).body).toEqual({ code: 'SPRING' })
  const said = await visitor(server).post('/plan_code', { code: ' spring ' })
  expect(said.body).toMatchObject({
    code: 'SPRING',
    kind: 'percent',
    plans: [
      { months: 1, price: 18.39, payments: 3 },
      { months: 3, price: 48, payments: 1 },
      { months: 12, price: 184, payments: 1 },
    ],
  })
  await bought(1, { code: 'spring' })
  const [mail] = await shop.mails()
  expect(mail?.text).toContain('We received €18.39')
  expect(mail?.text).toContain('renews every month at €18.39')
  for (const month of ['04', '05', '06', '07']) {
    shop.at(`2026-${month}-08T12:00:00.000Z`)
    await shop.ring(shop.undelivered())
  }
  expect(await receipts()).toEqual([18.39, 18.39, 18.39, 22.99, 22.99])
  owner = await signInAs(server, 'owner', 'later')
  expect((await room()).codes).toMatchObject([{ uses: 1, open: 0 }])
  const ben = await addMember(server, 'BenBall')
  expect((await shop.post(ben, '/stripe_checkout/', { selectedPlan: 1, code: 'SPRING' })).status).toBe(409)
})

test('a coupon of a plan that follows another lowers its first payment, however far away', async () => {
  await bought(3)
  await shop.post(anna, '/cancel_subscription/')
  await coupon({ kind: 'amount', value: 500, months: 1 })
  await bought(1, { code: 'SPRING' })
  for (const month of ['06', '07']) {
    shop.at(`2026-${month}-08T12:00:00.000Z`)
    await shop.ring(shop.undelivered())
  }
  expect(await receipts()).toEqual([60, 17.99, 22.99])
})

test('the last use of a coupon is reserved for an open checkout, and released if it is not paid', async () => {
  await coupon({ max_uses: 1 })
  const ben = await addMember(server, 'BenBall')
  const open = (id: number) => shop.post(id, '/stripe_checkout/', { selectedPlan: 1, code: 'SPRING' })
  const both = await Promise.all([open(anna), open(ben)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await room()).codes).toMatchObject([{ uses: 0, open: 1 }])
  shop.at('2026-03-07T13:30:00.000Z')
  expect((await open(ben)).status).toBe(200)
})

test('codes are refused that are over, worth too much, unknown, or not for orders', async () => {
  await coupon({ kind: 'amount', value: 2200, months: 1, until: '2026-03-08' })
  const order = (code: string, plan = 1) => shop.post(anna, '/stripe_checkout/', { selectedPlan: plan, code })
  expect((await order('SPRING')).status).toBe(409)
  expect((await order('NO-SUCH')).status).toBe(404)
  const gift = String((await coupon({ kind: 'gift', value: 0, months: 1 })).body.code)
  expect((await order(gift)).status).toBe(409)
  const [, one] = (await room()).codes
  expect((await send(`codes/${one?.id}/end`, {})).status).toBe(200)
  expect((await send(`codes/${one?.id}/end`, {})).status).toBe(409)
  expect((await order('SPRING', 12)).status).toBe(409)
  expect(await visitor(server).post('/plan_code', { code: 'SPRING' })).toMatchObject({ status: 409 })
  expect(stripe.subscriptions.size).toBe(0)
})

test.each([
  ['a hundred percent', { value: 100 }],
  ['nothing', { value: 0 }],
  ['a gift with a price', { kind: 'gift', value: 5 }],
  ['a day that is over', { until: '2026-03-06' }],
  ['a code with markup', { code: '<b>x</b>' }],
])('refuses a coupon of %s', async (_name, more) => {
  expect((await coupon(more)).status).toBe(400)
  expect((await room()).codes).toEqual([])
})

test('a code is given once, in capitals or not', async () => {
  await coupon({})
  expect((await coupon({ code: 'spring' })).status).toBe(409)
})

test('a gift gives months once an account, without any provider, and its code is for those who may change money', async () => {
  const { body } = await coupon({ kind: 'gift', value: 0, months: 2, max_uses: 1, code: null })
  const code = String(body.code)
  expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
  const ben = await addMember(server, 'BenBall')
  const both = await Promise.all([anna, ben].map((id) => shop.post(id, '/redeem_gift', { code })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 200)?.body).toEqual({ access_until: '2026-05-07T12:00:00.000Z' })
  const winner = both[0]?.status === 200 ? anna : ben
  expect((await shop.post(winner, '/redeem_gift', { code })).status).toBe(409)
  expect(stripe.subscriptions.size).toBe(0)
  expect((await room(await signInAs(server, 'analyst'))).codes).toMatchObject([{ code: null, uses: 1 }])
  const audit = await server.get<{ entries: { after: { code: string } }[] }>('/api/console/audit', owner)
  expect(audit.entries[0]?.after.code).toBe(`${code[0]}•••`)
})

test('a gift with uses left is not offered again to an account that took it, and is to others', async () => {
  const { body } = await coupon({ kind: 'gift', value: 0, months: 1, max_uses: 5, code: null })
  const code = String(body.code)
  const token = await openSession(
    server.database.pool,
    { accountId: anna, userAgent: undefined },
    server.deps.clock.now(),
  )
  const read = async (as?: string) => visitor(server).post('/plan_code', { code }, as)
  expect((await read(token)).body).toMatchObject({ kind: 'gift', months: 1 })
  expect((await shop.post(anna, '/redeem_gift', { code })).status).toBe(200)
  const again = await read(token)
  expect([again.status, again.body.error]).toEqual([409, expect.objectContaining({ code: 'conflict' })])
  expect((await read()).body).toMatchObject({ kind: 'gift' })
  expect((await read('A'.repeat(43))).body).toMatchObject({ kind: 'gift' })
})

test('nobody tries codes without end', async () => {
  const guess = async (at: number) => (await visitor(server).post('/plan_code', { code: `TRY-${at}` })).status
  for (let at = 0; at < 25; at++) await guess(at)
  expect(await guess(25)).toBe(429)
})
