import type { LiveMatch } from '@touchline/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../testing/server.ts'
import { fixture, going, team, world } from '../../testing/world.ts'

let server: TestServer
const open: AbortController[] = []
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterEach(() => {
  for (const controller of open.splice(0)) controller.abort()
})
afterAll(() => server.close())

interface Message {
  id: number
  event: string
  data: LiveMatch
}

/** Connects to the stream; `next` reads events until one with a name comes, `position` the id the stream began with. */
async function connect(lastEventId?: number) {
  const controller = new AbortController()
  open.push(controller)
  const answer = await server.ask('/api/live/stream', {
    signal: controller.signal,
    headers: lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) },
  })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const block = async (): Promise<Record<string, string>> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read()
      if (done) throw new Error('The stream ended')
      text += decoder.decode(value, { stream: true })
    }
    const end = text.indexOf('\n\n')
    const lines = text.slice(0, end).split('\n')
    text = text.slice(end + 2)
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
  }
  const next = async (): Promise<Message> => {
    for (;;) {
      const { id, event, data } = await block()
      if (event !== undefined) return { id: Number(id), event, data: JSON.parse(data ?? 'null') }
    }
  }
  const position = async (): Promise<number> => {
    for (;;) {
      const { id } = await block()
      if (id !== undefined) return Number(id)
    }
  }
  return { answer, next, position }
}

const teams = [team('Ashton'), team('Brough')]
const KICKOFF = '2026-03-07T11:30:00.000Z'
const at = (goals: number, minute: number) =>
  world({ teams, fixtures: [going('ashton', 'brough', KICKOFF, 2, [goals, 0], { minute })] })

test('a goal reaches a connected client as event `match` with state, minute and score', async () => {
  await server.store(world({ teams, fixtures: [fixture('ashton', 'brough', KICKOFF)] }))
  const client = await connect()
  expect(client.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  await client.position()
  await server.store(at(1, 12))
  const message = await client.next()
  expect(message.event).toBe('match')
  expect(message.data).toEqual({
    match_id: 1,
    state_id: 2,
    status: 2,
    minute: 12,
    added_minute: null,
    score: { home: 1, away: 0 },
    shootout: null,
  })
})

test('a client that comes back gets what it missed, in order and once', async () => {
  await server.store(at(0, 1))
  const first = await connect()
  const left = await first.position()
  for (const goals of [1, 2, 3]) await server.store(at(goals, goals * 10))
  const second = await connect(left)
  const missed = [await second.next(), await second.next(), await second.next()]
  expect(missed.map((message) => message.data.score?.home)).toEqual([1, 2, 3])
  await server.store(at(4, 40))
  const live = await second.next()
  expect(live.data.score?.home).toBe(4)
  expect([...missed, live].map((message) => message.id)).toEqual(
    [...new Set([...missed, live].map((m) => m.id))].sort((a, b) => a - b),
  )
})

test('a client that saw more than this log knows is told to read anew', async () => {
  const client = await connect(999_999_999)
  expect((await client.next()).event).toBe('reset')
})

test('a client that was away longer than the log goes back is told to read anew', async () => {
  await server.store(at(0, 1))
  const left = await (await connect()).position()
  await server.store(at(1, 2))
  await server.store(at(2, 3))
  await server.close()
  server = await testServer({})
  await server.store(at(0, 1))
  for (let goals = 1; goals <= left + 6; goals++) await server.store(at(goals, 1))
  await server.database.pool.query('delete from live_event where seq <= (select max(seq) - 2 from live_event)')
  const restarted = await testServer({ database: server.database })
  const answer = await fetch(`${restarted.url}/api/live/stream`, { headers: { 'last-event-id': '1' } })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  let text = ''
  while (!text.includes('connected')) text += new TextDecoder().decode((await reader.read()).value)
  expect(text).toContain('event: reset')
  await reader.cancel()
  await restarted.app.close()
})

test('what the stream tells everyone holds public topics only', async () => {
  const client = await connect()
  await client.position()
  await server.database.pool.query(`insert into live_event (topic, payload) values ('secret', '{}')`)
  await server.store(at(1, 1))
  await server.store(at(2, 2))
  expect((await client.next()).event).toBe('match')
})

test('a header that names no event is as if it were missing', async () => {
  const answer = await server.ask('/api/live/stream', { headers: { 'last-event-id': 'abc' } })
  expect(answer.status).toBe(200)
  await answer.body?.cancel()
})
