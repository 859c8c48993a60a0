import type { fixtureChances, LiveChances } from '@touchline/contract'
import { BOOKMAKER, EVENT_TYPE, type EventRecord, type FixtureRecord, MARKET, type Quote } from '@touchline/football'
import { event, fixture, going, played, team, world } from '@touchline/testing/records'
import { connectTo, leaveStreams, useReader, useServer, viewer } from '@touchline/testing/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { CallAnswer } from '../../../platform/http/serve.ts'

const server = useServer()
const by = useReader(server)
afterEach(leaveStreams)

type Course = Extract<CallAnswer<typeof fixtureChances>, { type: 2 }>

const teams = ['Ashton', 'Brough', 'Calder', 'Dunmore'].map((name) => team(name))
const KICKOFF = '2026-03-07T11:00:00.000Z'
const { bet365 } = BOOKMAKER
const quote = (selection: number, price: number, line: number | null = null): Quote => ({
  ...{ bookmaker: bet365, selection, line, opening: null, price },
})
const RESULT = [quote(1, 2.1), quote(2, 3.4), quote(3, 3.6)]
const GOALS = [quote(1, 1.9, 2.5), quote(2, 1.95, 2.5)]
const REFERENCE = { home: 2.1, draw: 3.4, away: 3.6, bookmaker: bet365, closing: false }

const figures = (redCards: number) => ({ corners: null, yellowCards: 0, redCards, statistics: {} })

/** The match of the worked example with its two prices. */
function example(match: FixtureRecord, events: EventRecord[] = [], goals: readonly Quote[] = GOALS) {
  return world({
    teams,
    fixtures: [{ ...match, referencePrice: REFERENCE }],
    odds: [
      { fixture: match.key, market: MARKET.full_time_result, quotes: [...RESULT] },
      ...(goals.length > 0 ? [{ fixture: match.key, market: MARKET.total_goals, quotes: [...goals] }] : []),
    ],
    ...(events.length > 0 && { events: [{ fixture: match.key, events }] }),
  })
}
const playing = (minute: number, score: [number, number], reds: [number, number] = [0, 0], more = {}) =>
  going('ashton', 'brough', KICKOFF, minute > 45 ? 22 : 2, score, {
    ...{ key: 'example', minute, sides: { home: figures(reds[0]), away: figures(reds[1]) } },
    ...more,
  })
const listed = async () => (await by.get<{ chances: LiveChances[] }>('/api/v3/livescore/chances')).chances
const courseOf = (id = 1) => by.get<Course>(`/api/v3/fixture/chances/${id}`)
const close = (value: number) => expect.closeTo(value, 4)

describe('the matches going on', () => {
  test.each([
    ['goalless in the 60th minute', playing(60, [0, 0]), [0.30932, 0.49568, 0.19501]],
    ['one goal up', playing(60, [1, 0]), [0.75092, 0.20259, 0.04649]],
    ['against ten', playing(60, [0, 0], [0, 1]), [0.5189, 0.3979, 0.0832]],
  ])('%s: chances by price, score, minute and red cards', async (_, match, [home, draw, away]) => {
    await server.store(example(match))
    expect(await listed()).toEqual([
      { match_id: 1, home: close(home as number), draw: close(draw as number), away: close(away as number) },
    ])
  })

  test('a reckoned minute makes reckoned chances', async () => {
    await server.store(example(playing(60, [0, 0], [0, 0], { minuteEstimated: true })))
    expect(await listed()).toMatchObject([{ match_id: 1, estimated: true }])
  })

  test('without a price and a forecast, before kick-off, in extra time and after the end there are none', async () => {
    const one = going('calder', 'dunmore', KICKOFF, 2, [1, 0], { minute: 20 })
    await server.store(world({ teams, fixtures: [one] }))
    expect(await listed()).toEqual([])
    for (const [state, minute] of [
      [6, 100],
      [21, null],
      [5, null],
    ] as const) {
      const match = going('ashton', 'brough', KICKOFF, state, [1, 1], { key: 'example', minute })
      await server.store(example(match))
      expect(await listed(), `state ${state}`).toEqual([])
    }
  })

  test('our own forecast replaces a price', async () => {
    const match = going('ashton', 'brough', KICKOFF, 2, [0, 0], { key: 'example', minute: 1 })
    await server.store(world({ teams, fixtures: [match] }))
    await server.database.pool.query(
      `insert into forecast (fixture_id, day, inputs, log_home, log_away, log_goals, pi, home, draw, away, over25,
         home_corners, away_corners, home_yellow_cards, away_yellow_cards)
       values (1, '2026-03-07', '00000000-0000-0000-0000-000000000000', .4, .1, 1, .2, .5, .26, .24, .52, 5.8, 4.4, 1.6, 2.1)`,
    )
    const [found] = await listed()
    expect(found?.home).toBeCloseTo(0.5, 2)
    expect((await courseOf()).basis).toEqual({ result: 'own', bookmaker: null, goals: 'own' })
  })

  test('an account without a subscription gets none', async () => {
    await server.store(example(playing(60, [0, 0])))
    const token = await viewer(server, 'unpaid')
    for (const path of ['/api/v3/livescore/chances', '/api/v3/fixture/chances/1']) {
      const answer = await server.ask(path, { headers: { authorization: `Token ${token}` } })
      expect(await answer.json()).toEqual({ type: 0 })
    }
  })
})

