import type { InplayMatch } from '@touchline/contract'
import { fixture, going, played, team, world } from '@touchline/testing/records'
import { signedIn, useServer, viewer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'

const server = useServer()
let token: string
beforeEach(async () => {
  token = await viewer(server, 'subscriber')
})

const inplay = async (): Promise<InplayMatch[]> => {
  const answer = await server.ask('/api/v3/livescore/inplay/', signedIn(token))
  return ((await answer.json()) as { inplay: InplayMatch[] }).inplay
}
const listed = async () => (await inplay()).map(({ participants, state_id }) => [participants[0].name, state_id])

const teams = ['Ashton', 'Brough', 'Calder', 'Dunmore', 'Elwick', 'Farley'].map((name) => team(name))
// The clock shows noon.
const HALF_PAST_ELEVEN = '2026-03-07T11:30:00.000Z'

test('a match going on is reported with league, sides, score, clock and red cards', async () => {
  const sides = {
    home: { corners: null, yellowCards: null, redCards: 1, statistics: {} },
    away: { corners: null, yellowCards: null, redCards: null, statistics: {} },
  }
  const match = going('ashton', 'brough', HALF_PAST_ELEVEN, 22, [2, 1], { minute: 90, addedMinute: 4, sides })
  await server.store(
    world({
      teams,
      fixtures: [match],
      fixtureDetails: [
        {
          fixture: match.key,
          homeColour: null,
          awayColour: null,
          attendance: null,
          periods: [
            { type: 1, startedAt: null, endedAt: null, minutes: 47, added: 2, ticking: false },
            { type: 2, startedAt: '2026-03-07T11:08:00.000Z', endedAt: null, minutes: 93, added: 5, ticking: true },
          ],
          referees: [],
          missing: [],
          expected: [],
        },
      ],
    }),
  )
  expect(await inplay()).toEqual([
    {
      id: 1,
      starting_at: HALF_PAST_ELEVEN,
      starting_at_timestamp: Date.parse(HALF_PAST_ELEVEN) / 1000,
      kickoff_known: true,
      state_id: 22,
      minute: 90,
      added_minute: 4,
      period_started_at: '2026-03-07T11:08:00.000Z',
      league: {
        id: 1,
        name: 'Premier League',
        image_path: '/api/images/league/1',
        country: { id: 72, name: 'England', code: 'gb-eng' },
      },
      stage: null,
      participants: [
        { id: 1, name: 'Ashton', image_path: '/api/images/team/1', short_code: null, meta: { location: 'home' } },
        { id: 2, name: 'Brough', image_path: '/api/images/team/2', short_code: null, meta: { location: 'away' } },
      ],
      scores: [
        { type_id: 1525, score: { participant: 'home', goals: 2 } },
        { type_id: 1525, score: { participant: 'away', goals: 1 } },
      ],
      red_cards: { home: 1, away: null },
      periods: [
        { sort_order: 1, type_id: 1, minutes: 45, time_added: 2 },
        { sort_order: 2, type_id: 2, minutes: 90, time_added: 4 },
      ],
    },
  ])
})

test('a match whose minute nobody says has the start of the period that runs, not of one that is over', async () => {
  const playing = going('ashton', 'brough', HALF_PAST_ELEVEN, 22, [0, 0])
  const waiting = going('calder', 'dunmore', HALF_PAST_ELEVEN, 22, [0, 0])
  const period = { endedAt: null, minutes: null, added: null, ticking: false }
  const first = { ...period, type: 1, startedAt: '2026-03-07T10:31:00.000Z' } as const
  const second = { ...period, type: 2, startedAt: '2026-03-07T11:35:00.000Z' } as const
  const details = { homeColour: null, awayColour: null, attendance: null, referees: [], missing: [], expected: [] }
  await server.store(
    world({
      teams,
      fixtures: [playing, waiting],
      fixtureDetails: [
        { ...details, fixture: playing.key, periods: [first, second] },
        { ...details, fixture: waiting.key, periods: [first] },
      ],
    }),
  )
  const clocks = (await inplay()).map(({ minute, period_started_at }) => [minute, period_started_at])
  expect(clocks).toEqual([
    [null, '2026-03-07T11:35:00.000Z'],
    [null, null],
  ])
  const page = await server.ask('/api/v3/fixture/1', signedIn(token))
  expect(await page.json()).toMatchObject({ minute: null, period_started_at: '2026-03-07T11:35:00.000Z' })
})

test('a shoot-out is next to the score', async () => {
  const scores = { halfTime: null, fullTime: [1, 1], extraTime: [1, 1], shootOut: [3, 2], current: [1, 1] } as const
  await server.store(world({ teams, fixtures: [going('ashton', 'brough', HALF_PAST_ELEVEN, 9, [1, 1], { scores })] }))
  const [match] = await inplay()
  expect(match?.scores.map(({ type_id, score }) => [type_id, score.goals])).toEqual([
    [5, 3],
    [5, 2],
    [1525, 1],
    [1525, 1],
  ])
})

test('where no period is reported the running one shows the clock of the match; a break has none', async () => {
  await server.store(
    world({
      teams,
      fixtures: [
        going('ashton', 'brough', HALF_PAST_ELEVEN, 2, [0, 0], { minute: 30 }),
        going('calder', 'dunmore', HALF_PAST_ELEVEN, 3, [0, 0]),
      ],
    }),
  )
  expect((await inplay()).map(({ periods }) => periods)).toEqual([
    [{ sort_order: 1, type_id: 1, minutes: 30, time_added: null }],
    [],
  ])
})

test('listed is what goes on, is interrupted, waits for a late kick-off or ended a moment ago', async () => {
  server.setNow('2026-03-07T11:50:00.000Z')
  await server.store(
    world({
      teams,
      fixtures: [
        going('ashton', 'brough', '2026-03-07T10:00:00.000Z', 22, [0, 0], { minute: 80 }),
        going('brough', 'ashton', '2026-03-07T10:30:00.000Z', 11, [0, 0]),
        played('calder', 'dunmore', '2026-03-07T09:50:00.000Z', [1, 0]),
        fixture('elwick', 'farley', HALF_PAST_ELEVEN),
        // None of these: ahead, over for days, at an unknown hour, without a reported end.
        fixture('farley', 'elwick', '2026-03-07T15:00:00.000Z'),
        played('dunmore', 'calder', '2026-03-05T15:00:00.000Z', [1, 0]),
        going('dunmore', 'elwick', '2026-03-07T00:00:00.000Z', 2, [0, 0], { kickoffKnown: false }),
        going('farley', 'ashton', '2026-03-05T10:00:00.000Z', 22, [0, 0], { minute: 80 }),
      ],
    }),
  )
  expect(await listed()).toEqual([
    ['Calder', 5],
    ['Ashton', 22],
    ['Brough', 11],
    ['Elwick', 1],
  ])
  server.setNow('2026-03-07T12:06:00.000Z')
  server.deps.cache.drop(['*'])
  expect(await listed()).toEqual([
    ['Ashton', 22],
    ['Brough', 11],
  ])
})

test('a match whose end is reported to be long past is not listed, however late it is brought in', async () => {
  const match = played('ashton', 'brough', '2026-03-07T09:00:00.000Z', [1, 0])
  const endingAt = (endedAt: string) =>
    world({
      teams,
      fixtures: [match],
      fixtureDetails: [
        {
          fixture: match.key,
          homeColour: null,
          awayColour: null,
          attendance: null,
          periods: [{ type: 2, startedAt: null, endedAt, minutes: 93, added: 3, ticking: false }],
          referees: [],
          missing: [],
          expected: [],
        },
      ],
    })
  await server.store(endingAt('2026-03-07T11:00:00.000Z'))
  expect(await listed()).toEqual([])
  await server.store(endingAt('2026-03-07T11:50:00.000Z'))
  expect(await listed()).toEqual([['Ashton', 5]])
})

test('a match that kicks off comes into the list at once, and its goals show at once', async () => {
  await server.store(world({ teams, fixtures: [fixture('ashton', 'brough', '2026-03-07T12:10:00.000Z')] }))
  expect(await inplay()).toEqual([])
  server.setNow('2026-03-07T12:11:00.000Z')
  await server.store(
    world({ teams, fixtures: [going('ashton', 'brough', '2026-03-07T12:10:00.000Z', 2, [0, 0], { minute: 1 })] }),
  )
  expect((await inplay())[0]?.scores[0]?.score.goals).toBe(0)
  await server.store(
    world({ teams, fixtures: [going('ashton', 'brough', '2026-03-07T12:10:00.000Z', 2, [1, 0], { minute: 1 })] }),
  )
  expect((await inplay())[0]?.scores[0]?.score.goals).toBe(1)
})
