import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { claimWorld, inTransaction } from '@touchline/database'
import { databaseEnvironment } from '@touchline/testing/database'
import { visitor } from '@touchline/testing/server'
import { beforeAll, expect, test } from 'vitest'
import { signInAs } from '../../console/staff.testing.ts'
import { addMember, useStripeShop } from '../billing.testing.ts'
import { billingJobs } from '../billing-jobs.ts'

const { stripe, server, shop } = useStripeShop()
beforeAll(() => inTransaction(server.database, (client) => claimWorld(client, 'demo')))

interface Money {
  comparison: { asked_at: string | null; started_at: string | null; finished_at: string | null; compared: number }
  drift: { kind: string; settled_at: string | null }[]
}

test('killed in the middle of a comparison, the page says that it began and is still wanted; the next turn does all of it', async () => {
  await server.database.rows('delete from drift')
  await server.database.rows(`delete from meta where key like 'payments:%'`)
  const owner = await signInAs(server, 'owner')
  const money = () => server.get<Money>('/api/console/money', owner)
  // Two notices were lost: Stripe has two subscriptions that are not known here.
  const [anna, ben] = [await addMember(server), await addMember(server, 'BenBall')]
  await shop.buy(anna)
  await shop.buy(ben)
  expect((await visitor(server).post('/console/money/reconcile', {}, owner)).status).toBe(200)

  const program = new URL('./reconcile-and-die.testing.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, stripe.secretKey, stripe.url], {
    env: { ...process.env, ...databaseEnvironment(server.database) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', () => child.kill('SIGKILL'))
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])
  const cut = await money()
  expect(cut.comparison).toMatchObject({
    asked_at: expect.any(String),
    started_at: expect.any(String),
    finished_at: null,
  })
  expect(cut.drift).toMatchObject([{ kind: 'unknown_here', settled_at: expect.any(String) }])
  expect(await server.database.rows('select id from subscription')).toHaveLength(1)

  const deps = { ...server.deps, ...server.deps.settings }
  const job = billingJobs(deps).find(({ name }) => name === 'reconcile')
  await job?.run(new AbortController().signal)
  const whole = await money()
  expect(whole.comparison).toMatchObject({ asked_at: null, finished_at: expect.any(String), compared: 2 })
  expect(whole.drift.map(({ kind }) => kind)).toEqual(['unknown_here', 'unknown_here'])
  for (const id of [anna, ben]) expect(await shop.standing(id)).toMatchObject({ subscribed: 3 })
}, 60_000)
