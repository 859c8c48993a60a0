import { visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { signInAs } from '../../console/staff.testing.ts'
import { addMember, useStripeShop } from '../billing.testing.ts'

const { stripe, server, shop } = useStripeShop()
let anna: number
beforeEach(async () => {
  await server.database.rows('delete from outbox_mail')
  anna = await addMember(server)
})

/** Anna pays by the month; half of it is over. */
async function monthly(): Promise<string> {
  const subscription = await shop.buy(anna, 1)
  await shop.ring(shop.undelivered())
  shop.at('2026-03-23T00:00:00Z')
  return subscription
}
const quote = (months: number, when: string) => shop.post(anna, '/change_plan/quote', { months, when })
const change = async (months: number, when: string) => {
  const { body } = await quote(months, when)
  return shop.post(anna, '/change_plan', { months, when, at: body.at ?? '2026-03-23T00:00:00Z' })
}

test('at once, the difference is what was quoted, and the new plan runs from that day', async () => {
  await monthly()
  expect(await shop.standing(anna)).toMatchObject({ changes: ['now', 'renewal'] })
  const { body } = await quote(12, 'now')
  // 15.5 of 31 days of 22.99 are left.
  expect(body).toMatchObject({ due: 218.5, price: 230, from: '2026-03-23T00:00:00.000Z', needs_approval: false })
  expect((await change(12, 'now')).body).toEqual({ url: null })
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 12,
    expire_date: '2027-03-23T00:00:00.000Z',
    next_plan: null,
    receipts: [{ amount: 218.5 }, { amount: 22.99 }],
  })
  expect((await shop.mails()).map(({ subject }) => subject)).toContain('Your Touchline plan changes')
  expect((await shop.mails()).at(-1)?.text).toContain('230.00')
})

test('from the renewal on, nothing is charged before it, and the page names both plans', async () => {
  await monthly()
  expect((await quote(3, 'renewal')).body).toMatchObject({ due: 0, price: 60, from: '2026-04-07T12:00:00.000Z' })
  expect((await change(3, 'renewal')).body).toEqual({ url: null })
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 1,
    expired: false,
    expire_date: '2026-04-07T12:00:00.000Z',
    next_plan: { months: 3, starts_at: '2026-04-07T12:00:00.000Z' },
    changes: [],
    receipts: [{ amount: 22.99 }],
  })
  shop.at('2026-04-08T00:00:00Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 3,
    expire_date: '2026-07-07T12:00:00.000Z',
    next_plan: null,
    receipts: [{ amount: 60 }, { amount: 22.99 }],
  })
})

test('a cheaper plan begins with the renewal alone; the present one and unknown ones are refused', async () => {
  await shop.buy(anna, 12)
  await shop.ring(shop.undelivered())
  expect((await quote(1, 'now')).status).toBe(409)
  expect((await quote(12, 'renewal')).status).toBe(409)
  expect((await quote(7, 'renewal')).status).toBe(400)
  expect((await change(1, 'renewal')).body).toEqual({ url: null })
})

test('a card that is declined changes nothing', async () => {
  const subscription = await monthly()
  stripe.setCard(subscription, 'declined')
  expect((await change(12, 'now')).status).toBe(409)
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 1, receipts: [{ amount: 22.99 }] })
})

test('a quote of an hour ago is looked at again first, and nothing that does not renew is changed', async () => {
  await monthly()
  const at = '2026-03-22T23:00:00.000Z'
  expect((await shop.post(anna, '/change_plan', { months: 12, when: 'now', at })).status).toBe(409)
  const ben = await addMember(server, 'BenBall')
  expect((await shop.post(ben, '/change_plan/quote', { months: 12, when: 'renewal' })).status).toBe(409)
})

test('cancelled after a change for the renewal, it runs out and is never charged', async () => {
  await monthly()
  await change(3, 'renewal')
  await shop.ring(shop.undelivered())
  expect((await shop.post(anna, '/cancel_subscription')).body).toMatchObject({ success: true })
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ expired: false, expire_date: '2026-04-07T12:00:00.000Z' })
  shop.at('2026-05-08T00:00:00Z')
  await shop.ring(shop.undelivered())
  expect(await shop.standing(anna)).toMatchObject({ expired: true, receipts: [{ amount: 22.99 }] })
})

test('an operator changes the plan at Stripe, or how long a grant lasts, with an entry in the audit', async () => {
  await monthly()
  const support = await signInAs(server, 'support')
  const at = (id: number, path: string) => `/console/members/${id}/${path}`
  const versionOf = async (id: number) =>
    await server.get<{ version: number; audit: { action: string; after: object }[] }>(
      `/api/console/members/${id}`,
      support,
    )
  const ask = (id: number, path: string, body: object) => visitor(server).post(at(id, path), body, support)
  const quoted = await ask(anna, 'change-plan/quote', { months: 12, when: 'now' })
  expect(quoted.body).toMatchObject({ due: 218.5, granted: false })
  const asked = {
    version: (await versionOf(anna)).version,
    months: 12,
    when: 'now',
    at: quoted.body.at,
    reason: 'asked by mail',
  }
  expect((await ask(anna, 'change-plan', asked)).body).toEqual({ url: null })
  expect((await ask(anna, 'change-plan', asked)).status).toBe(409)
  expect((await versionOf(anna)).audit).toMatchObject([
    { action: 'member.change_plan', after: { months: 12, when: 'now' } },
  ])

  const ben = await addMember(server, 'BenBall')
  await ask(ben, 'grant', { version: 0, months: 1 })
  const grant = await ask(ben, 'change-plan/quote', { months: 6, when: 'now' })
  expect(grant.body).toMatchObject({ due: 0, price: 0, granted: true })
  const { version } = await versionOf(ben)
  await ask(ben, 'change-plan', { version, months: 6, when: 'now', at: grant.body.at })
  expect(await shop.standing(ben)).toMatchObject({ subscribed: 6, expire_date: '2026-09-23T00:00:00.000Z' })
})

test('where Stripe does not answer nothing changes, and the audit says that it failed', async () => {
  await monthly()
  const support = await signInAs(server, 'support')
  stripe.setAway(true)
  const body = { version: 0, months: 3, when: 'renewal', at: '2026-03-23T00:00:00.000Z' }
  expect((await visitor(server).post(`/console/members/${anna}/change-plan`, body, support)).status).toBe(503)
  stripe.setAway(false)
  const { audit } = await server.get<{ audit: { action: string }[] }>(`/api/console/members/${anna}`, support)
  expect(audit.map(({ action }) => action)).toEqual(['member.change_plan_failed', 'member.change_plan'])
})
