import type { ListFixture, StandingRow, StandingTable } from '@touchline/contract'
import type { RecordBatch } from '@touchline/football'
import { deriveSeasons } from '@touchline/ingest/derive/seasons/derive-seasons.ts'
import { fixture, going, league, played, team, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })
const by = useReader(server)

interface Answer {
  standing: StandingRow[]
  tables: StandingTable[]
  in_play: ListFixture[]
}

const SEASON = 'premier now'
const teams = [team('Ashton'), team('Brough'), team('Corby')]
/** A season of Spain's league, where matches among level teams come first. */
const store = async (records: Partial<RecordBatch>) => {
  const leagues = [league('premier', 'La Liga', { stableKey: 'spain/la-liga' })]
  await server.store(world({ leagues, teams, ...records }))
  await deriveSeasons(server.database, { now: server.deps.clock.now() })
}
const seasonId = async () => (await server.database.rows<{ id: number }>('select id from season'))[0]?.id ?? 0
const get = async (query = '') => by.get<Answer>(`/api/v3/season/standing/${await seasonId()}${query}`)
const order = ({ standing }: Answer) =>
  standing.map(({ position, participant, points }) => `${position} ${participant.name} ${points}`)

/** Ashton and Brough have six points each; Ashton won more of the two matches between them, Brough has scored more. */
const LEVEL = [
  played('ashton', 'brough', '2026-01-10T15:00:00.000Z', [2, 0]),
  played('brough', 'ashton', '2026-01-17T15:00:00.000Z', [1, 0]),
  played('brough', 'corby', '2026-01-24T15:00:00.000Z', [9, 0]),
  played('corby', 'ashton', '2026-01-31T15:00:00.000Z', [0, 1]),
]

test('a place among level teams says which rule gave it, against whom, by which matches, and what would say otherwise', async () => {
  await store({ fixtures: LEVEL })
  const answer = await get()
  expect(order(answer)).toEqual(['1 Ashton 6', '2 Brough 6', '3 Corby 0'])
  const [ashton, brough] = answer.standing.map(({ participant_id }) => participant_id)
  expect(answer.standing[0]?.reason).toMatchObject({
    ...{ level_ids: [ashton, brough], from_id: brough, is_ahead: true, by: 'rule' },
    compared: [{ criterion: 0, team_ids: [ashton, brough], own: [3, 1], other: [3, -1] }],
    otherwise: { criterion: 1, own: [2], other: [8] },
    meetings: [
      { home_id: ashton, home_goals: 2, away_goals: 0 },
      { home_id: brough, home_goals: 1, away_goals: 0 },
    ],
  })
  expect(answer.standing[2]?.reason).toBeNull()
  // By the rules of the league after every round.
  expect(answer.standing.map(({ position, positions }) => positions.at(-1) === position)).toEqual([true, true, true])
  expect(answer.tables).toMatchObject([
    {
      ...{ explained: true, played: 4, ahead: 0, playing: 0, corrections: [], put_last: [] },
      rules: {
        ...{ points_for_win: 3, per_match: false, carry: null, split_after: null, general: false },
        order: [
          { kind: 'head-to-head', among: ['points', 'goal difference'], meetings: 2 },
          { kind: 'goal difference', among: [], meetings: null },
          { kind: 'goals', among: [], meetings: null },
        ],
      },
    },
  ])
})

test('points taken are counted and noted; the rules of an unknown competition are called the usual ones', async () => {
  await store({
    leagues: [league('premier', 'Somewhere')],
    fixtures: LEVEL,
    corrections: [{ season: SEASON, corrections: [{ team: 'ashton', stage: null, points: -1 }] }],
  })
  const answer = await get()
  expect(order(answer)).toEqual(['1 Brough 6', '2 Ashton 5', '3 Corby 0'])
  expect(answer.standing.map(({ given }) => given)).toEqual([0, -1, 0])
  const ashton = answer.standing[1]?.participant_id
  expect(answer.tables[0]).toMatchObject({
    corrections: [{ participant_id: ashton, points: -1, from: null, reason: null }],
    rules: { general: true },
  })
})

