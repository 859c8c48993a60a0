import { beforeEach, expect, test } from 'vitest'
import { addMember, useStripeShop } from '../billing.testing.ts'
import { pauseEnd } from './pause-end.ts'
import { movePauses } from './pauses.ts'

const { stripe, server, shop } = useStripeShop()
let anna: number
beforeEach(async () => {
  await server.database.rows('delete from outbox_mail')
  await server.database.rows('delete from plan')
  await server.database.rows(`
    insert into plan (months, cents, titles, position, shown, trial_days, pause_months, created_at)
    values (1, 2299, '{}', 0, true, 0, '{6,7}', now()), (12, 23000, '{}', 1, true, 0, '{}', now())`)
  anna = await addMember(server)
})

const turn = () => movePauses({ ...server.deps, ...server.deps.settings })
/** The days pass, with the job's turn every day. */
async function until(day: string): Promise<void> {
  for (let at = server.deps.clock.now(); at < new Date(day); ) {
    at = new Date(Math.min(at.getTime() + 86_400_000, Date.parse(day)))
    shop.at(at.toISOString())
    await shop.ring(shop.undelivered())
    await turn()
    await shop.ring(shop.undelivered())
  }
}
const paid = async () => {
  const { receipts } = await shop.standing(anna)
  return (receipts as { paid_at: string; amount: number }[])
    .map(({ paid_at: at, amount }) => [at.slice(0, 10), amount])
    .reverse()
}

test('the first day after the months that rest', () => {
  const end = (day: string, months: number[]) => pauseEnd(new Date(day), months).toISOString().slice(0, 10)
  expect(end('2026-06-07', [6, 7])).toBe('2026-08-01')
  expect(end('2026-07-31', [6, 7])).toBe('2026-08-01')
  expect(end('2026-12-24', [12, 1])).toBe('2027-02-01')
  expect(end('2026-06-07', [6, 8])).toBe('2026-07-01')
})

test('a renewal in the off-season waits until it is over: nothing is charged, access rests, and it goes on by itself', async () => {
  const subscription = await shop.buy(anna, 1)
  await until('2026-06-06T12:00:00Z')
  expect(await paid()).toEqual([
    ['2026-03-07', 22.99],
    ['2026-04-07', 22.99],
    ['2026-05-07', 22.99],
  ])
  // Paid time stays open to its end.
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 1,
    expired: false,
    pause: { from: '2026-06-07T12:00:00.000Z', until: '2026-08-01T00:00:00.000Z', can_use: false, price: 22.99 },
  })
  const mail = (await shop.mails()).find(({ subject }) => subject.includes('pause'))
  expect(mail?.text).toContain('Nothing is charged')

  await until('2026-07-20T12:00:00Z')
  expect(await paid()).toHaveLength(3)
  expect(await shop.standing(anna)).toMatchObject({ subscribed: 0, expired: true, pause: { can_use: true } })
  expect(stripe.subscriptions.get(subscription)?.status).toBe('trialing')

  await until('2026-08-02T12:00:00Z')
  expect((await paid()).slice(3)).toEqual([['2026-08-01', 22.99]])
  expect(await shop.standing(anna)).toMatchObject({
    subscribed: 1,
    expired: false,
    expire_date: '2026-09-01T00:00:00.000Z',
    pause: null,
  })
  expect((await shop.mails()).filter(({ subject }) => subject.includes('pause'))).toHaveLength(1)
})

test('who wants to use it in between is charged then, and not again before a month later', async () => {
  await shop.buy(anna, 1)
  await until('2026-06-15T12:00:00Z')
  expect((await shop.post(anna, '/use_paused_plan')).body).toEqual({ done: true })
  await shop.ring(shop.undelivered())
  expect((await paid()).slice(3)).toEqual([['2026-06-15', 22.99]])
  expect(await shop.standing(anna)).toMatchObject({ expired: false, pause: null })
  expect((await shop.post(anna, '/use_paused_plan')).status).toBe(409)
  // The next renewal is in July, and rests again.
  await until('2026-08-02T12:00:00Z')
  expect((await paid()).slice(3)).toEqual([
    ['2026-06-15', 22.99],
    ['2026-08-01', 22.99],
  ])
})

test('a plan of twelve months does not rest, and one that was cancelled ends', async () => {
  await shop.buy(anna, 1)
  const ben = await addMember(server, 'BenBall')
  await shop.buy(ben, 12)
  await until('2026-06-10T12:00:00Z')
  expect(await shop.standing(ben)).toMatchObject({ subscribed: 12, pause: null })
  await shop.post(anna, '/cancel_subscription')
  await until('2026-08-05T12:00:00Z')
  expect(await shop.standing(anna)).toMatchObject({ expired: true, pause: null })
  expect(await paid()).toHaveLength(3)
})

test('while Stripe is away the pause is tried again; one that was written down and not told is told', async () => {
  await shop.buy(anna, 1)
  await until('2026-06-05T12:00:00Z')
  await server.database.rows('update subscription_pause set begun_at = null')
  stripe.setAway(true)
  await turn()
  stripe.setAway(false)
  await turn()
  await until('2026-07-01T12:00:00Z')
  expect(await paid()).toHaveLength(3)
  const pauses = await server.database.rows('select begun_at is not null as told from subscription_pause')
  expect(pauses).toEqual([{ told: true }])
})

test('the console counts members whose plan rests', async () => {
  await shop.buy(anna, 1)
  await until('2026-06-10T12:00:00Z')
  const { signInAs } = await import('../../console/staff.testing.ts')
  const found = await server.get<{ members: { username: string; state: string }[] }>(
    '/api/console/members?state=paused',
    await signInAs(server, 'support'),
  )
  expect(found.members).toMatchObject([{ username: 'AnnaBall', state: 'paused' }])
})
