import { writeMeta } from '@touchline/database'
import { ANNA, member, useAccountsServer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { movePauses } from '../pauses/pauses.ts'
import { demoProvider } from './demo-provider.ts'
import { demoRenewals } from './demo-renewals.ts'

const server = useAccountsServer({ payments: (parts) => [demoProvider(parts)] })
beforeEach(async () => {
  await writeMeta(server.database.pool, 'world', 'demo')
  await server.database.rows('delete from plan')
})

const deps = () => ({ ...server.deps, ...server.deps.settings })
const post = (path: string, body: object | undefined, token: string) => visitor(server).post(path, body, token)
const bought = async (token: string) => (await post('/check_subscription/', undefined, token)).body
const signIn = async () =>
  String((await visitor(server).post('/login/', { username_or_email: ANNA.email, password: ANNA.password })).body.token)

async function monthly(): Promise<string> {
  const token = await member(server, visitor(server))
  const { body } = await post('/demo_checkout', { selectedPlan: 1 }, token)
  await post(`/demo_checkout/${body.id}/pay`, { card: 'good' }, token)
  return token
}
async function at(instant: string): Promise<string> {
  server.setNow(instant)
  for (const job of demoRenewals(deps())) await job.run(new AbortController().signal)
  await movePauses(deps())
  return signIn()
}

test('another plan begins when the present one ends', async () => {
  const token = await monthly()
  const { body } = await post('/change_plan/quote', { months: 12, when: 'renewal' }, token)
  expect(body).toMatchObject({ due: 0, price: 230, from: '2026-04-07T12:00:00.000Z' })
  expect((await post('/change_plan/quote', { months: 12, when: 'now' }, token)).status).toBe(409)
  expect((await post('/change_plan', { months: 12, when: 'renewal', at: body.at }, token)).body).toEqual({ url: null })
  expect(await bought(token)).toMatchObject({
    expire_date: '2026-04-07T12:00:00.000Z',
    next_plan: { months: 12, starts_at: '2026-04-07T12:00:00.000Z' },
    changes: [],
    receipts: [{ amount: 22.99 }],
  })
  const later = await at('2026-04-07T12:00:01Z')
  expect(await bought(later)).toMatchObject({
    subscribed: 12,
    expire_date: '2027-04-07T12:00:00.000Z',
    next_plan: null,
    receipts: [{ amount: 230 }, { amount: 22.99 }],
  })
})

test('a renewal in the off-season waits, and one that is wanted earlier is paid then', async () => {
  await server.database.rows(`
    insert into plan (months, cents, titles, position, shown, trial_days, pause_months, created_at)
    values (1, 2299, '{}', 0, true, 0, '{4,5}', now())`)
  await monthly()
  expect(await bought(await at('2026-04-06T12:00:00Z'))).toMatchObject({
    expired: false,
    pause: { from: '2026-04-07T12:00:00.000Z', until: '2026-06-01T00:00:00.000Z', can_use: false },
  })
  const token = await at('2026-04-20T12:00:00Z')
  expect(await bought(token)).toMatchObject({ expired: true, pause: { can_use: true }, receipts: [{ amount: 22.99 }] })
  expect((await post('/use_paused_plan', undefined, token)).body).toEqual({ done: true })
  expect(await bought(token)).toMatchObject({
    subscribed: 1,
    expire_date: '2026-05-20T12:00:00.000Z',
    receipts: [{ paid_at: '2026-04-20T12:00:00.000Z' }, {}],
  })
  // May rests too.
  expect(await bought(await at('2026-05-19T12:00:00Z'))).toMatchObject({ pause: { until: '2026-06-01T00:00:00.000Z' } })
  expect(await bought(await at('2026-05-25T12:00:00Z'))).toMatchObject({ expired: true })
  expect(await bought(await at('2026-06-01T00:00:01Z'))).toMatchObject({
    expired: false,
    expire_date: '2026-07-01T00:00:00.000Z',
    pause: null,
    receipts: [{ paid_at: '2026-06-01T00:00:00.000Z' }, {}, {}],
  })
})
