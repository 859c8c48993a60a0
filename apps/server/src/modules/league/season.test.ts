import type { ListFixture, SeasonStatistic, StandingRow, TopScorerRow } from '@touchline/contract'
import type { FixtureRecord, RecordBatch } from '@touchline/football'
import { fixture, going, person, played, team, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { isImpossible } from './standing/standing.queries.ts'

const server = useServer({ idsApart: true })
const by = useReader(server)

const SEASON = 'premier now'
const teams = [team('Ashton', { shortCode: 'ASH' }), team('Brough'), team('Corby')]
const store = (records: Partial<RecordBatch>) => server.store(world({ teams, ...records }))
const seasonId = async () => (await server.database.rows<{ id: number }>('select id from season'))[0]?.id ?? 0
const get = async <T>(kind: string, rest = '') => by.get<T>(`/api/v3/season/${kind}/${await seasonId()}${rest}`)

type Upcoming = { upcoming: ListFixture[]; has_more: boolean }
type Results = { result: ListFixture[]; has_more: boolean }
const words = ({ starting_at, state_id, participants: [home, away] }: ListFixture) =>
  `${starting_at.slice(5, 10)} ${home.name}-${away.name} ${state_id}`

const at = (day: string, state: number, more: Partial<FixtureRecord> = {}) =>
  fixture('ashton', 'brough', `${day}T15:00:00.000Z`, { state, ...more })

// The clock of the tests shows 2026-03-07 12:00.
test('to come are matches going on and not begun, oldest first, then what waits for a new day; over are all others but deleted ones', async () => {
  await store({
    fixtures: [
      at('2026-03-14', 1),
      at('2026-02-01', 10),
      at('2026-03-08', 12),
      at('2026-02-02', 5),
      at('2026-02-03', 7),
      at('2026-02-04', 8),
      at('2026-02-05', 14),
      at('2026-02-06', 15),
      at('2026-02-07', 17),
      at('2026-02-08', 20),
      at('2026-03-20', 20),
      going('corby', 'ashton', '2026-03-07T11:00:00.000Z', 22, [1, 0], { minute: 61 }),
    ],
  })
  const { upcoming, has_more } = await get<Upcoming>('upcoming')
  expect(upcoming.map(words)).toEqual(['03-07 Corby-Ashton 22', '03-14 Ashton-Brough 1', '02-01 Ashton-Brough 10'])
  expect(has_more).toBe(false)
  expect((await get<Results>('result')).result.map(words)).toEqual([
    '03-08 Ashton-Brough 12',
    '02-07 Ashton-Brough 17',
    '02-06 Ashton-Brough 15',
    '02-05 Ashton-Brough 14',
    '02-04 Ashton-Brough 8',
    '02-03 Ashton-Brough 7',
    '02-02 Ashton-Brough 5',
  ])
})

test('a match of long ago that nobody ended is not to come, nor one put off in a season that is over', async () => {
  const season = { key: SEASON, league: 'premier', name: '2025/2026', startsOn: '2025-08-01', current: true }
  await store({
    seasons: [{ ...season, endsOn: '2026-03-10' }],
    fixtures: [at('2026-03-01', 1), at('2026-03-02', 22), at('2026-03-03', 10)],
  })
  expect((await get<Upcoming>('upcoming')).upcoming.map(words)).toEqual(['03-03 Ashton-Brough 10'])
  server.setNow('2026-03-11T00:00:00.000Z')
  server.deps.cache.drop(['*'])
  expect((await get<Upcoming>('upcoming')).upcoming).toEqual([])
})

test('a match in a list has its sides, score, shoot-out and the minute being played', async () => {
  const score = { halfTime: null, fullTime: [1, 1], extraTime: [2, 2], shootOut: [4, 3], current: [2, 2] } as const
  await store({
    fixtures: [
      played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [2, 2], { state: 8, scores: score, round: '24' }),
      going('corby', 'ashton', '2026-03-07T11:00:00.000Z', 22, [1, 0], { minute: 90, addedMinute: 3 }),
    ],
  })
  const [match] = (await get<Results>('result')).result
  expect(match).toMatchObject({
    starting_at: '2026-02-01T15:00:00.000Z',
    starting_at_timestamp: Date.parse('2026-02-01T15:00:00.000Z') / 1000,
    kickoff_known: true,
    league: { name: 'Premier League', country: { id: 72, name: 'England', code: 'gb-eng' } },
    round: { name: '24' },
    stage: null,
    participants: [
      { name: 'Ashton', short_code: 'ASH', meta: { location: 'home' } },
      { name: 'Brough', short_code: null, meta: { location: 'away' } },
    ],
    scores: [
      { type_id: 1525, score: { participant: 'home', goals: 2 } },
      { type_id: 1525, score: { participant: 'away', goals: 2 } },
      { type_id: 5, score: { participant: 'home', goals: 4 } },
      { type_id: 5, score: { participant: 'away', goals: 3 } },
    ],
    periods: [],
  })
  expect((await get<Upcoming>('upcoming')).upcoming[0]?.periods).toEqual([
    { sort_order: 2, minutes: 90, time_added: 3 },
  ])
})

