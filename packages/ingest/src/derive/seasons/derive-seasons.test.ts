import type { EventRecord, FixtureRecord, PlayerRecord, RecordBatch, Side, StandingRow } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { finished, season2025, smallWorld, team } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from '../../write/apply-batch.ts'
import { deriveSeasons } from './derive-seasons.ts'

const database = useDatabase()

const apply = (batch: RecordBatch) => applyBatch(database, batch, { now: NOW })
const derive = (more = {}) => deriveSeasons(database, { now: NOW, ...more })
const markAgain = () =>
  database.rows(`insert into live_event (topic, payload) values ('change', '{"tags": [], "seasons": [1]}')`)
const table = () =>
  database.rows(
    `select position, t.name, points, s.source from standing s join team t on t.id = s.team_id order by place`,
  )
const changes = () =>
  database.rows(`select payload->'tags' as tags from live_event where payload->'tags' <> '[]' order by seq`)

/** A match of the season, finished by default. */
const match = (home: string, away: string, score: readonly [number, number], more: Partial<FixtureRecord> = {}) => ({
  ...finished,
  key: `${home}-${away}`,
  home,
  away,
  scores: { halfTime: null, fullTime: score, extraTime: null, shootOut: null, current: score },
  ...more,
})
const three = [team('Ashton'), team('Brough'), team('Calder')]
const world = (fixtures: readonly FixtureRecord[], more: Partial<RecordBatch> = {}) =>
  smallWorld(fixtures, { teams: three, ...more })

const person = (key: string): PlayerRecord => ({
  ...{ key, name: key, commonName: key },
  ...{ country: null, dateOfBirth: null, position: 27 },
})
const event = (key: string, type: EventRecord['type'], minute: number, side: Side, player: string | null) => ({
  ...{ key, type, minute, side, player, extraMinute: null, playerName: player },
  ...{ relatedPlayer: null, relatedPlayerName: null, comment: null },
})

test('a season that is due gets its table from the results, once', async () => {
  await apply(world([match('ashton', 'brough', [2, 1]), match('brough', 'calder', [0, 0])]))
  await database.pool.query('delete from live_event')
  expect(await derive()).toEqual({ seasons: 1, changed: 1 })
  expect(await table()).toEqual([
    { position: 1, name: 'Ashton', points: 3, source: 'computed' },
    { position: 2, name: 'Calder', points: 1, source: 'computed' },
    { position: 3, name: 'Brough', points: 1, source: 'computed' },
  ])
  expect((await changes()).map(({ tags }) => [...tags].sort())).toEqual([['season:1', 'team:1', 'team:2', 'team:3']])
  expect(await derive()).toEqual({ seasons: 0, changed: 0 })
})

test('computing again what is true already changes nothing and notifies nobody', async () => {
  await apply(world([match('ashton', 'brough', [2, 1])]))
  await derive()
  await database.pool.query('delete from live_event')
  await markAgain()
  expect(await derive()).toEqual({ seasons: 1, changed: 0 })
  expect(await changes()).toEqual([])
})

test('a match in play or abandoned does not count, an awarded one with a score does', async () => {
  await apply(
    world([
      match('ashton', 'brough', [5, 0], { state: 22 }),
      match('brough', 'calder', [4, 0], { state: 15 }),
      match('calder', 'ashton', [3, 0], { state: 17 }),
    ]),
  )
  await derive()
  expect((await table()).map(({ name, points }) => `${name} ${points}`)).toEqual(['Calder 3', 'Brough 0', 'Ashton 0'])
})

