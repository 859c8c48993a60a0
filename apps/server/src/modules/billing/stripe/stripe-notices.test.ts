import { HOUR_MS } from '@touchline/football'
import { beforeEach, expect, test } from 'vitest'
import { addMember, useStripeShop } from '../billing.testing.ts'
import { handleOpenEvents } from '../webhooks.routes.ts'

const NOTHING = { subscribed: 0, expired: false, expire_date: null, receipts: [] }

const { stripe, server, shop } = useStripeShop()
let anna: number
beforeEach(async () => {
  anna = await addMember(server)
})

const billing = () => ({ ...server.deps, publicUrl: 'http://localhost:3000' })
const events = async () =>
  await server.database.rows(
    'select id, type, subject, handled_at is not null as handled, error from payment_event order by id',
  )

test('a notice that somebody else signed, signed long ago, changed on its way or unsigned is refused and changes nothing', async () => {
  await shop.buy(anna)
  const reported = shop.undelivered()
  const forged = reported.map((event) => JSON.stringify(event).replace(/evt_/, 'evt_x'))
  expect(await shop.ring(reported, { secret: 'whsec_of_somebody_else' })).toEqual([400, 400, 400, 400])
  expect(await shop.ring(reported, { signedAt: new Date(Date.now() - HOUR_MS) })).toEqual([400, 400, 400, 400])
  for (const [at, event] of reported.entries())
    expect(await shop.ring([event], { body: forged[at] ?? '' })).toEqual([400])
  const unsigned = await server.ask('/api/webhooks/stripe', { method: 'POST', body: JSON.stringify(reported[0]) })
  expect([unsigned.status, ((await unsigned.json()) as { error: object }).error]).toEqual([
    400,
    { code: 'bad_request', message: 'The notice is not signed by the provider.', requestId: expect.any(String) },
  ])
  expect(await events()).toEqual([])
  expect(await shop.standing(anna)).toMatchObject(NOTHING)
})

test('the same notice again and again counts once', async () => {
  await shop.buy(anna)
  const reported = shop.undelivered()
  await shop.ring(reported)
  const asked = stripe.calls.length
  const before = await shop.standing(anna)
  await shop.ring([...reported, ...reported].reverse())
  expect(stripe.calls.length).toBe(asked)
  expect(await events()).toHaveLength(reported.length)
  expect(await shop.standing(anna)).toEqual(before)
  expect(await shop.mails()).toHaveLength(1)
})

test('the order of notices does not matter: what counts is what is true at Stripe now', async () => {
  const subscription = await shop.buy(anna, 1)
  stripe.cancelAtPeriodEnd(subscription, true)
  stripe.cancelAtPeriodEnd(subscription, false)
  const reported = shop.undelivered().reverse()
  for (const event of reported) {
    await shop.ring([event])
    expect(await shop.standing(anna)).toMatchObject({ subscribed: 1, expire_date: '2026-04-07T12:00:00.000Z' })
  }
  expect(await shop.mails()).toHaveLength(1)
})

test('a notice that comes after the time it paid for is over gives no access', async () => {
  const subscription = await shop.buy(anna, 1)
  stripe.cancelAtPeriodEnd(subscription, true)
  const reported = shop.undelivered()
  shop.at('2026-04-07T12:00:00.000Z')
  await shop.ring(reported)
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 0,
    expired: true,
    expire_date: '2026-04-07T12:00:00.000Z',
    receipts: [{ amount: 22.99 }],
  })
})

test('many notices at the same time make one subscription, one receipt and one mail', async () => {
  await shop.buy(anna)
  const reported = shop.undelivered()
  await Promise.all(reported.map((event) => stripe.deliver(event)))
  await shop.handled()
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 3, receipts: [{ amount: 60 }] })
  expect(await shop.mails()).toHaveLength(1)
})

test('a subscription of an account that is not here, of no account or unknown to Stripe gives nobody anything', async () => {
  const gone = await shop.buy(anna)
  const foreign = await shop.buy(await addMember(server, 'SomebodyElse'))
  const unknown = await shop.buy(anna)
  const reported = shop.undelivered()
  const kept = (id: string) => stripe.subscriptions.get(id) as { metadata: Record<string, string> }
  kept(gone).metadata = { account_id: '999999' }
  kept(foreign).metadata = {}
  stripe.subscriptions.delete(unknown)
  expect(new Set(await shop.ring(reported))).toEqual(new Set([200]))
  expect((await events()).every((event) => event.handled)).toBe(true)
  expect(await shop.standing(anna)).toMatchObject(NOTHING)
  expect(await server.database.rows('select 1 from subscription')).toEqual([])
  expect(await shop.mails()).toEqual([])
})

test('a subscription stays with the account it was opened for', async () => {
  const subscription = await shop.buy(anna)
  const reported = shop.undelivered()
  await shop.ring(reported.slice(0, 1))
  await shop.ring(reported.slice(1, 2))
  const bob = await addMember(server, 'BobTheOther')
  const kept = stripe.subscriptions.get(subscription) as { metadata: Record<string, string> }
  kept.metadata = { account_id: String(bob) }
  await shop.ring(reported.slice(2))
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 3 })
  expect(await shop.standing(bob)).toMatchObject(NOTHING)
})

test.each([
  ['another amount', { unit_amount: 1 }],
  ['another currency', { currency: 'usd' }],
  ['another time', { recurring: { interval: 'month', interval_count: 36 } }],
] as const)('a subscription of a price that is none of ours gives nothing: %s', async (_what, price) => {
  const subscription = await shop.buy(anna)
  const item = stripe.subscriptions.get(subscription)?.items.data[0]
  Object.assign(item?.price ?? {}, price)
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject(NOTHING)
})

test('while Stripe is away a notice is taken and noted with what went wrong; afterwards it is made up for', async () => {
  await shop.buy(anna)
  const reported = shop.undelivered()
  stripe.setAway(true)
  expect(await shop.ring(reported.slice(0, 2))).toEqual([200, 200])
  await expect
    .poll(events, { timeout: 20_000 })
    .toMatchObject([{ handled: false, error: 'Stripe does not answer' }, { handled: false }])
  expect(await shop.standing(anna)).toMatchObject(NOTHING)
  await handleOpenEvents(billing())
  expect(await shop.standing(anna)).toMatchObject(NOTHING)

  stripe.setAway(false)
  await handleOpenEvents(billing())
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 3 })
  expect(await events()).toMatchObject([
    { handled: true, error: null },
    { handled: true, error: null },
  ])
  expect(await shop.mails()).toHaveLength(1)
})

test('notices about other things are noted and do no harm', async () => {
  const about = { id: 'prod_1', object: 'product' }
  const event = {
    id: 'evt_other',
    object: 'event',
    type: 'product.created',
    created: 1,
    api_version: null,
    livemode: false,
    data: { object: about },
  } as const
  expect(await shop.ring([event])).toEqual([200])
  expect(await events()).toEqual([
    { id: 'evt_other', type: 'product.created', subject: null, handled: true, error: null },
  ])
})