test('each part of the matches has its own table', async () => {
  const halves = { halfTime: [0, 1], fullTime: [2, 0], extraTime: null, shootOut: null, current: [2, 0] } as const
  await store({ fixtures: [{ ...LEVEL[0], scores: halves } as (typeof LEVEL)[0], ...LEVEL.slice(1)] })
  expect((await get('?scope=home')).standing.every(({ positions }) => positions.length === 0)).toBe(true)
  expect(order(await get('?scope=home'))).toEqual(['1 Brough 6', '2 Ashton 3', '3 Corby 0'])
  expect(order(await get('?scope=away'))).toEqual(['1 Ashton 3', '2 Brough 0', '3 Corby 0'])
  const half = await get('?scope=first_half')
  expect(order(half)).toEqual(['1 Brough 3', '2 Corby 0', '3 Ashton 0'])
  expect(half.tables[0]?.without_half_time).toBe(3)
  expect(order(await get('?scope=last_5'))).toEqual(order(await get('?scope=last_10')))
  expect((await by.ask(`/api/v3/season/standing/${await seasonId()}?scope=night`)).status).toBe(400)
  expect((await by.ask(`/api/v3/season/standing/${await seasonId()}?live=2`)).status).toBe(400)
})

test('matches in play count on request, along with the positions before them', async () => {
  await store({
    fixtures: [
      ...LEVEL,
      going('corby', 'brough', '2026-03-07T11:00:00.000Z', 22, [0, 1], { minute: 61 }),
      fixture('ashton', 'corby', '2026-03-14T15:00:00.000Z'),
    ],
  })
  const settled = await get()
  expect(order(settled)).toEqual(['1 Ashton 6', '2 Brough 6', '3 Corby 0'])
  expect(settled.in_play.map(({ periods }) => periods[0]?.minutes)).toEqual([61])
  expect(settled.tables[0]).toMatchObject({ played: 4, ahead: 2, playing: 1 })
  const live = await get('?live=1')
  expect(order(live)).toEqual(['1 Brough 9', '2 Ashton 6', '3 Corby 0'])
  expect(
    live.standing.map(({ playing, settled: before }) => [playing, before?.position, before?.points, before?.played]),
  ).toEqual([
    [true, 2, 6, 3],
    [false, 1, 6, 3],
    [true, 3, 0, 2],
  ])
  // A goal against it: level again.
  await server.store(
    world({
      leagues: [league('premier', 'La Liga', { stableKey: 'spain/la-liga' })],
      teams,
      fixtures: [going('corby', 'brough', '2026-03-07T11:00:00.000Z', 22, [2, 1], { minute: 70 })],
    }),
  )
  expect(order(await get('?live=1'))).toEqual(['1 Ashton 6', '2 Brough 6', '3 Corby 3'])
})

test('a table that a source reported stays as it is, and is explained only where our results give the same', async () => {
  const row = { rule: 180, movement: null, details: {}, form: [] }
  const reported = (points: number) => ({
    season: SEASON,
    tables: [
      {
        ...{ stage: null, group: null },
        rows: ['ashton', 'brough', 'corby'].map((key, at) => ({
          ...row,
          team: key,
          position: at + 1,
          points: at < 2 ? points : 0,
        })),
      },
    ],
  })
  await store({ fixtures: LEVEL, standings: [reported(6)] })
  const same = await get()
  expect([same.standing[0]?.rule?.type_id, same.standing[0]?.reason?.by, same.tables[0]?.explained]).toEqual([
    180,
    'rule',
    true,
  ])
  await store({ standings: [reported(7)] })
  const other = await get()
  expect(order(other)).toEqual(['1 Ashton 7', '2 Brough 7', '3 Corby 0'])
  expect([other.standing[0]?.reason, other.tables[0]?.explained]).toEqual([null, false])
})
