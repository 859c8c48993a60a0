import { event, fixture, going, played, team, world } from '@touchline/testing/records'
import { connectTo, leaveStreams, type Message, testServer, useServer, viewer } from '@touchline/testing/server'
import { afterEach, expect, test } from 'vitest'

const server = useServer()
afterEach(leaveStreams)

const connect = (lastEventId?: number, token?: string, origin = server.url) => connectTo(origin, { lastEventId, token })

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
    halftime: null,
    shootout: null,
    local_red_cards: null,
    visitor_red_cards: null,
  })
})

test('a player sent off and the score at half-time reach everyone who looks at a list', async () => {
  const figures = (redCards: number) => ({ corners: null, yellowCards: 1, redCards, statistics: {} })
  const second = (reds: number) =>
    world({
      teams,
      fixtures: [
        going('ashton', 'brough', KICKOFF, 22, [1, 0], {
          minute: 50,
          scores: { halfTime: [1, 0], fullTime: null, extraTime: null, shootOut: null, current: [1, 0] },
          sides: { home: figures(0), away: figures(reds) },
        }),
      ],
    })
  await server.store(second(0))
  const client = await connect()
  await client.position()
  await server.store(second(1))
  const { event: name, data } = await client.next()
  expect(name).toBe('match')
  expect(data).toMatchObject({ halftime: { home: 1, away: 0 }, local_red_cards: 0, visitor_red_cards: 1 })
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

test('a client that saw more than this log knows is told to read again', async () => {
  const client = await connect(999_999_999)
  expect((await client.next()).event).toBe('reset')
})

test('a client that was away longer than the log goes back is told to read again', async () => {
  await server.store(at(0, 1))
  const left = await (await connect()).position()
  await server.store(at(1, 2))
  await server.store(at(2, 3))
  const other = await testServer()
  await other.store(at(0, 1))
  for (let goals = 1; goals <= left + 6; goals++) await other.store(at(goals, 1))
  await other.database.rows('delete from live_event where seq <= (select max(seq) - 2 from live_event)')
  const restarted = await testServer({ database: other.database })
  const answer = await fetch(`${restarted.url}/api/live/stream`, { headers: { 'last-event-id': '1' } })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  let text = ''
  while (!text.includes('connected')) text += new TextDecoder().decode((await reader.read()).value)
  expect(text).toContain('event: reset')
  await reader.cancel()
  await restarted.app.close()
  await other.close()
})

test('the stream sends everyone public topics only', async () => {
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

const under = going('ashton', 'brough', KICKOFF, 2, [1, 0], { minute: 12 })
/** The match in play with a number of goals among its events and corners in its statistics. */
const detailed = (goals: number, corners: number) =>
  world({
    teams,
    fixtures: [under],
    events: [{ fixture: under.key, events: Array.from({ length: goals }, (_, index) => event(14, index + 1, 'home')) }],
    statistics: [{ fixture: under.key, statistics: [{ side: 'home', period: 0, values: { 34: corners } }] }],
  })
const reported = ({ event, data }: Message) => [event, data]

test('a subscriber also learns whose events and statistics are new', async () => {
  await server.store(detailed(1, 1))
  const client = await connect(undefined, await viewer(server, 'subscriber'))
  expect(reported(await client.next())).toEqual(['access', { type: 2 }])
  await server.store(detailed(2, 1))
  await server.store(detailed(2, 2))
  await server.store(at(1, 13))
  expect(reported(await client.next())).toEqual(['events', { match_id: 1 }])
  expect(reported(await client.next())).toEqual(['statistics', { match_id: 1 }])
  expect((await client.next()).event).toBe('match')
})

test.each([
  ['who has not paid', 0, () => viewer(server, 'unpaid')],
  ['whose time is over', 1, () => viewer(server, 'expired')],
  ['whose token is not valid', null, async () => 'x'.repeat(43)],
])('%s is informed and receives what everyone receives', async (_who, type, tokenOf) => {
  await server.store(detailed(1, 1))
  const client = await connect(undefined, await tokenOf())
  expect(reported(await client.next())).toEqual(['access', { type }])
  await server.store(detailed(2, 2))
  await server.store(at(1, 13))
  expect((await client.next()).event).toBe('match')
})

test('a subscriber learns which matches begin and end', async () => {
  await server.store(world({ teams, fixtures: [fixture('ashton', 'brough', KICKOFF)] }))
  const client = await connect(undefined, await viewer(server, 'subscriber'))
  await client.next()
  await server.store(at(0, 1))
  await server.store(world({ teams, fixtures: [played('ashton', 'brough', KICKOFF, [1, 0])] }))
  const received = [await client.next(), await client.next(), await client.next(), await client.next()]
  expect(received.filter(({ event }) => event === 'inplay').map(reported)).toEqual([
    ['inplay', { match_id: 1, going_on: true }],
    ['inplay', { match_id: 1, going_on: false }],
  ])
  expect(received.filter(({ event }) => event === 'match')).toHaveLength(2)
})

test.each([
  ['time', 1, async () => server.setNow('2026-04-01T00:00:00.000Z')],
  ['a refund', 1, () => server.database.pool.query(`update subscription set status = 'ended'`)],
  ['signing out', null, () => server.database.pool.query('delete from account_token')],
])(
  'when access ends by %s the subscriber is reported, gets nothing more of it, and what is for everyone on coming back',
  async (_how, type, end) => {
    await server.store(detailed(1, 1))
    const token = await viewer(server, 'subscriber')
    const client = await connect(undefined, token)
    const left = await client.position()
    await end()
    await server.store(detailed(2, 2))
    expect((await client.rest()).map(reported)).toEqual([['access', { type }]])
    await server.store(at(1, 13))
    const again = await connect(left, token)
    expect(reported(await again.next())).toEqual(['access', { type }])
    expect((await again.next()).event).toBe('match')
  },
)

test('a subscriber who comes back, to another process too, gets what was missed, in order and once', async () => {
  const other = await testServer({ database: server.database })
  try {
    await server.store(detailed(1, 1))
    const token = await viewer(server, 'subscriber')
    const first = await connect(undefined, token)
    await first.next()
    await server.store(detailed(2, 1))
    const seen = await first.next()
    await server.store(detailed(2, 2))
    await server.store(detailed(3, 2))
    const second = await connect(seen.id, token, other.url)
    expect(reported(await second.next())).toEqual(['access', { type: 2 }])
    const missed = [await second.next(), await second.next()]
    expect(missed.map(({ event }) => event)).toEqual(['statistics', 'events'])
    await server.store(detailed(3, 3))
    const live = await second.next()
    expect(live.event).toBe('statistics')
    const ids = [seen, ...missed, live].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  } finally {
    await other.app.close()
  }
})