test('each group has a table of its own, a knock-out stage and a cup without groups have none', async () => {
  const stages = [
    { key: 'groups', season: season2025.key, name: 'Group stage', sortOrder: 1, type: 223 as const },
    { key: 'final', season: season2025.key, name: 'Final', sortOrder: 2, type: 224 as const },
  ]
  const groups = [
    { key: 'b', stage: 'groups', name: 'Group B' },
    { key: 'a', stage: 'groups', name: 'Group A' },
  ]
  const cup = { ...smallWorld([]).leagues?.[0], type: 'cup' } as NonNullable<RecordBatch['leagues']>[number]
  await apply(
    world(
      [
        match('ashton', 'brough', [1, 0], { stage: 'groups', group: 'b' }),
        match('calder', 'dover', [0, 1], { stage: 'groups', group: 'a' }),
        match('ashton', 'dover', [2, 0], { stage: 'final' }),
        match('dover', 'brough', [2, 0]),
      ],
      { leagues: [cup], stages, groups, teams: [...three, team('Dover')] },
    ),
  )
  await derive()
  expect(
    await database.rows(`select g.name as "group", t.name, position, points from standing s
      join team t on t.id = s.team_id join "group" g on g.id = s.group_id order by place`),
  ).toEqual([
    { group: 'Group A', name: 'Dover', position: 1, points: 3 },
    { group: 'Group A', name: 'Calder', position: 2, points: 0 },
    { group: 'Group B', name: 'Ashton', position: 1, points: 3 },
    { group: 'Group B', name: 'Brough', position: 2, points: 0 },
  ])
})

const reported = (
  key: string,
  position: number,
  points: number,
  played: number,
  goals: readonly [number, number],
): StandingRow => ({
  ...{ team: key, position, points, rule: null, movement: null, form: [] },
  details: { 129: played, 133: goals[0], 134: goals[1] },
})

test('a table a source reported is left, and where our results differ the operator reads why, until they agree', async () => {
  const standings = (points: number) => [
    {
      season: season2025.key,
      tables: [
        {
          stage: null,
          group: null,
          rows: [reported('ashton', 1, points, 1, [2, 1]), reported('brough', 2, 0, 1, [1, 2])],
        },
      ],
    },
  ]
  await apply(smallWorld([match('ashton', 'brough', [2, 1])], { standings: standings(4) }))
  await derive()
  expect((await table()).map(({ name, points, source }) => [name, points, source])).toEqual([
    ['Ashton', 4, 'football-data'],
    ['Brough', 0, 'football-data'],
  ])
  expect(await database.rows('select source, kind, key, reason from feed_problem')).toEqual([
    {
      source: 'football-data',
      kind: 'standings',
      key: 'season:1',
      reason: 'Premier League 2025/2026: Ashton has 4 points in the reported table, 3 by our results',
    },
  ])
  await apply(smallWorld([match('ashton', 'brough', [2, 1])], { standings: standings(3) }))
  await derive()
  expect(await database.rows('select reason from feed_problem')).toEqual([])
})

test('points a source reports as taken count in the table', async () => {
  await apply(
    world([match('ashton', 'brough', [2, 1])], {
      corrections: [{ season: season2025.key, corrections: [{ team: 'ashton', stage: null, points: -6 }] }],
    }),
  )
  await derive()
  expect((await table()).at(-1)).toMatchObject({ name: 'Ashton', points: -3 })
})

test('scorers, squads and statistics come from events and line-ups, and go when these are withdrawn', async () => {
  const entry = { formationPosition: null, formationField: null, jerseyNumber: 9, captain: true, position: 27 } as const
  const details = { 118: 7.5, 119: 90, 80: 40, 116: 30 }
  const record = world([match('ashton', 'brough', [2, 1], { referee: null })], {
    players: [person('ada'), person('bea')],
    events: [
      {
        fixture: 'ashton-brough',
        events: [
          event('1', 14, 10, 'home', 'ada'),
          event('2', 16, 40, 'home', 'ada'),
          event('3', 15, 50, 'away', 'ada'),
          event('4', 19, 60, 'away', 'bea'),
        ],
      },
    ],
    lineups: [
      {
        ...{ fixture: 'ashton-brough', homeFormation: null, awayFormation: null, confirmed: null },
        entries: [
          { ...entry, side: 'home', player: 'ada', playerName: 'ada', type: 11, details },
          { ...entry, side: 'away', player: 'bea', playerName: 'bea', type: 12, captain: false, details: {} },
        ],
      },
    ],
  })
  await apply(record)
  await derive()
  expect(
    await database.rows(
      'select type_id as type, p.name, total from top_scorer s join player p on p.id = s.player_id order by type_id',
    ),
  ).toEqual([
    { type: 84, name: 'bea', total: 1 },
    { type: 208, name: 'ada', total: 2 },
  ])
  const [ada] = await database.rows(
    `select details, jersey_number as number from player_season s join player p on p.id = s.player_id where p.name = 'ada'`,
  )
  expect(ada).toMatchObject({
    number: 9,
    details: {
      52: { total: 2, goals: 1, penalties: 1 },
      84: { total: 0, home: 0, away: 0 },
      118: { average: 7.5, highest: 7.5, lowest: 7.5 },
      119: { total: 90 },
      321: { total: 1 },
      324: { total: 1 },
      1584: { total: 75 },
    },
  })
  const [home] = await database.rows(
    `select details from team_season s join team t on t.id = s.team_id where t.name = 'Ashton'`,
  )
  expect(home.details[52]).toEqual({
    all: { count: 2, average: 2, first: 10 },
    home: { count: 2, percentage: 100, average: 2, first: 10 },
    away: { count: 0, percentage: 0, average: 0, first: null },
  })
  await apply({ ...record, events: [{ fixture: 'ashton-brough', events: [] }] })
  expect(await derive()).toEqual({ seasons: 1, changed: 1 })
  expect(await database.rows('select 1 from top_scorer')).toEqual([])
})

