import { startScheduler } from '@touchline/runtime'
import { NOW } from '@touchline/testing/clock'
import { played, team, world } from '@touchline/testing/records'
import { connectTo, leaveStreams, testServer, useServer } from '@touchline/testing/server'
import { afterEach, expect, test } from 'vitest'
import { buildStatusApp } from '../http/status-app.ts'
import { makeMetrics } from './metrics.ts'

const TOKEN = 'a token of sixteen or more'
const asOperator = { headers: { authorization: `Bearer ${TOKEN}` } }
const server = useServer({ settings: { metricsToken: TOKEN } })
afterEach(leaveStreams)

const reported = async () => (await server.ask('/metrics', asOperator)).text()
const valueIn = (text: string, line: string): number | null => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? null : Number(found.split(' ').at(-1))
}

test.each([[undefined], ['Bearer wrong'], [`Token ${TOKEN}`], [TOKEN]])(
  'a request with %s gets 404',
  async (authorization) => {
    const answer = await server.ask('/metrics', { headers: authorization === undefined ? {} : { authorization } })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
  },
)

test.each(['/%6detrics', '/metric%73', '/metrics/..%2Fmetrics'])(
  'another spelling of the address leads nowhere: %s',
  async (path) => {
    const answer = await server.ask(path, asOperator)
    expect(await answer.text()).not.toContain('touchline_')
  },
)

test('without a token in the configuration it does not exist', async () => {
  const closed = await testServer()
  const answer = await closed.ask('/metrics', asOperator)
  expect(answer.status).not.toBe(200)
  expect(await answer.text()).not.toContain('touchline_')
  await closed.close()
})

test('answers are counted by method, route pattern and status, however many addresses are requested', async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      fixtures: [played('ashton', 'brough', NOW.toISOString(), [2, 1])],
    }),
  )
  for (let id = 1; id <= 30; id++) await server.ask(`/api/match_info/${id}`)
  for (let id = 1; id <= 30; id++) await server.ask(`/api/nothing/${id}`)
  const text = await reported()
  const count = (method: string, route: string, status: number) =>
    valueIn(
      text,
      `touchline_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    )
  expect(
    (count('GET', '/api/match_info/:match_id', 200) ?? 0) + (count('GET', '/api/match_info/:match_id', 404) ?? 0),
  ).toBe(30)
  expect(count('GET', 'none', 404)).toBe(30)
  expect(text).not.toMatch(/route="[^"]*\d{2}/)
})

test('hits and misses of the cache, streams, the place in the log and the process are reported', async () => {
  const before = await reported()
  const day = '/api/upcoming/2026-03-10%2000:00/2026-03-11%2000:00'
  await server.ask(day)
  await server.ask(day)
  const stream = await connectTo(server.url)
  await stream.position()
  const text = await reported()
  const grew = (name: string) => (valueIn(text, name) ?? 0) - (valueIn(before, name) ?? 0)
  expect(grew('touchline_cache_hits_total')).toBeGreaterThan(0)
  expect(grew('touchline_cache_misses_total')).toBeGreaterThan(0)
  expect(valueIn(text, 'touchline_cache_bytes')).toBeGreaterThan(0)
  expect(valueIn(text, 'touchline_stream_clients')).toBe(1)
  expect(valueIn(text, 'touchline_stream_subscribers')).toBe(0)
  expect(valueIn(text, 'touchline_follower_lag_changes')).toBe(0)
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
})

test('a worker reports its jobs, the mail that waits and that the database is away', async () => {
  const metrics = makeMetrics()
  metrics.watch(() => ({ touchline_database_up: 0 }))
  metrics.watch(() => Promise.reject(new Error('away')))
  const turns = new Set<string>()
  const scheduler = startScheduler(
    [
      { name: 'mail', everyMs: 10, run: async () => undefined },
      {
        name: 'feed',
        everyMs: 10,
        run: async () => {
          throw new Error('away')
        },
      },
    ],
    {
      log: { warn: () => undefined },
      watch: {
        onTurn: ({ job, error }) => {
          metrics.turned(job.name, error === null)
          turns.add(job.name)
        },
      },
    },
  )
  await expect.poll(() => turns.size).toBe(2)
  await scheduler.stop()
  const app = await buildStatusApp({
    readiness: { migrated: true, filled: true, detail: 'ready' },
    ping: () => Promise.reject(new Error('away')),
    metrics: { metrics, token: TOKEN },
  })
  const ask = (url: string) => app.inject({ url, ...asOperator })
  expect((await ask('/healthz')).statusCode).toBe(200)
  expect((await ask('/readyz')).statusCode).toBe(503)
  const text = (await ask('/metrics')).body
  expect(valueIn(text, 'touchline_job_last_success_timestamp_seconds{job="mail"}')).toBeGreaterThan(1_700_000_000)
  expect(valueIn(text, 'touchline_job_failures_total{job="feed"}')).toBeGreaterThan(0)
  expect(valueIn(text, 'touchline_database_up')).toBe(0)
  expect(valueIn(text, 'touchline_mail_waiting')).toBeNull()
  await app.close()
})