describe('the course of a match', () => {
  const events = [
    event(EVENT_TYPE.goal, 12, 'home'),
    event(EVENT_TYPE.red_card, 44, 'away'),
    event(EVENT_TYPE.goal, 45, 'away', { extraMinute: 2 }),
    event(EVENT_TYPE.goal, 90, 'home', { extraMinute: 3 }),
  ]

  test('a finished match has the full curve, from the price to the result', async () => {
    const over = played('ashton', 'brough', KICKOFF, [2, 1], { key: 'example' })
    await server.store(example(over, events))
    const { course, ahead, basis, estimated } = await courseOf()
    expect({ basis, ahead, estimated }).toEqual({
      basis: { result: 'price', bookmaker: 'Bet365', goals: 'price' },
      ahead: null,
      estimated: false,
    })
    expect(course[0]).toMatchObject({
      minute: 0,
      score: { home: 0, away: 0 },
      home: close(0.46017),
      draw: close(0.27798),
    })
    const at = (minute: number, added = 0) => course.find((one) => one.minute === minute && one.added === added)
    expect(at(12)?.home).toBeGreaterThan((at(11)?.home ?? 1) + 0.15)
    expect(at(44)?.home).toBeGreaterThan((at(43)?.home ?? 1) + 0.05)
    expect(at(45, 2)).toMatchObject({ score: { home: 1, away: 1 }, break: null })
    expect(course.filter((moment) => moment.break === 'half_time')).toHaveLength(1)
    expect(at(90)?.draw).toBeGreaterThan(0.7)
    expect(at(90, 3)).toMatchObject({ score: { home: 2, away: 1 } })
    expect(course.at(-1)).toMatchObject({ minute: 90, break: 'end', home: 1, draw: 0, away: 0 })
    for (const { home, draw, away } of course) expect(home + draw + away).toBeCloseTo(1, 4)
  })

  test('a match in play has the curve so far and what is left to happen', async () => {
    await server.store(example(playing(60, [1, 1], [0, 1]), events.slice(0, 3)))
    const { course, ahead } = await courseOf()
    expect(course.at(-1)).toMatchObject({ minute: 60, score: { home: 1, away: 1 } })
    expect(course).toHaveLength(61 + 1 + 1)
    expect(ahead).toMatchObject({ home: course.at(-1)?.home, both_score: 1 })
    expect(ahead?.totals.map(({ line }) => line)).toEqual([2.5, 3.5, 4.5])
    expect(ahead?.scores[0]).toMatchObject({ home: 1, away: 1 })
    expect(ahead?.scores).toHaveLength(5)
    expect((await listed())[0]?.home).toBe(ahead?.home)
  })

  test('goals without minutes leave only kick-off, the half-time score and what is certain, marked as incomplete', async () => {
    const scores = (halfTime: [number, number], current: [number, number]) => ({
      scores: { halfTime, fullTime: current, extraTime: null, shootOut: null, current },
    })
    const moments = async () => {
      const { course, whole } = await courseOf()
      expect(whole).toBe(false)
      return course.map(({ minute, break: pause }) => pause ?? minute)
    }
    await server.store(example(playing(60, [1, 0])))
    expect(await moments()).toEqual([0, 60])
    await server.store(example(playing(60, [2, 0], [0, 0], scores([1, 0], [2, 0]))))
    expect(await moments()).toEqual([0, 'half_time', 60])
    // At half-time one goal up against ten or eleven: unknown.
    await server.store(example(playing(60, [2, 0], [0, 1], scores([1, 0], [2, 0]))))
    expect(await moments()).toEqual([0, 60])
    const sides = { home: figures(0), away: figures(0) }
    const over = { key: 'example', sides, ...scores([1, 0], [2, 1]) }
    await server.store(example(played('ashton', 'brough', KICKOFF, [2, 1], over)))
    expect(await moments()).toEqual([0, 'half_time', 'end'])
    const half = (await courseOf()).course[1]
    expect(half).toMatchObject({ score: { home: 1, away: 0 } })
    // As for the same score where the goal has its minute.
    await server.store(
      example(playing(60, [1, 0], [0, 0], scores([1, 0], [1, 0])), [event(EVENT_TYPE.goal, 30, 'home')]),
    )
    const { course, whole } = await courseOf()
    expect(whole).toBe(true)
    expect(half).toEqual(course.find((moment) => moment.break === 'half_time'))
    await server.store(example(played('ashton', 'brough', KICKOFF, [1, 0], { key: 'example' })))
    expect(await moments()).toEqual([0, 'end'])
  })

  test('without a price of goals nothing is said of goals', async () => {
    await server.store(example(playing(60, [0, 0]), [], []))
    const { basis, ahead, course } = await courseOf()
    expect([basis?.goals, ahead]).toEqual(['usual', null])
    expect(course[0]?.home).toBeCloseTo(0.46017, 4)
  })

  test('before kick-off there is none, and of no match neither', async () => {
    await server.store(example(fixture('ashton', 'brough', '2026-03-08T15:00:00.000Z', { key: 'example' })))
    expect(await courseOf()).toMatchObject({ course: [], ahead: null })
    const missing = await server.ask('/api/v3/fixture/chances/99', {
      headers: { authorization: `Token ${await viewer(server, 'subscriber')}` },
    })
    expect(missing.status).toBe(404)
  })
})

describe('on the live stream', () => {
  test('chances follow a goal, for subscribers alone', async () => {
    await server.store(example(playing(59, [0, 0])))
    const member = await connectTo(server.url, { token: await viewer(server, 'subscriber') })
    const anybody = await connectTo(server.url)
    await member.position()
    await anybody.position()
    await server.store(example(playing(60, [1, 0])))
    const names = [await member.next(), await member.next()]
    expect(names.map((message) => message.event)).toEqual(['match', 'chances'])
    expect(names[1]?.data).toEqual({ match_id: 1, home: close(0.75092), draw: close(0.20259), away: close(0.04649) })
    await server.store(example(playing(61, [1, 0])))
    expect([(await anybody.next()).event, (await anybody.next()).event]).toEqual(['match', 'match'])
  })

  test('a client that reconnects receives the chances it missed', async () => {
    await server.store(example(playing(59, [0, 0])))
    const token = await viewer(server, 'subscriber')
    const left = await (await connectTo(server.url, { token })).position()
    await server.store(example(playing(60, [1, 0])))
    const back = await connectTo(server.url, { lastEventId: left, token })
    const names = [await back.next(), await back.next(), await back.next()].map((message) => message.event)
    expect(names).toEqual(['access', 'match', 'chances'])
  })
})