test('pages of results follow each other without a gap or a repetition, whatever kicked off at the same time', async () => {
  const days = ['01', '01', '02', '02', '02', '03', '04']
  await store({
    fixtures: days.map((day, at) =>
      played('ashton', 'brough', `2026-02-${day}T15:00:00.000Z`, [at, 0], { key: String(at) }),
    ),
  })
  const whole = (await get<Results>('result')).result.map(({ id }) => id)
  const pages = await Promise.all([1, 2, 3, 4].map((page) => get<Results>('result', `?per_page=3&page=${page}`)))
  expect(pages.map(({ result, has_more }) => [result.length, has_more])).toEqual([
    [3, true],
    [3, true],
    [1, false],
    [0, false],
  ])
  expect(pages.flatMap(({ result }) => result.map(({ id }) => id))).toEqual(whole)
  expect(new Set(whole).size).toBe(7)
})

test('a match that ends moves from those to come to the results at once', async () => {
  const kickoff = '2026-03-07T10:00:00.000Z'
  await store({ fixtures: [going('ashton', 'brough', kickoff, 22, [1, 0], { minute: 88 })] })
  expect((await get<Upcoming>('upcoming')).upcoming).toHaveLength(1)
  expect((await get<Results>('result')).result).toHaveLength(0)
  await store({ fixtures: [played('ashton', 'brough', kickoff, [1, 0])] })
  expect((await get<Upcoming>('upcoming')).upcoming).toHaveLength(0)
  expect((await get<Results>('result')).result).toHaveLength(1)
})

test('a table reported by a source: table after table, what a place means, form latest first with the matches behind it', async () => {
  const won = played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [2, 0])
  const row = { position: 1, points: 3, rule: null, movement: null, details: {}, form: [] }
  await store({
    stages: [{ key: 'groups', season: SEASON, name: 'Group stage', sortOrder: 1, type: 223 }],
    groups: [
      { key: 'a', stage: 'groups', name: 'Group A' },
      { key: 'b', stage: 'groups', name: 'Group B' },
    ],
    fixtures: [won],
    standings: [
      {
        season: SEASON,
        tables: [
          {
            stage: 'groups',
            group: 'a',
            rows: [
              {
                ...{ ...row, team: 'ashton', rule: 180, movement: 'up' as const, details: { 129: 2, 179: -1, 187: 3 } },
                form: [
                  { fixture: null, result: 'L' as const },
                  { fixture: won.key, result: 'W' as const },
                ],
              },
              { ...row, team: 'brough', position: 2, points: -1, rule: 4711 },
            ],
          },
          { stage: 'groups', group: 'b', rows: [{ ...row, team: 'corby' }] },
        ],
      },
    ],
  })
  const { standing } = await get<{ standing: StandingRow[] }>('standing')
  expect(
    standing.map(({ group, position, points, participant }) => [group?.name, position, points, participant.name]),
  ).toEqual([
    ['Group A', 1, 3, 'Ashton'],
    ['Group A', 2, -1, 'Brough'],
    ['Group B', 1, 3, 'Corby'],
  ])
  expect(standing[0]).toMatchObject({
    participant: { short_code: 'ASH' },
    result: 'up',
    rule: {
      type_id: 180,
      type: { name: 'UEFA Champions League', developer_name: 'UEFA_CHAMPIONS_LEAGUE' },
      zone: 'champions_league',
    },
    stage: { name: 'Group stage', sort_order: 1 },
    details: [
      { type_id: 129, value: 2 },
      { type_id: 179, value: -1 },
      { type_id: 187, value: 3 },
    ],
  })
  expect(standing[0]?.form).toMatchObject([
    {
      ...{ form: 'W', sort_order: 2 },
      fixture: {
        ...{ home_id: standing[0]?.participant_id, home_name: 'Ashton', home_goals: 2 },
        ...{ away_id: standing[1]?.participant_id, away_name: 'Brough', away_goals: 0 },
      },
    },
    { form: 'L', sort_order: 1, fixture_id: null, fixture: null },
  ])
  expect(standing[1]?.rule).toEqual({ type_id: 4711, type: null, zone: 'other' })
  expect(standing[2]?.rule).toBeNull()
})

