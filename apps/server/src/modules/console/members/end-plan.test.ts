import { visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { addMember, useStripeShop } from '../../billing/billing.testing.ts'
import { signInAs } from '../staff.testing.ts'

const { stripe, server, shop } = useStripeShop()
let anna: number
let support: string
beforeEach(async () => {
  anna = await addMember(server)
  support = await signInAs(server, 'support')
})

interface Details {
  version: number
  member: { state: string }
  subscriptions: { status: string; closed_at: string | null }[]
  audit: { action: string }[]
}
const details = () => server.get<Details>(`/api/console/members/${anna}`, support)
const cancel = async (when: 'end' | 'now') =>
  visitor(server).post(`/console/members/${anna}/cancel`, { version: (await details()).version, when }, support)

test('ended at once, Stripe charges no more, access is closed, and later notices open nothing', async () => {
  const subscription = await shop.buy(anna)
  await shop.ring(shop.undelivered())
  expect((await cancel('now')).body).toEqual({ done: true })
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  await shop.ring(shop.undelivered())
  expect(await details()).toMatchObject({ member: { state: 'expired' }, subscriptions: [{ status: 'ended' }] })
  expect(shop.chargeOf(subscription) && stripe.charges.get(shop.chargeOf(subscription))?.amount_refunded).toBe(0)
  expect((await shop.mails()).at(-1)?.text).toContain('you will not be charged again')
})

test('a plan that is already ending can be ended at once too', async () => {
  await shop.buy(anna)
  await shop.ring(shop.undelivered())
  expect((await cancel('end')).body).toEqual({ done: true })
  expect((await details()).member.state).toBe('ending')
  expect((await cancel('now')).body).toEqual({ done: true })
  expect((await details()).member.state).toBe('expired')
})

test('where Stripe does not answer nothing is closed here, and the audit says that it failed', async () => {
  await shop.buy(anna)
  await shop.ring(shop.undelivered())
  stripe.setAway(true)
  expect((await cancel('now')).status).toBe(503)
  stripe.setAway(false)
  const { member, audit } = await details()
  expect(member.state).toBe('paying')
  expect(audit.map(({ action }) => action)).toEqual(['member.cancel_failed', 'member.end'])
})
