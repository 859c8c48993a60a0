import { ANNA, visitor } from '@touchline/testing/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { movePauses } from '../pauses/pauses.ts'
import { type PaypalSite, paypalSite } from './paypal.testing.ts'

let site: PaypalSite
beforeAll(async () => {
  site = await paypalSite()
})
beforeEach(async () => {
  await site.reset()
  await site.server.database.rows('delete from plan')
})
afterAll(() => site.close())

/** Anna pays by the month with PayPal. @returns her token and the subscription */
async function monthly(): Promise<{ token: string; id: string }> {
  const { token, uid } = await site.join()
  const id = await site.open(token, 1)
  site.paypal.shop.approve(id)
  await site.comeBack(uid, id)
  return { token, id }
}
const post = (path: string, body: object, token: string) => visitor(site.server).post(path, body, token)
/** The session of a month ago is over. */
const signIn = async () =>
  String(
    (await visitor(site.server).post('/login/', { username_or_email: ANNA.email, password: ANNA.password })).body.token,
  )
const change = { months: 12, when: 'renewal' }

test('a plan changes at the renewal, once its customer has approved it at PayPal', async () => {
  const { token, id } = await monthly()
  expect((await post('/change_plan/quote', { ...change, when: 'now' }, token)).status).toBe(409)
  const { body } = await post('/change_plan/quote', change, token)
  expect(body).toMatchObject({ due: 0, price: 230, from: '2026-04-07T10:00:00.000Z', needs_approval: true })
  const { body: asked } = await post('/change_plan', { ...change, at: body.at }, token)
  expect(asked.url).toContain('ba_token=')
  // Nothing is different before that.
  expect(await site.bought(token)).toMatchObject({ subscribed: 1, next_plan: null, changes: ['renewal'] })

  const page = await fetch(String(asked.url), {
    method: 'POST',
    body: new URLSearchParams({ choice: 'approve' }),
    redirect: 'manual',
  })
  expect(page.headers.get('location')).toMatch(/\/subscription$/)
  await site.ring(site.paypal.sign({ id: 'WH-1', event_type: 'BILLING.SUBSCRIPTION.UPDATED', resource: { id } }))
  expect(await site.bought(token)).toMatchObject({
    subscribed: 1,
    expire_date: '2026-04-07T10:00:00.000Z',
    next_plan: { months: 12, starts_at: '2026-04-07T10:00:00.000Z' },
  })
  site.setNow('2026-04-07T10:00:00Z')
  await site.ring(site.paypal.sign(site.paypal.shop.pay(id)))
  expect(await site.bought(await signIn())).toMatchObject({
    subscribed: 12,
    expire_date: '2027-04-07T10:00:00.000Z',
    receipts: [{ amount: 230 }, { amount: 22.99 }],
  })
})

test('in the off-season it is suspended and nobody owes anything; then PayPal charges on its day, and the days before are open', async () => {
  await site.server.database.rows(`
    insert into plan (months, cents, titles, position, shown, trial_days, pause_months, created_at)
    values (1, 2299, '{}', 0, true, 0, '{4}', now())`)
  const turn = () => movePauses({ ...site.server.deps, ...site.server.deps.settings })
  const { id } = await monthly()
  site.setNow('2026-04-06T12:00:00Z')
  await turn()
  let token = await signIn()
  expect(site.paypal.shop.find(id).status).toBe('SUSPENDED')
  expect(await site.bought(token)).toMatchObject({
    subscribed: 1,
    payment_due: false,
    pause: { until: '2026-05-01T00:00:00.000Z', can_use: false },
  })
  site.setNow('2026-04-20T12:00:00Z')
  await turn()
  token = await signIn()
  expect(await site.bought(token)).toMatchObject({ expired: true, payment_due: false, pause: { can_use: false } })
  expect((await post('/use_paused_plan', {}, token)).status).toBe(409)

  site.setNow('2026-05-01T00:00:00Z')
  await turn()
  token = await signIn()
  expect(site.paypal.shop.find(id).status).toBe('ACTIVE')
  expect(await site.bought(token)).toMatchObject({
    expired: false,
    expire_date: '2026-05-07T10:00:00.000Z',
    pause: null,
  })
  site.setNow('2026-05-07T10:00:00Z')
  await site.ring(site.paypal.sign(site.paypal.shop.pay(id)))
  expect(await site.bought(token)).toMatchObject({ subscribed: 1, expire_date: '2026-06-07T10:00:00.000Z' })
})

test('while PayPal does not answer nothing is lost: it is suspended in the next turn', async () => {
  await site.server.database.rows(`
    insert into plan (months, cents, titles, position, shown, trial_days, pause_months, created_at)
    values (1, 2299, '{}', 0, true, 0, '{4}', now())`)
  const { id } = await monthly()
  site.setNow('2026-04-06T12:00:00Z')
  site.paypal.failing = 503
  await movePauses({ ...site.server.deps, ...site.server.deps.settings })
  expect(site.paypal.shop.find(id).status).toBe('ACTIVE')
  site.paypal.failing = null
  await movePauses({ ...site.server.deps, ...site.server.deps.settings })
  expect(site.paypal.shop.find(id).status).toBe('SUSPENDED')
})
