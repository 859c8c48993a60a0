import { defineCall } from '@touchline/contract'
import { claimWorld, inTransaction, type World } from '@touchline/database'
import { NOW } from '@touchline/testing/clock'
import { useServer, visitor } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serve } from '../../platform/http/serve.ts'
import { DEMO_PASSWORD, makeDemoAccounts } from './demo-accounts.ts'
import { viewerOf } from './sessions/viewer.ts'

const gated = defineCall({
  method: 'POST',
  path: '/api/test/gated',
  access: 'subscription',
  area: 'test',
  summary: 'For subscribers',
  answer: z.object({ type: z.number(), username: z.string() }),
})

const server = useServer({
  extend: (app) =>
    serve(app, gated, async ({ request }) => {
      const { type, username } = viewerOf(request)
      return { type, username }
    }),
})

const holding = (world: World) => inTransaction(server.database, (client) => claimWorld(client, world))
const count = async (table: 'account' | 'subscription') =>
  (await server.database.pool.query(`select 1 from ${table}`)).rowCount
const login = async (email: string) =>
  (await visitor(server).post('/login/', { username_or_email: email, password: DEMO_PASSWORD })).body
const gatedFor = async (email: string) =>
  (await visitor(server).post('/test/gated', undefined, String((await login(email)).token))).body

test('next to the demo world there are a subscriber, somebody without a subscription and one whose subscription expired, however often it starts', async () => {
  await holding('demo')
  await Promise.all([1, 2].map(() => makeDemoAccounts(server.database, NOW)))
  await makeDemoAccounts(server.database, NOW)
  expect([await count('account'), await count('subscription')]).toEqual([7, 2])
  expect(await gatedFor('demo@touchline.test')).toEqual({ type: 2, username: 'demouser' })
  expect(await gatedFor('free@touchline.test')).toEqual({ type: 0, username: 'freeuser' })
  expect(await gatedFor('expired@touchline.test')).toEqual({ type: 1, username: 'expireduser' })
})

test('four more work in the console, each in a role', async () => {
  await holding('demo')
  await makeDemoAccounts(server.database, NOW)
  for (const role of ['owner', 'support', 'editor', 'analyst']) {
    const { token } = await login(`${role}@touchline.test`)
    expect(await server.get('/api/console/me', String(token))).toMatchObject({ role, simulated: true })
  }
})

test('the subscription lasts a year from the last start and then counts as expired', async () => {
  await holding('demo')
  const start = new Date('2025-03-07T11:00:00.000Z')
  await makeDemoAccounts(server.database, start)
  expect(await gatedFor('demo@touchline.test')).toMatchObject({ type: 1 })
  await makeDemoAccounts(server.database, NOW)
  expect(await gatedFor('demo@touchline.test')).toMatchObject({ type: 2 })
})

test('without the demo world they are never made', async () => {
  await makeDemoAccounts(server.database, NOW)
  await holding('real')
  await makeDemoAccounts(server.database, NOW)
  expect(await count('account')).toBe(0)
  expect(await login('demo@touchline.test')).toEqual({ invalid: true })
})

test('a call for subscribers is not for visitors', async () => {
  expect((await visitor(server).post('/test/gated')).status).toBe(401)
})
