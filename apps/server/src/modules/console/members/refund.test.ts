import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inTransaction } from '@touchline/database'
import { databaseEnvironment } from '@touchline/testing/database'
import { visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { addAccount } from '../../accounts/accounts.queries.ts'
import { openSession } from '../../accounts/sessions/session.queries.ts'
import { addMember, useStripeShop } from '../../billing/billing.testing.ts'
import { finishRefunds } from '../../billing/refunds/send-refund.ts'

const { stripe, server, shop } = useStripeShop()
let anna: number
let support: string
beforeEach(async () => {
  await server.database.rows('delete from refund')
  anna = await addMember(server)
  const now = server.deps.clock.now()
  const added = {
    username: 'helper',
    email: 'helper@example.org',
    language: 'en',
    passwordHash: '',
    countryId: 72,
  } as const
  const accountId = await inTransaction(server.database, (client) =>
    addAccount(client, { ...added, activatedAt: now, role: 'support' }, now),
  )
  support = await openSession(server.database.pool, { accountId: accountId ?? 0, userAgent: undefined }, now)
})

interface Details {
  version: number
  member: { state: string; access_until: string | null; paid: number }
  payments: { id: number; refunded: number; refundable: number; under_way: number; refund_error: string | null }[]
  audit: { action: string; after: object | null }[]
}
const details = () => server.get<Details>(`/api/console/members/${anna}`, support)

/** Anna has paid 60 euros for three months, and Stripe said so. */
async function bought(): Promise<string> {
  const subscription = await shop.buy(anna)
  await shop.ring(shop.undelivered())
  return subscription
}

async function payBack(body: { cents: number; access: string; version?: number; payment_id?: number }) {
  const { version, payments } = await details()
  const asked = { version, payment_id: payments[0]?.id, ...body }
  return visitor(server).post(`/console/members/${anna}/refund`, asked, support)
}

test('a part goes back once and access stays as it is, if nothing else was said', async () => {
  await bought()
  expect((await payBack({ cents: 2000, access: 'renews' })).body).toEqual({ status: 0 })
  const { member, payments, audit } = await details()
  expect(member).toMatchObject({ state: 'paying', paid: 40 })
  expect(payments).toMatchObject([{ refunded: 20, refundable: 40, under_way: 0 }])
  expect(audit).toMatchObject([{ action: 'member.refund', after: { paid_back: '20.00 EUR', renews: true } }])
  await shop.ring(shop.undelivered())
  expect((await details()).payments).toMatchObject([{ refunded: 20 }])
})

test('refunds are limited to their own payment', async () => {
  const ben = await addMember(server, 'BenBall')
  await shop.buy(ben)
  await bought()
  await payBack({ cents: 4000, access: 'renews' })
  expect(await payBack({ cents: 2500, access: 'renews' })).toMatchObject({ status: 409 })
  expect((await details()).payments).toMatchObject([{ refunded: 40, refundable: 20 }])
})

test('access stays as long as it is paid, and nothing renews', async () => {
  const subscription = await bought()
  const { access_until: until } = (await details()).member
  await payBack({ cents: 1000, access: 'paid' })
  expect((await details()).member).toMatchObject({ state: 'ending', access_until: until })
  expect(stripe.subscriptions.get(subscription)?.cancel_at_period_end).toBe(true)
})

test('access ends at once with a part too, what was granted as well, and no notice of Stripe opens it again', async () => {
  await bought()
  const { version } = await details()
  await visitor(server).post(`/console/members/${anna}/grant`, { version, months: 1 }, support)
  expect((await payBack({ cents: 3457, access: 'now' })).body).toEqual({ status: 0 })
  expect((await details()).member).toMatchObject({
    state: 'expired',
    access_until: server.deps.clock.now().toISOString(),
  })
  await shop.ring(shop.undelivered())
  expect((await details()).member.state).toBe('expired')
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, expired: true })
})