test('two processes at once leave the season as one would', async () => {
  await apply(world([match('ashton', 'brough', [2, 1])]))
  const reports = await Promise.all([derive(), derive()])
  expect(reports.reduce((sum, { changed }) => sum + changed, 0)).toBe(1)
  expect(await table()).toHaveLength(3 - 1)
})

test('a limit leaves the other seasons due', async () => {
  const next = { ...season2025, key: 'E0 2024/2025', name: '2024/2025', startsOn: '2024-08-16', current: false }
  await apply(
    world([match('ashton', 'brough', [2, 1]), match('brough', 'ashton', [0, 0], { season: next.key })], {
      seasons: [season2025, next],
    }),
  )
  expect(await derive({ limit: 1 })).toEqual({ seasons: 1, changed: 1 })
  expect(await database.rows('select s.name from log_reader r join season s on s.id = any(r.due)')).toEqual([
    { name: '2024/2025' },
  ])
})

/** The database of one process, where another does something after a season was read and before it is written. */
function meanwhile(others: () => Promise<unknown>): typeof database {
  let opened = 0
  const pool = new Proxy(database.pool, {
    get(pool, name) {
      if (name === 'query') return pool.query.bind(pool)
      if (name !== 'connect') return Reflect.get(pool, name, pool)
      return async () => {
        opened += 1
        if (opened === 3) await others()
        return pool.connect()
      }
    },
  })
  return { ...database, pool }
}

test('a season whose results change while it is computed stays due, and the table gets the later result', async () => {
  await apply(world([match('ashton', 'brough', [2, 1])]))
  const deriving = meanwhile(() => apply(world([match('ashton', 'brough', [0, 1])])))
  expect(await deriveSeasons(deriving, { now: NOW })).toEqual({ seasons: 0, changed: 0 })
  expect(await derive()).toEqual({ seasons: 1, changed: 1 })
  expect(await table()).toMatchObject([
    { position: 1, name: 'Brough', points: 3 },
    { position: 2, name: 'Ashton', points: 0 },
  ])
})

test('others write while a season is computed', async () => {
  await apply(world([match('ashton', 'brough', [2, 1])]))
  const other = { ...season2025, key: 'E0 2024/2025', name: '2024/2025', current: false }
  const deriving = meanwhile(() =>
    apply(world([match('brough', 'ashton', [0, 0], { season: other.key })], { seasons: [season2025, other] })),
  )
  expect(await deriveSeasons(deriving, { now: NOW })).toEqual({ seasons: 1, changed: 1 })
})

test('a table reported by a source while a season is computed stays as reported', async () => {
  await apply(world([match('ashton', 'brough', [2, 1])]))
  const reported = () =>
    database.pool.query(`insert into standing (season_id, place, team_id, position, points, details, form, source)
      select 1, 0, id, 1, 99, '{}', '[]', 'sportmonks' from team where name = 'Brough'`)
  await deriveSeasons(meanwhile(reported), { now: NOW })
  expect(await table()).toEqual([{ position: 1, name: 'Brough', points: 99, source: 'sportmonks' }])
})

test('a season that another process has computed meanwhile is left to it', async () => {
  await apply(world([match('ashton', 'brough', [2, 1])]))
  expect(await deriveSeasons(meanwhile(derive), { now: NOW })).toEqual({ seasons: 0, changed: 0 })
})
