import type { MissingMatch, RoundCompleteness } from '@touchline/contract'
import { STATE } from '@touchline/football'
import { event, fixture, played, team, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

const CLUBS = ['ashton', 'brough', 'corby', 'derwent']
/** Each pair at each ground, two matches a week. */
const ROUNDS: readonly (readonly [home: number, away: number][])[] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [2, 0],
    [3, 1],
  ],
  [
    [0, 3],
    [1, 2],
  ],
  [
    [1, 0],
    [3, 2],
  ],
  [
    [0, 2],
    [1, 3],
  ],
  [
    [3, 0],
    [2, 1],
  ],
]

interface Answer {
  scheduled: number | null
  stored: number
  missing: MissingMatch[]
  rounds: RoundCompleteness[]
  [part: string]: unknown
}
const get = async () => {
  const [row] = await server.database.rows<{ id: number }>('select id from season')
  return by.get<Answer>(`/api/v3/season/completeness/${row?.id}`)
}

/** The clock of the tests shows 2026-03-07 12:00; round 6 is to come, and one match of round 2 is not stored. */
const fixtures = ROUNDS.flatMap((round, week) =>
  round.flatMap(([home, away], at) => {
    const kickoff = `2026-0${week < 5 ? 2 : 3}-${String(week < 5 ? 1 + week * 6 : 14).padStart(2, '0')}T15:00:00.000Z`
    const more = { round: String(week + 1) }
    const [one = '', other = ''] = [CLUBS[home], CLUBS[away]]
    if (week === 1 && at === 0) return []
    if (week === 5) return [fixture(one, other, kickoff, more)]
    if (week === 4 && at === 0) return [fixture(one, other, kickoff, { ...more, state: STATE.pending })]
    return [played(one, other, kickoff, week === 3 ? [0, 0] : [2, 1], more)]
  }),
)
const teams = ['Ashton', 'Brough', 'Corby', 'Derwent'].map((name) => team(name))

test('a season says how many matches it should have, what is stored of them and what is missing, by round', async () => {
  const [first] = fixtures
  const events = [{ fixture: first?.key ?? '', events: [event(14, 7, 'home')] }]
  await server.store(world({ teams, fixtures, events }))
  const found = await get()
  expect(found).toMatchObject({
    scheduled: 12,
    stored: 11,
    results: { held: 8, of: 10 },
    prices: { held: 0, of: 9 },
    events: { held: 1, of: 7 },
    lineups: { held: 0, of: 9 },
  })
  expect(found.missing.map(({ home, away, round }) => `${home.name} ${away.name} ${round}`)).toEqual([
    'Corby Ashton 2',
    'Ashton Corby 5',
  ])
  expect(found.rounds.map(({ round, results }) => [round, results.held, results.of])).toEqual([
    ['1', 2, 2],
    ['2', 1, 2],
    ['3', 2, 2],
    ['4', 2, 2],
    ['5', 1, 2],
  ])
})

test('the answer follows the season', async () => {
  await server.store(world({ teams, fixtures }))
  expect((await get()).missing).toHaveLength(2)
  const open = fixtures.filter(({ state }) => state === STATE.pending)
  const ended = open.map((one) => ({
    ...one,
    ...played('ashton', 'corby', one.kickoff, [1, 1], { key: one.key, round: '5' }),
  }))
  await server.store({ source: 'football-data', fixtures: ended })
  expect((await get()).missing.map(({ round, starting_at }) => [round, starting_at])).toEqual([['2', null]])
})

test('an unknown season is not found, and a season without matches has none', async () => {
  await server.store(world({ teams }))
  expect(await get()).toMatchObject({
    scheduled: null,
    stored: 0,
    results: { held: 0, of: 0 },
    missing: [],
    rounds: [],
  })
  expect((await by.ask('/api/v3/season/completeness/999999')).status).toBe(404)
})
