import { defineCall } from '@touchline/contract'
import { useServer, viewer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { serve } from '../../platform/http/serve.ts'
import { serveSubscribers } from './subscribers.ts'

const call = defineCall({
  method: 'GET',
  path: '/api/test/secret',
  access: 'subscription',
  area: 'test',
  summary: 'For subscribers',
  answer: z.discriminatedUnion('type', [
    z.object({ type: z.union([z.literal(0), z.literal(1)]) }),
    z.object({ type: z.literal(2), secret: z.number() }),
  ]),
})

let asked = 0
const server = useServer({
  extend: (app) => {
    serveSubscribers(app, {
      call,
      handler: async () => ({ secret: ++asked }),
      cache: { tags: () => ['test'], ttlSeconds: 60 },
    })
  },
})
beforeEach(async () => {
  asked = 0
})

const ask = (token: string | null, headers: Record<string, string> = {}) =>
  server.ask('/api/test/secret', {
    headers: { ...(token !== null && { authorization: `Token ${token}` }), ...headers },
  })
const reported = async (token: string) => (await ask(token)).json()

test('an answer is worked out once for all subscribers and never shown to anybody else', async () => {
  const [unpaid, expired, one, other] = await Promise.all(
    (['unpaid', 'expired', 'subscriber', 'subscriber'] as const).map((standing) => viewer(server, standing)),
  )
  const all = async () => Promise.all([unpaid, expired, one, other].map((token) => reported(token ?? '')))
  const wanted = [{ type: 0 }, { type: 1 }, { type: 2, secret: 1 }, { type: 2, secret: 1 }]
  expect(await all()).toEqual(wanted)
  expect(await all()).toEqual(wanted)
  expect(asked).toBe(1)
  expect((await ask(null)).status).toBe(401)
  server.deps.cache.drop(['test'])
  expect(await reported(one ?? '')).toEqual({ type: 2, secret: 2 })
})

test('answers to others are not cached for subscribers either', async () => {
  const [unpaid, paid] = [await viewer(server, 'unpaid'), await viewer(server, 'subscriber')]
  expect([await reported(unpaid), await reported(paid), await reported(unpaid)]).toEqual([
    { type: 0 },
    { type: 2, secret: 1 },
    { type: 0 },
  ])
})

test('when access ends, the copy a browser holds is no longer good', async () => {
  const token = await viewer(server, 'subscriber')
  const first = await ask(token)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const copy = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await ask(token, copy)).status).toBe(304)
  server.setNow('2026-05-01T12:00:00.000Z')
  await server.database.pool.query(`update account_token set expires_at = '2026-06-01T00:00:00Z'`)
  const later = await ask(token, copy)
  expect([later.status, await later.json()]).toEqual([200, { type: 1 }])
})

test('a call for subscribers cannot cache answers without saying who shares them', () => {
  const careless = () =>
    serve(server.app, { ...call, path: '/api/test/careless' }, async () => ({ type: 2 as const, secret: 1 }), {
      cache: { tags: () => [], ttlSeconds: 60 },
    })
  expect(careless).toThrow('say who may share')
})
