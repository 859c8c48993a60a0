import { writeMeta } from '@touchline/database'
import { NOW } from '@touchline/testing/clock'
import { ANNA, member, signedIn, useAccountsServer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { defaultTerms } from '../plans/orders.queries.ts'
import { demoProvider, demoSubscription } from './demo-provider.ts'
import { demoRenewals } from './demo-renewals.ts'

const server = useAccountsServer({ payments: (parts) => [demoProvider(parts)] })
beforeEach(async () => {
  await worldIs('demo')
})

const worldIs = (world: 'demo' | 'real') => writeMeta(server.database.pool, 'world', world)
const BEN = { ...ANNA, email: 'ben@example.org', username: 'BenBall' }
const anna = () => visitor(server)
const joined = (who = ANNA) => member(server, anna(), who)
const order = (token: string, months: number) => anna().post('/demo_checkout', { selectedPlan: months }, token)
const pay = (token: string, id: unknown, card = 'good') => anna().post(`/demo_checkout/${id}/pay`, { card }, token)
const state = async (token: string, id: unknown) => {
  const answer = await server.ask(`/api/demo_checkout/${id}`, signedIn(token))
  return { status: answer.status, body: await answer.json() }
}
const bought = async (token: string) => (await anna().post('/check_subscription/', undefined, token)).body
const subjects = async () =>
  (await server.database.rows<{ subject: string }>('select subject from outbox_mail order by id'))
    .map((row) => row.subject)
    .slice(1)
const loggedIn = async () =>
  String((await anna().post('/login/', { username_or_email: ANNA.email, password: ANNA.password })).body.token)
const renew = async () => {
  for (const job of demoRenewals({ ...server.deps, ...server.deps.settings }))
    await job.run(new AbortController().signal)
}

test('a good card starts the plan with a receipt and one mail, and paying again changes nothing', async () => {
  const token = await joined()
  const { body } = await order(token, 3)
  expect(body.url).toBe(`/checkout/demo/${body.id}`)
  const plan = { months: 3, price: 60, currency: 'EUR' }
  expect((await state(token, body.id)).body).toEqual({ plan, trial_days: 0, status: 'open' })
  expect(await bought(token)).toMatchObject({ subscribed: 0, expired: false })

  expect((await pay(token, body.id)).body).toEqual({ status: 'paid' })
  expect((await pay(token, body.id)).body).toEqual({ status: 'paid' })
  expect((await state(token, body.id)).body).toEqual({ plan, trial_days: 0, status: 'paid' })
  expect(await bought(token)).toMatchObject({
    subscribed: 3,
    expired: false,
    expire_date: '2026-06-07T12:00:00.000Z',
    provider: 'demo',
    receipts: [{ amount: 60, refunded: 0, currency: 'EUR', status: 'paid', paid_at: NOW.toISOString() }],
  })
  expect(await subjects()).toHaveLength(1)
})

test('a declined card leaves the checkout open', async () => {
  const token = await joined()
  const { body } = await order(token, 1)
  expect((await pay(token, body.id, 'declined')).body).toEqual({ status: 'declined' })
  expect(await bought(token)).toMatchObject({ subscribed: 0, expired: false, receipts: [] })
  expect((await state(token, body.id)).body).toMatchObject({ status: 'open' })
  expect((await pay(token, body.id)).body).toEqual({ status: 'paid' })
})

test('nobody sees or pays the checkout of another account, or one that does not exist', async () => {
  const [token, other] = [await joined(), await joined(BEN)]
  const { body } = await order(token, 1)
  for (const id of [body.id, 'x', '%00']) {
    expect((await state(other, id)).status).toBe(404)
    expect((await pay(other, id)).status).toBe(404)
  }
  expect(await bought(other)).toMatchObject({ subscribed: 0 })
  expect((await state(token, body.id)).body).toMatchObject({ status: 'open' })
})

test('while one renews there is no second: neither a new checkout nor an older one that is still open', async () => {
  const token = await joined()
  const first = await order(token, 1)
  await pay(token, first.body.id)
  expect((await order(token, 12)).status).toBe(409)
  await server.database.pool.query(
    `insert into subscription (account_id, provider, provider_id, months, status, created_at, updated_at)
     select account_id, 'demo', 'older', 12, 'pending', created_at, created_at from subscription`,
  )
  expect((await pay(token, 'older')).status).toBe(409)
  expect(await bought(token)).toMatchObject({ subscribed: 1 })
})

test('a card that was accepted right before the process ended is charged once: another checkout is refused, and what follows comes later', async () => {
  const token = await joined()
  const first = await order(token, 1)
  await server.database.pool.query('update subscription set started_at = $1', [NOW])
  expect((await order(token, 12)).status).toBe(409)
  expect((await state(token, first.body.id)).body).toMatchObject({ status: 'paid' })
  expect((await pay(token, first.body.id)).body).toEqual({ status: 'paid' })
  expect(await bought(token)).toMatchObject({ subscribed: 1, receipts: [{ amount: 22.99, status: 'paid' }] })
})

test('next to real football nothing is given away', async () => {
  const token = await joined()
  await worldIs('real')
  expect((await order(token, 1)).status).toBe(503)
})

test('an unpaid checkout gives way to the next one', async () => {
  const token = await joined()
  const first = await order(token, 1)
  const second = await order(token, 12)
  expect((await pay(token, first.body.id)).status).toBe(404)
  await pay(token, second.body.id)
  expect(await bought(token)).toMatchObject({ subscribed: 12 })
})

test('it renews by itself when its time is over, each period with its receipt', async () => {
  const token = await joined()
  await pay(token, (await order(token, 1)).body.id)
  server.setNow('2026-05-10T12:00:00.000Z')
  await renew()
  const { body } = await anna().post('/login/', { username_or_email: ANNA.email, password: ANNA.password })
  const reported = await bought(String(body.token))
  expect(reported).toMatchObject({ subscribed: 1, expired: false, expire_date: '2026-06-07T12:00:00.000Z' })
  expect((reported.receipts as { paid_at: string }[]).map((receipt) => receipt.paid_at)).toEqual([
    '2026-05-07T12:00:00.000Z',
    '2026-04-07T12:00:00.000Z',
    '2026-03-07T12:00:00.000Z',
  ])
  expect(await subjects()).toHaveLength(1)
})

test('once cancelled it stays open until what is paid is over, and then expires', async () => {
  const token = await joined()
  await pay(token, (await order(token, 1)).body.id)
  server.setNow('2026-03-20T12:00:00.000Z')
  expect((await anna().post('/cancel_subscription/', undefined, token)).body).toEqual({ success: true, status: 200 })
  expect(await bought(token)).toMatchObject({
    subscribed: -1,
    expired: false,
    expire_date: '2026-04-07T12:00:00.000Z',
  })
  server.setNow('2026-04-07T12:00:00.000Z')
  await renew()
  expect(await bought(token)).toMatchObject({ subscribed: 0, expired: true })
  expect(await server.database.pool.query('select 1 from payment')).toMatchObject({ rowCount: 1 })
})

test('withdrawn from, all money is back and nothing is open, also long after', async () => {
  const token = await joined()
  const { body } = await order(token, 12)
  await pay(token, body.id)
  expect(await bought(token)).toMatchObject({ withdrawable_amount: 230, withdrawn_at: null })
  server.setNow('2026-03-10T12:00:00.000Z')
  expect((await anna().post('/withdraw_contract', { confirmed: true }, token)).body).toMatchObject({ status: 0 })
  const reported = {
    subscribed: 0,
    expired: true,
    withdrawable_amount: null,
    withdrawn_at: '2026-03-10T12:00:00.000Z',
    receipts: [{ amount: 230, refunded: 230, status: 'refunded' }],
  }
  expect(await bought(token)).toMatchObject(reported)
  server.setNow('2028-03-10T12:00:00.000Z')
  expect((await server.deps.payments[0]?.read(String(body.id)))?.payments).toHaveLength(1)
})

test('after two withdrawals within a year neither a new checkout nor an older one that is still open is paid', async () => {
  const token = await joined()
  const withdraw = () => anna().post('/withdraw_contract', { confirmed: true }, token)
  for (let turn = 0; turn < 2; turn++) {
    expect((await pay(token, (await order(token, 1)).body.id)).body).toEqual({ status: 'paid' })
    expect((await withdraw()).body).toMatchObject({ status: 0 })
  }
  expect(await bought(token)).toMatchObject({ subscribed: 0, order_from: '2027-03-07T12:00:00.000Z' })
  expect((await order(token, 1)).status).toBe(409)
  await server.database.pool.query(
    `insert into subscription (account_id, provider, provider_id, months, status, created_at, updated_at)
     select id, 'demo', 'older', 12, 'pending', created_at, created_at from account`,
  )
  expect((await pay(token, 'older')).status).toBe(409)
  server.setNow('2027-03-07T12:00:00.000Z')
  const { body } = await anna().post('/login/', { username_or_email: ANNA.email, password: ANNA.password })
  expect((await order(String(body.token), 1)).status).toBe(200)
})

test('months that end on shorter days do not drift', () => {
  const startedAt = new Date('2026-01-31T08:00:00.000Z')
  const facts = { id: 'x', accountId: 7, months: 1, clickId: null, startedAt, cancelledAt: null, ended: false }
  const { paidThrough, payments } = demoSubscription(facts, {
    terms: defaultTerms(1),
    now: new Date('2026-03-15T00:00:00.000Z'),
  })
  expect(paidThrough?.toISOString()).toBe('2026-03-31T08:00:00.000Z')
  expect(payments.map(({ paidAt }) => paidAt.toISOString().slice(0, 10))).toEqual(['2026-01-31', '2026-02-28'])
})

const cancel = (token: string) => anna().post('/cancel_subscription/', undefined, token)
const resume = async (token: string) => (await anna().post('/resume_subscription', undefined, token)).body

test('a cancelled plan can be resumed while it runs, and renews again for its price', async () => {
  const token = await joined()
  await pay(token, (await order(token, 1)).body.id)
  expect(await resume(token)).toEqual({ success: false })
  await cancel(token)
  expect(await bought(token)).toMatchObject({ subscribed: -1, can_resume: true })
  expect(await resume(token)).toEqual({ success: true })
  expect(await bought(token)).toMatchObject({ subscribed: 1, can_resume: false, order_starts_at: null })
  server.setNow('2026-04-07T12:00:00.000Z')
  await renew()
  expect(await bought(await loggedIn())).toMatchObject({ subscribed: 1, receipts: [{}, {}] })
  expect(await subjects()).toEqual(['Your Touchline subscription is active'])
})

test('a plan that has run out cannot be resumed', async () => {
  const token = await joined()
  await pay(token, (await order(token, 1)).body.id)
  await cancel(token)
  server.setNow('2026-04-07T12:00:00.000Z')
  const again = await loggedIn()
  expect(await bought(again)).toMatchObject({ can_resume: false })
  expect(await resume(again)).toEqual({ success: false })
})

test('another plan chosen after a cancellation begins and is paid when the paid time ends', async () => {
  const token = await joined()
  await pay(token, (await order(token, 1)).body.id)
  await cancel(token)
  expect(await bought(token)).toMatchObject({ order_starts_at: '2026-04-07T12:00:00.000Z' })
  await pay(token, (await order(token, 12)).body.id)
  const ordered = {
    subscribed: -1,
    can_resume: false,
    next_plan: { months: 12, starts_at: '2026-04-07T12:00:00.000Z' },
  }
  expect(await bought(token)).toMatchObject({ ...ordered, receipts: [{ amount: 22.99 }] })
  expect((await order(token, 3)).status).toBe(409)
  server.setNow('2026-04-07T12:00:00.000Z')
  await renew()
  expect(await bought(await loggedIn())).toMatchObject({
    subscribed: 12,
    expire_date: '2027-04-07T12:00:00.000Z',
    next_plan: null,
    receipts: [{ amount: 230, paid_at: '2026-04-07T12:00:00.000Z' }, { amount: 22.99 }],
  })
})

test('the next plan can be cancelled before it begins, and costs nothing', async () => {
  const token = await joined()
  await pay(token, (await order(token, 1)).body.id)
  await cancel(token)
  await pay(token, (await order(token, 12)).body.id)
  expect((await cancel(token)).body).toEqual({ success: true, status: 200 })
  expect(await bought(token)).toMatchObject({ subscribed: -1, next_plan: null, can_resume: true })
  server.setNow('2026-04-08T12:00:00.000Z')
  await renew()
  expect(await bought(await loggedIn())).toMatchObject({ subscribed: 0, expired: true, receipts: [{ amount: 22.99 }] })
})
