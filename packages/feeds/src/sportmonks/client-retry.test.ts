import type { Fault } from '@touchline/testing/sportmonks'
import { expect, it, vi } from 'vitest'
import type { CallBudget } from '../http/call-budget.ts'
import { memoryBudget } from '../http/memory-budget.ts'
import { wait } from '../http/retry.ts'
import { connected, failure, leagues } from './client.testing.ts'

const ask = (line: Awaited<ReturnType<typeof connected>>) => line.client.one('football/leagues/1', 'League')

it.each<[string, Fault]>([
  ['error 500', { kind: 'status', status: 500 }],
  ['error 502', { kind: 'status', status: 502, body: {} }],
  ['error 503', { kind: 'status', status: 503 }],
  ['a connection cut in mid-body', { kind: 'cut' }],
  ['a body that ends too early', { kind: 'malformed' }],
  ['an answer that is too late', { kind: 'slow', ms: 5_000 }],
])('%s is tried again until it is answered', async (_, fault) => {
  const line = await connected(leagues(1), { client: patience(fault) })
  line.server.faults.next(fault, { times: 3 })
  expect(await ask(line)).toMatchObject({ id: 1 })
  expect(line.waits).toEqual([500, 1_000, 2_000])
})

it.each<[string, Fault, object]>([
  ['unavailable, with its status', { kind: 'status', status: 503 }, { reason: 'unavailable', status: 503 }],
  ['unavailable when cut', { kind: 'cut' }, { reason: 'unavailable', status: null }],
  ['unavailable when late', { kind: 'slow', ms: 5_000 }, { reason: 'unavailable', status: null }],
  ['malformed when it is no JSON', { kind: 'malformed' }, { reason: 'malformed', status: 200 }],
  ['limited', { kind: 'status', status: 429 }, { reason: 'limited', status: 429 }],
])('after six tries the feed counts as %s', async (_, fault, error) => {
  const line = await connected(leagues(1), { client: patience(fault) })
  line.server.faults.always(fault)
  expect(await failure(ask(line))).toMatchObject({ ...error, path: 'football/leagues/1' })
  expect(line.server.calls).toHaveLength(6)
  expect(line.waits).toHaveLength(5)
})

it('nobody listening is reported as unavailable', async () => {
  const line = await connected(leagues(1))
  await line.server.close()
  const error = await failure(ask(line))
  expect(error).toMatchObject({ reason: 'unavailable', status: null })
  expect(error.message).toContain('ECONNREFUSED')
})

it('waits are drawn from nothing up to a doubling ceiling', async () => {
  const line = await connected(leagues(1), { client: { random: () => 0.5 } })
  line.server.faults.next({ kind: 'status', status: 500 }, { times: 5 })
  await ask(line)
  expect(line.waits).toEqual([250, 500, 1_000, 2_000, 4_000])
})

it.each<[string, Fault]>([
  ['the header', { kind: 'status', status: 429, retryAfterSeconds: 90 }],
  ['the body', { kind: 'status', status: 429, body: { message: 'Too many', retry_after: 90 } }],
  [
    'the rate limit',
    { kind: 'status', status: 429, body: { message: 'Too many', rate_limit: { resets_in_seconds: 90 } } },
  ],
  ['a clock', { kind: 'status', status: 429, body: { message: 'Too many', rate_limit: { resets_in: '1:30' } } }],
])('a limit is waited out as %s says, and the budget learns that nothing is left', async (_, fault) => {
  const reported: unknown[] = []
  const line = await connected(leagues(1), { client: { random: () => 0, budget: budgetNoting(reported) } })
  line.server.faults.next(fault)
  expect(await ask(line)).toMatchObject({ id: 1 })
  expect(line.waits).toEqual([90_000])
  expect(reported[0]).toEqual(['League', { remaining: 0, resetsInSeconds: 90 }])
})

it('a limit that does not say when it ends is waited for longer than an outage', async () => {
  const line = await connected(leagues(1))
  line.server.faults.next({ kind: 'status', status: 429 }, { times: 2 })
  await ask(line)
  expect(line.waits).toEqual([5_000, 10_000])
})

it('every answer updates the budget, and every try asks it first', async () => {
  const reported: unknown[] = []
  const line = await connected(leagues(1), { stand: { now: () => 0 }, client: { budget: budgetNoting(reported) } })
  line.server.faults.next({ kind: 'status', status: 500 })
  await ask(line)
  expect(reported).toEqual([['League', { remaining: 2999, resetsInSeconds: 3600 }]])
  expect(line.server.calls).toHaveLength(2)
})

it('a budget with nothing left is waited for, and the hour of the feed is never overdrawn', async () => {
  let now = 0
  const budget = memoryBudget(
    () => now,
    async (ms) => {
      now += ms
    },
  )
  const limits = { entities: { League: 3 }, windowSeconds: 60 }
  const line = await connected(leagues(1), { stand: { now: () => now, limits }, client: { budget } })
  for (let call = 0; call < 10; call++) await ask(line)
  expect(line.server.calls.map((call) => call.status)).toEqual(Array(10).fill(200))
  expect(now).toBe(180_000)
})

it('limits are counted by entity', async () => {
  const line = await connected(leagues(1), { stand: { limits: { entities: { League: 0 } } } })
  expect(await failure(ask(line))).toMatchObject({ reason: 'limited' })
  expect(await line.client.all('football/seasons', 'Season')).toEqual([])
})

it.each(['while it is waited for an answer', 'between two tries'])('ending the work ends a call %s', async (when) => {
  const end = new AbortController()
  const line = await connected(leagues(1), {
    // A wait that only the end of the work ends.
    client: { signal: end.signal, sleep: (ms, signal) => wait(ms * 1_000, signal) },
  })
  line.server.faults.always(
    when === 'between two tries' ? { kind: 'status', status: 500 } : { kind: 'slow', ms: 60_000 },
  )
  const call = failure(ask(line))
  await vi.waitFor(() => expect(line.server.calls).toHaveLength(1))
  end.abort()
  const error = await call
  expect(error).toMatchObject({ reason: 'unavailable', status: null })
  expect(error.message).toContain('ended')
  expect(line.server.calls).toHaveLength(1)
})

it('ending the work ends the wait for the budget', async () => {
  const end = new AbortController()
  const budget: CallBudget = { take: () => new Promise(() => undefined), reported: async () => undefined }
  const line = await connected(leagues(1), { client: { signal: end.signal, budget } })
  setTimeout(() => end.abort(), 20)
  expect((await failure(ask(line))).message).toContain('ended')
  expect(line.server.calls).toEqual([])
})

/** A short time to answer only where an answer is to be late: a busy machine may be slow. */
const patience = (fault: Fault) => (fault.kind === 'slow' ? { timeoutMs: 300 } : {})

function budgetNoting(reported: unknown[]): CallBudget {
  return {
    take: async () => undefined,
    reported: async (entity, left) => {
      reported.push([entity, left])
    },
  }
}