test('the best of a season by kind, the highest total first, and its statistics by type', async () => {
  const players = ['Zoe', 'Ada', 'Eve'].map((name) => ({
    ...{ ...person(name), commonName: `${name} N.` },
    ...{ country: 72, position: 27 as const },
  }))
  await store({
    players,
    topScorers: [
      {
        season: SEASON,
        type: 208,
        rows: [
          { player: 'ada', team: 'ashton', position: 1, total: 21 },
          { player: 'eve', team: 'brough', position: 2, total: 17 },
        ],
      },
      { season: SEASON, type: 83, rows: [{ player: 'eve', team: 'brough', position: 1, total: 2 }] },
    ],
    seasonStatistics: [{ season: SEASON, details: { 188: { total: 380, played: 270, percentage: 71.05 }, 999999: 4 } }],
  })
  const best = async (type: number) =>
    (await get<{ topscorer: TopScorerRow[] }>('topscorer', `/${type}`)).topscorer.map(
      ({ position, total, player, participant }) => `${position} ${player.common_name} ${participant.name} ${total}`,
    )
  expect(await best(208)).toEqual(['1 Ada N. Ashton 21', '2 Eve N. Brough 17'])
  expect(await best(83)).toEqual(['1 Eve N. Brough 2'])
  expect(await best(209)).toEqual([])
  const { topscorer } = await get<{ topscorer: TopScorerRow[] }>('topscorer', '/208')
  const { player_id: ada, participant_id: ashton } = topscorer[0] ?? {}
  expect(topscorer[0]).toMatchObject({
    player: {
      ...{ id: ada, name: 'Ada', image_path: `/api/images/player/${ada}` },
      country: { name: 'England', code: 'gb-eng' },
    },
    participant: { id: ashton, name: 'Ashton', image_path: `/api/images/team/${ashton}` },
  })
  expect((await get<{ stats: SeasonStatistic[] }>('stats')).stats).toEqual([
    {
      type_id: 188,
      statistic_type: expect.objectContaining({ developer_name: expect.any(String) }),
      value: { total: 380, played: 270, percentage: 71.05 },
    },
    { type_id: 999_999, statistic_type: null, value: 4 },
  ])
})

test('a season without anything has empty lists; an unknown one is not found, and what is malformed is reported', async () => {
  await store({})
  expect(await get('upcoming')).toEqual({ type: 2, upcoming: [], has_more: false })
  expect(await get('result')).toEqual({ type: 2, result: [], has_more: false })
  expect(await get('standing')).toEqual({
    ...{ type: 2, standing: [], tables: [], in_play: [], impossible: false, uncertain: [] },
  })
  expect(await get('stats')).toEqual({ type: 2, stats: [] })
  expect(await get('topscorer', '/84')).toEqual({ type: 2, topscorer: [] })
  const status = async (path: string) => (await by.ask(`/api/v3/season/${path}`)).status
  const calls = ['upcoming/999999', 'result/999999', 'standing/999999', 'stats/999999', 'topscorer/999999/208']
  for (const path of calls) expect([path, await status(path)]).toEqual([path, 404])
  const malformed = ['upcoming/x', 'result/1?page=0', 'result/1?per_page=601', 'topscorer/1/210', 'topscorer/1/goals']
  for (const path of malformed) expect([path, await status(path)]).toEqual([path, 400])
})

test('a season that has more clubs or matches than it can have says so next to its tables', async () => {
  await store({})
  const noted = `insert into feed_problem (source, kind, key, reason, times, first_at, last_at)
    select 'computed', 'season', 'season:' || id, 'Ashton has two matches on 2024-03-01', 1, now(), now() from season`
  await server.database.rows(noted)
  expect(await isImpossible(server.database, await seasonId())).toBe(true)
})