test('all of it goes back with the end of access alone, and never more than is left', async () => {
  await bought()
  expect((await payBack({ cents: 6001, access: 'now' })).status).toBe(409)
  expect((await payBack({ cents: 6000, access: 'paid' })).status).toBe(400)
  expect((await payBack({ cents: 6000, access: 'now' })).body).toEqual({ status: 0 })
  expect((await details()).payments).toMatchObject([{ refunded: 60, refundable: 0 }])
  expect((await payBack({ cents: 1, access: 'now' })).status).toBe(409)
})

test('only one of two operators refunds the same payment, however close they act', async () => {
  await bought()
  const { version } = await details()
  const both = await Promise.all([1, 2].map(() => payBack({ cents: 4000, access: 'renews', version })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await details()).payments).toMatchObject([{ refunded: 40 }])
})

test('while Stripe is away the page says what waits; later it goes back once', async () => {
  const subscription = await bought()
  stripe.setAway(true)
  expect((await payBack({ cents: 2000, access: 'paid' })).body).toEqual({ status: 1 })
  expect((await details()).payments).toMatchObject([{ refunded: 0, under_way: 20, refundable: 40 }])
  stripe.setAway(false)
  const deps = { ...server.deps, ...server.deps.settings }
  await finishRefunds(deps)
  await finishRefunds(deps)
  expect((await details()).payments).toMatchObject([{ refunded: 20, under_way: 0, refundable: 40 }])
  expect(stripe.charges.get(shop.chargeOf(subscription))?.amount_refunded).toBe(2000)
})

test('one that ended in the middle, after Stripe took it, is not taken twice', async () => {
  const subscription = await bought()
  await payBack({ cents: 2000, access: 'renews' })
  await server.database.rows('update refund set done_at = null')
  await finishRefunds({ ...server.deps, ...server.deps.settings })
  expect(stripe.charges.get(shop.chargeOf(subscription))?.amount_refunded).toBe(2000)
})

test('killed after Stripe took it and before that was stored: the page says that it is on its way, and it ends once', async () => {
  const subscription = await bought()
  stripe.setAway(true)
  expect((await payBack({ cents: 2000, access: 'renews' })).body).toEqual({ status: 1 })
  stripe.setAway(false)
  const program = new URL('./refund-and-die.testing.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, stripe.secretKey, stripe.url], {
    env: { ...process.env, ...databaseEnvironment(server.database) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', () => child.kill('SIGKILL'))
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])
  const charge = () => stripe.charges.get(shop.chargeOf(subscription))?.amount_refunded
  expect(charge()).toBe(2000)
  expect((await details()).payments).toMatchObject([{ refunded: 0, under_way: 20, refundable: 40, refund_error: null }])
  expect((await details()).audit.map(({ action }) => action)).toEqual(['member.refund'])
  await finishRefunds({ ...server.deps, ...server.deps.settings })
  expect((await details()).payments).toMatchObject([{ refunded: 20, under_way: 0, refundable: 40 }])
  expect(charge()).toBe(2000)
}, 60_000)

test('a refund that Stripe refuses is reported and logged, and the payment stays as it is', async () => {
  const subscription = await bought()
  stripe.charges.get(shop.chargeOf(subscription))!.amount_refunded = 5500
  expect((await payBack({ cents: 2000, access: 'renews' })).body).toEqual({ status: 2 })
  const { payments, audit } = await details()
  expect(payments).toMatchObject([{ under_way: 0, refund_error: expect.stringContaining('greater than') }])
  expect(audit.map(({ action }) => action)).toEqual(['member.refund_failed', 'member.refund'])
})

test('a payment of somebody else is not found', async () => {
  await bought()
  const [payment] = (await details()).payments
  const ben = await addMember(server, 'BenBall')
  const { version } = await server.get<Details>(`/api/console/members/${ben}`, support)
  const asked = { version, payment_id: payment?.id, cents: 100, access: 'renews' }
  expect((await visitor(server).post(`/console/members/${ben}/refund`, asked, support)).status).toBe(404)
})
